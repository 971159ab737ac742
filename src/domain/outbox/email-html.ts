import { escapedMarkup } from '#platform/markup/escaped-markup.ts'
import type { EmailParts } from './email-parts.ts'
import { linesOf } from './email-text.ts'

// Mail programs support tables and inline styles best; everything else is optional.
const styles = {
  page: 'margin:0;padding:24px 12px;background:#fbf8f3',
  sheet: 'max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #e3dbcf',
  text: "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:15px;line-height:23px;overflow-wrap:anywhere;color:#1c1712",
  mark: 'padding:18px 22px;border-bottom:3px solid;font-size:17px;font-weight:700;color:#1c1712',
  body: 'padding:26px 22px 10px',
  heading: 'margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700;color:#1c1712',
  paragraph: 'margin:0 0 16px',
  facts: 'width:100%;margin:0 0 20px;border-collapse:collapse',
  name: 'width:28%;padding:8px 12px 8px 0;overflow-wrap:break-word;border-top:1px solid #e3dbcf;vertical-align:top;text-align:left;font-weight:400;color:#5c5247',
  value: 'padding:8px 0;border-top:1px solid #e3dbcf;vertical-align:top;font-weight:600',
  quote: 'margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid #e3dbcf',
  link: 'display:inline-block;padding:11px 20px;color:#ffffff;font-weight:600;text-decoration:none;border-radius:4px',
  stop: 'display:inline-block;padding:6px 0;color:#5c5247',
  foot: 'padding:16px 22px;border-top:1px solid #e3dbcf;font-size:13px;line-height:19px;color:#5c5247',
}

const dark = `
@media (prefers-color-scheme: dark) {
  .page { background: #16130f !important }
  .sheet { background: #1f1b16 !important; border-color: #3a332b !important }
  .ink { color: #f3ede4 !important }
  .soft { color: #b9aea0 !important }
  .line { border-color: #3a332b !important }
}`

/** One column, no picture and nothing from afar: what arrives is what is read. */
export function htmlOf(parts: EmailParts) {
  const { heading, stopLink, signature, company, colour } = parts
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapedMarkup(heading ?? company)}</title>
<style>${dark}
</style>
</head>
<body class="page" style="${styles.page}">
<div class="sheet line ink" style="${styles.sheet};${styles.text}">
<div class="ink" style="${styles.mark};border-bottom-color:${colour}">${escapedMarkup(company)}</div>
<div style="${styles.body}">
${bodyOf(parts)}
</div>
<div class="soft line" style="${styles.foot}">${signature.map(escapedMarkup).join('<br>')}${stopLink ? stopLinkOf(stopLink) : ''}</div>
</div>
</body>
</html>
`
}

function bodyOf({ heading, paragraphs, facts, quote, link, colour, closing = [] }: EmailParts) {
  const parts = [
    heading === undefined ? '' : headingOf(heading),
    ...paragraphs.map(paragraphOf),
    factsOf(facts),
    quote === undefined ? '' : `<div class="line" style="${styles.quote}">${lined(quote)}</div>`,
    link ? linkOf(link, colour) : '',
    ...closing.map(paragraphOf),
  ]
  return parts.filter((part) => part !== '').join('\n')
}

function headingOf(text: string) {
  return `<h1 class="ink" style="${styles.heading}">${escapedMarkup(text)}</h1>`
}

function paragraphOf(text: string) {
  return `<p style="${styles.paragraph}">${lined(text)}</p>`
}

function factsOf(facts: EmailParts['facts']) {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th scope="row" class="soft line" style="${styles.name}">${escapedMarkup(name)}</th>` +
      `<td class="line" style="${styles.value}">${lined(value)}</td></tr>`,
  )
  return `<table style="${styles.facts}">\n${rows.join('\n')}\n</table>`
}

function linkOf({ text, address }: { text: string; address: string }, colour: string) {
  return `<p style="${styles.paragraph}"><a href="${escapedMarkup(address)}" style="${styles.link};background:${colour}">${escapedMarkup(text)}</a></p>`
}

function stopLinkOf({ text, address }: { text: string; address: string }) {
  return `<br><a class="soft" href="${escapedMarkup(address)}" style="${styles.stop}">${escapedMarkup(text)}</a>`
}

function lined(text: string) {
  return linesOf(text).map(escapedMarkup).join('<br>')
}
