import { contactTypeTexts } from '#contract/contacts/contact.ts'
import type { ContactType } from '#contract/contacts/contact.ts'

const colours: Record<ContactType, string> = {
  new: 'bg-blue-wash text-blue',
  existing: 'bg-leaf-wash text-leaf',
}

export function ContactTypeBadge({ type }: { type: ContactType }) {
  return (
    <span
      className={`inline-block rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap ${colours[type]}`}
    >
      {contactTypeTexts[type]}
    </span>
  )
}
