import type { Contact } from '#contract/contacts/contact.ts'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { SubmissionDialog } from '../submissions/submission-parts.tsx'
import { useContactFollowUp } from './contact-changes.tsx'
import type { ContactStatusChange } from './contact-changes.tsx'
import { contactParts } from './contact-details.tsx'
import type { ContactPasswordProps } from './contact-details.tsx'
import { contactNameOf } from './contact-list.ts'

type ContactDialogProps = ContactPasswordProps & {
  status: ContactStatusChange
  deletion: RowDeletion<Contact>
  onConsent: (contact: Contact) => void
  onChanged: (contact: Contact) => void
  onClose: () => void
}

export function ContactDialog(props: ContactDialogProps) {
  const { contact, deletion, onConsent, onClose } = props
  const followUp = useContactFollowUp(props.onChanged)
  return (
    <SubmissionDialog
      title={contactNameOf(contact)}
      {...contactParts({ ...props, followUp })}
      {...{ deletion, onConsent, onClose }}
    />
  )
}
