import { contactTypes } from '#contract/contacts/contact.ts'
import type { ContactType } from '#contract/contacts/contact.ts'
import type { RefusedForm } from '../forms/answer-form.ts'

export type ContactFormProps = {
  refused: RefusedForm | undefined
  /** The reference of what was sent without scripts. */
  sent: string | undefined
}

/** Which of the two forms an address or a form asks for. */
export function contactTypeOf(as: unknown): ContactType {
  return contactTypes.find((type) => type === as) ?? 'new'
}
