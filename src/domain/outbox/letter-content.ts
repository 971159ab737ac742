/** What a letter says. Its layout makes the plain text and the HTML of it. */
export type LetterContent = {
  heading: string
  paragraphs: string[]
  facts?: LetterFact[]
  /** What somebody wrote, in their own lines. */
  quote?: string
  /** A link into this site. With `hasToken`, its address ends with the letter's token. */
  link?: { text: string; path: string; hasToken?: true }
  closing?: string[]
  /** Ends offers. Stands small at the foot, and is what `List-Unsubscribe` names to mail programs. */
  stopLink?: { text: string; path: string }
}

/** A row with a name and a value, or with the letter's secret. */
export type LetterFact = { name: string; value: string } | { name: string; isSecret: true }

export function hasPlaceForSecret({ facts = [] }: LetterContent) {
  return facts.some((fact) => 'isSecret' in fact)
}

export function hasPlaceForToken({ link }: LetterContent) {
  return link?.hasToken ?? false
}
