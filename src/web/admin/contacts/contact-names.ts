import type { Contact } from '#contract/contacts/contact.ts'

/** An account that was made by its GST number alone has neither name nor e-mail. */
export function contactNameOf({ name, gstNumber, email, reference }: Contact) {
  return name ?? gstNumber ?? email ?? reference
}

/** Opens the mail program. Nothing when nobody knows where to write to. */
export function mailtoOf({ email, reference }: Contact) {
  if (!email) return undefined
  const recipient = encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@')
  return `mailto:${recipient}?subject=${encodeURIComponent(`Your message to us (${reference})`)}`
}
