/** What a letter says. Its layout makes the plain text and the HTML of it. */
export type LetterContent = {
  heading: string
  paragraphs: string[]
  facts?: LetterFact[]
  /** What somebody wrote, in their own lines. */
  quote?: string
  /** A link into this site. */
  link?: { text: string; path: string }
  closing?: string[]
}

/** A row with a name and a value, or with the letter's secret. */
export type LetterFact = { name: string; value: string } | { name: string; isSecret: true }

export function hasPlaceForSecret({ facts = [] }: LetterContent) {
  return facts.some((fact) => 'isSecret' in fact)
}
