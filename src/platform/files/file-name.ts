import { cleanLine } from '#contract/clean-text.ts'

export const longestStem = 150

type NameParts = {
  /** With its dot. It replaces one of the same kind, and follows every other. */
  extension: string
  /** Other extensions of the same kind, such as `.jpeg`. */
  sameAs?: string[]
  /** The name of a file that has none. */
  otherwise: string
}

/**
 * The sender's name of a file as far as it is valid, with the extension that its content has. It
 * never names anything in a store.
 */
export function fileNameOf(sent: string, { extension, sameAs = [], otherwise }: NameParts) {
  const line = cleanLine(sent.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{Control}/gu, '')
  const known = [extension, ...sameAs].find((end) => line.toLowerCase().endsWith(end))
  const stem = (known ? line.slice(0, -known.length) : line)
    .trim()
    .slice(0, longestStem)
    .toWellFormed()
  return `${/[\p{Letter}\p{Number}]/u.test(stem) ? stem : otherwise}${extension}`
}

const longestSent = 200

/** The sender's name of a file without the folders that some clients send. One that is too long is cut before its extension. */
export function sentNameOf(sent: string) {
  const name = cleanLine(sent.split(/[/\\]/).at(-1) ?? '')
  if (name.length <= longestSent) return name
  const [extension = ''] = /\.\w{1,10}$/.exec(name) ?? []
  const stem = name.slice(0, longestSent - extension.length)
  // No half of a letter that takes two places.
  return stem.replace(/[\ud800-\udbff]$/, '') + extension
}

/** At most so many characters of a text: whole words, unless the first is longer. */
export function shortenedAtWord(text: string, most: number) {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const end = cut.lastIndexOf(' ')
  const whole = end > 0 ? cut.slice(0, end) : cut.slice(0, most)
  return whole.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:.–-]+$/, '')
}
