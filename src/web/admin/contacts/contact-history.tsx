import { useQuery } from '@tanstack/react-query'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { callApi, downloadFile } from '../session/call-api.ts'
import { callQuery, queryClient } from '../session/call-query.ts'
import { HistoryPart } from '../submissions/history-part.tsx'
import { ReplyPart } from '../submissions/reply-part.tsx'

type ContactHistoryProps = { contact: Contact; onReplied: (contact: Contact) => void }

/** Read when the details open, and again whenever the status or the consent has changed. */
export function ContactHistory({ contact, onReplied }: ContactHistoryProps) {
  const { id, name, email, message, reference } = contact
  const query = callQuery(contactCalls.findHistory, { id })
  const found = useQuery(query)
  return (
    <>
      {email && (
        <ReplyPart
          call={contactCalls.reply}
          submissionId={id}
          {...{ email, message }}
          suggestion={{
            subject: `Re: Your message ${reference}`,
            text: name ? `Dear ${name},\n\n` : '',
          }}
          findFacts={async () => ({ name, product: null, offer: null, catalogue: null })}
          send={async (form, options) => {
            const { contact, history } = await callApi(contactCalls.reply, { id, form }, options)
            queryClient.setQueryData(query.queryKey, { history })
            onReplied(contact)
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
