import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ContactDetails } from './contact-details.tsx'
import { contactNameOf, mailtoOf } from './contact-names.ts'

type ContactDialogProps = React.ComponentProps<typeof ContactDetails> & { onClose: () => void }

export function ContactDialog({ contact, status, onSetPassword, onClose }: ContactDialogProps) {
  const mailto = mailtoOf(contact)
  return (
    <Dialog
      title={contactNameOf(contact)}
      width="wide"
      onClose={onClose}
      buttons={
        <>
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
      <ContactDetails {...{ contact, status, onSetPassword }} />
    </Dialog>
  )
}
