const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letter, or else whatever comes first. */
export function initialOf(name: string) {
  const signs = [...letters.segment(name.trim())].map(({ segment }) => segment)
  const first = signs.find((sign) => /^[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? ''
  return first.toUpperCase()
}
