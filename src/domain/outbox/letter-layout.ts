import type { LetterContent } from './letter-content.ts'
import { htmlOf } from './letter-html.ts'
import { partsOf } from './letter-parts.ts'
import type { LetterFrame } from './letter-parts.ts'
import { textOf } from './letter-text.ts'

/** One structure, two dresses: what a mail program shows, and what every other shows. */
export function layLetterOut(content: LetterContent, frame: LetterFrame) {
  const parts = partsOf(content, frame)
  return { text: textOf(parts), html: htmlOf(parts) }
}

/** How the office reads it: its secret stays hidden. */
export function letterTextOf(content: LetterContent, publicUrl: string) {
  return textOf(partsOf(content, { publicUrl }))
}
