import type { Contact } from '#contract/contacts/contact.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { rowActionLook, rowActionsLook } from '../tables/row-action-look.ts'
import { contactNameOf, mailtoOf } from './contact-names.ts'

export type ContactActions = {
  onView: (contact: Contact) => void
  onSetPassword: (contact: Contact) => void
  onDelete: (contact: Contact) => void
}

/** Each says whom it means: a list of buttons alone must make sense. */
export function ContactRowActions({
  contact,
  onView,
  onSetPassword,
  onDelete,
}: ContactActions & { contact: Contact }) {
  const name = contactNameOf(contact)
  const mailto = mailtoOf(contact)
  return (
    <div className={`${rowActionsLook} flex-wrap @lg:flex-nowrap`}>
      <Button
        look="quiet"
        className={rowActionLook}
        onClick={() => onView(contact)}
        aria-label={`View ${name}`}
      >
        View
      </Button>
      {contact.type === 'new' && (
        <Button
          look="quiet"
          className={rowActionLook}
          onClick={() => onSetPassword(contact)}
          aria-label={`Set Password for ${name}`}
        >
          Set Password
        </Button>
      )}
      {mailto && (
        <ButtonAnchor
          look="quiet"
          className={rowActionLook}
          href={mailto}
          aria-label={`Email ${name}`}
        >
          Email
        </ButtonAnchor>
      )}
      <Button
        look="quiet"
        className={rowActionLook}
        onClick={() => onDelete(contact)}
        aria-label={`Delete the message of ${name}`}
        data-delete
      >
        Delete
      </Button>
    </div>
  )
}
