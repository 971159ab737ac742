const styles = /<link rel="stylesheet"[^>]*>/g
const viewport = /<meta name="viewport"[^>]*>/

/**
 * What a page looks like comes before what it does when it is pressed: React puts the links to scripts
 * first, and on a slow line they would share it with the styles and the first picture.
 */
export function inOrderOfNeed(html: string) {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const first = (head.match(styles) ?? []).join('')
  const ordered = head
    .replaceAll(styles, '')
    .replace(viewport, (meta) => meta + first)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return ordered + html.slice(end)
}
