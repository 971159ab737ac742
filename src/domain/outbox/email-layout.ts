import type { EmailContent } from './email-content.ts'
import { htmlOf } from './email-html.ts'
import { partsOf } from './email-parts.ts'
import type { EmailFrame } from './email-parts.ts'
import { textOf } from './email-text.ts'

/** The same parts twice: as HTML, and as text for mail programs that show no HTML. */
export function layOutEmail(content: EmailContent, frame: EmailFrame) {
  const parts = partsOf(content, frame)
  return { text: textOf(parts), html: htmlOf(parts) }
}

/** How the office reads it: its secret stays hidden. */
export function emailTextOf(content: EmailContent, frame: Pick<EmailFrame, 'publicUrl' | 'site'>) {
  return textOf(partsOf(content, frame))
}
