import { contactCalls } from '#contract/contacts/contact-calls.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { Button } from '../../ui/button.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { callApi, downloadFile } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { Permitted } from '../session/permitted.tsx'
import { HistoryPart } from '../submissions/history-part.tsx'
import { ReplyPart } from '../submissions/reply-part.tsx'
import { useHistory } from '../submissions/use-history.ts'
import { lastReplyIdIn } from '../submissions/use-composed-reply.ts'
import { SubmissionDialog } from '../submissions/submission-parts.tsx'
import { useContactFollowUp } from './contact-changes.tsx'
import type { ContactStatusChange } from './contact-changes.tsx'
import { contactDetails, contactState } from './contact-details.tsx'
import type { ContactDetailsProps, ContactPasswordProps } from './contact-details.tsx'
import { contactNameOf, mailtoOf } from './contact-list.ts'

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

type ContactPartsProps = ContactDetailsProps & { onChanged: (contact: Contact) => void }

/** What the dialog and the screen of a message show alike. */
export function contactParts(props: ContactPartsProps) {
  const { contact, status, followUp, accountDeletion, onSetPassword, onChanged } = props
  return {
    row: contact,
    failures: [status.failure, followUp.failure, accountDeletion.failure],
    state: contactState(props),
    details: contactDetails(props),
    work: <ContactHistory contact={contact} onReplied={onChanged} />,
    reply: { text: 'Email', href: mailtoOf(contact) },
    buttons: contact.type === 'new' && (
      <Permitted call={contactCalls.setPassword}>
        <Button onClick={() => onSetPassword(contact)}>Set Password</Button>
      </Permitted>
    ),
    deletionCall: contactCalls.delete,
  }
}

type ContactHistoryProps = { contact: Contact; onReplied: (contact: Contact) => void }

/** Read when the details open, and again whenever the status or the consent has changed. */
function ContactHistory({ contact, onReplied }: ContactHistoryProps) {
  const { id, name, email, message, reference } = contact
  const { found, show } = useHistory({
    call: contactCalls.findHistory,
    id,
    read: (options) => callApi(contactCalls.findHistory, { id }, options),
  })
  return (
    <>
      {email && (
        <ReplyPart
          call={contactCalls.reply}
          subject={{ kind: 'message', id }}
          {...{ email, message }}
          suggestion={{
            subject: `Re: Your message ${reference}`,
            text: name ? `Dear ${name},\n\n` : '',
          }}
          lastReplyId={lastReplyIdIn(found.data?.history)}
          isMailSetUp={found.data?.isMailSetUp ?? true}
          readHistory={found.refetch}
          findFacts={async () => ({ name, product: null, offer: null, catalogue: null })}
          send={async (form, options) => {
            const { contact, history } = await callApi(contactCalls.reply, { id, form }, options)
            show(history)
            onReplied(contact)
            void outdate([contactCalls.list])
          }}
        />
      )}
      <HistoryPart
        found={found}
        download={(attachmentId) => downloadFile(contactCalls.findAttachment, { id, attachmentId })}
      />
    </>
  )
}
