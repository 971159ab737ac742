import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Contact } from '#contract/contacts/contact.ts'
import type { RowDeletion } from '../tables/use-row-deletion.ts'
import { ContactDetails } from './contact-details.tsx'
import { contactNameOf, mailtoOf } from './contact-names.ts'

type ContactDialogProps = React.ComponentProps<typeof ContactDetails> & {
  deletion: RowDeletion<Contact>
  onClose: () => void
}

export function ContactDialog({ deletion, onClose, ...details }: ContactDialogProps) {
  const { contact, status, accountDeletion, onSetPassword } = details
  const mailto = mailtoOf(contact)
  return (
    <Dialog
      title={contactNameOf(contact)}
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Button look="quiet" className="mr-auto -ml-2.5" onClick={() => deletion.ask(contact)}>
            {deletion.going ? 'Deleting...' : 'Delete'}
          </Button>
          <Button onClick={onClose} data-first-focus>
            Close
          </Button>
          {contact.type === 'new' && (
            <Button onClick={() => onSetPassword(contact)}>Set Password</Button>
          )}
          {mailto && (
            <ButtonAnchor look="action" href={mailto}>
              Email
            </ButtonAnchor>
          )}
        </>
      }
    >
      {status.failure && <Banner {...status.failure} className="mb-4" />}
      {deletion.failure && <Banner {...deletion.failure} className="mb-4" />}
      {accountDeletion.failure && <Banner {...accountDeletion.failure} className="mb-4" />}
      <ContactDetails {...details} />
    </Dialog>
  )
}
