/** A name for what is shown in the browser, should somebody save it (RFC 6266, RFC 8187). */
export function shownAs(name: string) {
  return `inline; filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name)}`
}

/** A file that is stored by the browser and never shown. */
export function savedAs(name: string) {
  return `attachment; filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name)}`
}

/** For clients that support only ASCII: without accents, and `_` for other letters. */
function plainName(name: string) {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_')
}

function encodedName(name: string) {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
