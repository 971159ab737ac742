import type { EmailParts } from './email-parts.ts'

/** Paragraphs, facts, and the quoted text with `>` before each line. */
export function textOf(parts: EmailParts) {
  const { heading = '', paragraphs, facts, quote, link, closing = [], stopLink, signature } = parts
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(({ name, value }) => `${name}: ${indented(value)}`).join('\n'),
    quote === undefined ? '' : quoted(quote),
    link ? `${link.text}:\n${link.address}` : '',
    ...closing,
    stopLink ? `${stopLink.text}:\n${stopLink.address}` : '',
    `-- \n${signature.join('\n')}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** So that no line of a value can look like a fact of its own. */
function indented(value: string) {
  return linesOf(value).join('\n  ')
}

function quoted(text: string) {
  return linesOf(text)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

export function linesOf(text: string) {
  return text.split(/\r\n|[\r\n\u2028\u2029]/)
}
