import type { RefusedForm } from '../forms/answer-form.ts'

export type ContactFormProps = {
  refused: RefusedForm | undefined
  /** The reference of what was sent without scripts. */
  sent: string | undefined
}
