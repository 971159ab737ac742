/** Small letters without accents, runs of anything else as one space. */
export function folded(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/** The words of a search. They hold letters and digits only: nothing in them means anything to LIKE. */
export function wordsIn(q = '') {
  return folded(q)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 10)
}

/** The same words with their accents and vowel signs, as a text has them that is not folded. */
export function writtenWordsIn(q: string) {
  return q
    .split(/[^\p{Letter}\p{Number}\p{Mark}]+/u)
    .filter((word) => folded(word) !== '')
    .slice(0, 10)
}
