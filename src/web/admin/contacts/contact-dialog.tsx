import { contactCalls } from '#contract/contacts/contact-calls.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { Button } from '../../ui/button.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { SubmissionDialog } from '../submissions/submission-dialog.tsx'
import { contactDetails } from './contact-details.tsx'
import type { ContactPasswordProps } from './contact-details.tsx'
import { ContactHistory } from './contact-history.tsx'
import { contactNameOf, mailtoOf } from './contact-list.ts'
import { useContactFollowUp } from './contact-changes.tsx'
import type { ContactStatusChange } from './contact-changes.tsx'
import { Permitted } from '../session/permitted.tsx'

type ContactDialogProps = ContactPasswordProps & {
  status: ContactStatusChange
  deletion: RowDeletion<Contact>
  onConsent: (contact: Contact) => void
  onChanged: (contact: Contact) => void
  onClose: () => void
}

export function ContactDialog(props: ContactDialogProps) {
  const { contact, status, deletion, accountDeletion, onSetPassword, onChanged } = props
  const { onConsent, onClose } = props
  const followUp = useContactFollowUp(onChanged)
  return (
    <SubmissionDialog
      deletionCall={contactCalls.delete}
      title={contactNameOf(contact)}
      row={contact}
      reply={{ text: 'Email', href: mailtoOf(contact) }}
      failures={[status.failure, followUp.failure, accountDeletion.failure]}
      {...{ deletion, onConsent, onClose }}
      buttons={
        contact.type === 'new' && (
          <Permitted call={contactCalls.setPassword}>
            <Button onClick={() => onSetPassword(contact)}>Set Password</Button>
          </Permitted>
        )
      }
      details={contactDetails({ contact, status, followUp, onSetPassword, accountDeletion })}
    >
      <ContactHistory contact={contact} onReplied={onChanged} />
    </SubmissionDialog>
  )
}
