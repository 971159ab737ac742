/** A word shorter than this would be marked at every second one. */
const shortest = 2

/** The text in parts, of which every second begins like one of the words, whatever its case. */
export function markedParts(text: string, words: string): string[] {
  const beginnings = words
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= shortest)
    .toSorted((one, other) => other.length - one.length)
  if (beginnings.length === 0) return [text]
  return text.split(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${beginnings.join('|')})`, 'giu'))
}
