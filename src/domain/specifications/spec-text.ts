const plainAscii = /^[\x20-\x7e]*$/

/**
 * Small letters, one form of spaces, signs and digits: `15,6”` is `15.6 inch`, `3,600` is `3600`. Most
 * lines have few of these signs, and each look for one costs as much as all the rest.
 */
export function plainSpecText(text: string) {
  let plain = plainAscii.test(text) ? text.toLowerCase() : withPlainSigns(text)
  if (plain.includes('*')) plain = plain.replaceAll('*', 'x')
  if (/["']/.test(plain)) plain = plain.replaceAll(/(?<=\d)\s*(?:"|'')/g, ' inch ')
  if (plain.includes(',')) plain = withoutCommas(plain)
  return plain.replaceAll(/\s+/g, ' ').trim()
}

function withPlainSigns(text: string) {
  return text
    .replaceAll(/[®™©]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\((?:r|tm)\)/g, ' ')
    .replaceAll(/[×✕]/g, 'x')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/[”“″]/g, '"')
    .replaceAll(/[’′]/g, "'")
}

function withoutCommas(text: string) {
  return text
    .replaceAll(/(?<=\d),(?=\d{2,3}(?:\D|$|,))/g, '')
    .replaceAll(/(?<=\b\d{1,2}),(?=\d\s*(?:inch|in\b))/g, '.')
    .replaceAll(/(?<=\d),\s?(?=[gt]b\b)/g, '')
}

/** The last part of a text, and the first, up to a sign or a word that begins another statement. */
const boundary = /[,;|+&/()]|\band\b|\bwith\b/

export function partBefore(text: string) {
  return text.split(boundary).at(-1) ?? ''
}

export function partAfter(text: string) {
  return text.split(boundary)[0] ?? ''
}

const limit =
  /\bup\s?to\b|\bmax(?:imum)?\b|expand|upgrad|extend|extens|support|\bless than\b|\btill\b/

export function isLimit(before: string, after: string) {
  return limit.test(partBefore(before)) || /^\s*(?:max|maximum)\b/.test(after)
}

/** The numbers of a pattern's first group. */
export function numbersOf(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map((found) => ({
    value: Number(found[1]),
    before: text.slice(0, found.index),
    after: text.slice(found.index + found[0].length),
  }))
}

/** The number, where the whole text is one. */
export function bareNumber(text: string) {
  const [, number] = /^(\d+(?:\.\d+)?)\s*(?:nos?\.?)?$/.exec(text) ?? []
  return number === undefined ? undefined : Number(number)
}

export function within(value: number | undefined, least: number, most: number) {
  return value !== undefined && value >= least && value <= most ? value : undefined
}
