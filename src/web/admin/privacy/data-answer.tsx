import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countText } from '#contract/count-text.ts'
import { dataRequestCalls } from '#contract/privacy/data-request-calls.ts'
import { dataRequestMessages } from '#contract/privacy/data-request.ts'
import type { DataRequest, StoredAboutPerson } from '#contract/privacy/data-request.ts'
import { Button } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { DetailList } from '../lists/detail-list.tsx'
import { callQuery, outdate } from '../session/call-query.ts'

type DataAnswerProps = { request: DataRequest; onYes: () => void; onNo: () => void }

/** Shows how much an answer sends or deletes, before it does. */
export function DataAnswer({ request: { id, kind, email }, onYes, onNo }: DataAnswerProps) {
  const { data, error, refetch } = useQuery(callQuery(dataRequestCalls.findStored, { id }))
  const isErasure = kind === 'erasure'
  // A colleague may have answered the request since the list was read.
  useEffect(() => {
    if (error) void outdate([dataRequestCalls.list])
  }, [error])
  return (
    <OfficeDialog
      role="alertdialog"
      title={isErasure ? `Delete all data of ${email}?` : `Send ${email} all their data?`}
      onClose={onNo}
      buttons={
        <>
          <Button onClick={onNo} data-first-focus>
            Cancel
          </Button>
          <Button look={isErasure ? 'danger' : 'action'} onClick={onYes} disabled={!data}>
            {isErasure ? 'Delete data' : 'Send file'}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-pretty text-ink-soft">{isErasure ? erasureHint : exportHint}</p>
      <ReadState
        {...{ data, error, refetch }}
        failed={dataRequestMessages.storedFailed}
        skeleton={<Skeleton className="h-24 w-full" />}
      />
      {data && <DetailList details={countsOf(data.stored)} />}
    </OfficeDialog>
  )
}

const erasureHint =
  'What is stored under this address is deleted for ever, also from the trash. The person is notified by e-mail. Invoices and other records outside this software are not touched.'
const exportHint =
  'The person gets a link by e-mail. The file is made when it is opened, and no copy of it is stored.'

function countsOf({ enquiries, contacts, customers, emails, consents }: StoredAboutPerson) {
  return {
    Enquiries: countText(enquiries),
    'Contact messages': countText(contacts),
    'Customer accounts': countText(customers),
    'E-mails': countText(emails),
    Consents: countText(consents),
  }
}
