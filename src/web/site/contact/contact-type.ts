import { contactTypes } from '#contract/contacts/contact.ts'
import type { ContactType } from '#contract/contacts/contact.ts'

/** Which of the two forms an address or a form asks for. */
export function contactTypeOf(as: unknown): ContactType {
  return contactTypes.find((type) => type === as) ?? 'new'
}
