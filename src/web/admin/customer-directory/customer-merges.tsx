import {
  customerNameOf,
  customerRecordMessages,
} from '#contract/customer-directory/customer-record.ts'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import type { CustomerMerge } from '#contract/customer-directory/customer-record.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { DetailPart } from '../lists/detail-list.tsx'
import { useFocusFallback } from '../lists/row-focus.ts'
import { Permitted } from '../session/permitted.tsx'
import { announceRestorable } from '../trash/announce-deletion.ts'
import { callApi } from '../session/call-api.ts'
import { failureOf } from '../session/api-error.ts'
import { useWrite } from '../session/use-write.ts'

/** Records that became a part of this one. */
export function MergedRecords({ merges }: { merges: CustomerMerge[] }) {
  const undoing = useUndoMerge()
  useFocusFallback(merges)
  if (merges.length === 0 && !undoing.failure) return null
  return (
    <DetailPart title="Merged into this customer">
      {undoing.failure && <Banner {...undoing.failure} />}
      <ul className="border-t border-hairline text-sm">
        {merges.map(({ id, at, by, ...record }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 border-b border-hairline py-1.5"
          >
            <div className="min-w-0 grow wrap-anywhere">
              <bdi>{customerNameOf(record)}</bdi>
              <p className="text-ink-soft">
                {by} · <time dateTime={at}>{timeText(at)}</time>
              </p>
            </div>
            <Permitted call={customerRecordCalls.undoMerge}>
              <Button
                look="quiet"
                aria-label={`Undo the merge of ${customerNameOf(record)}`}
                onClick={() => void undoing.run(id)}
              >
                {undoing.isBusy(id) ? 'Undoing...' : 'Undo'}
              </Button>
            </Permitted>
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}

/** What a change of a customer is seen in. */
export const customerReads = [
  customerRecordCalls.list,
  customerRecordCalls.find,
  customerRecordCalls.findTimeline,
  customerRecordCalls.listNotes,
  customerRecordCalls.listDoubles,
  customerRecordCalls.previewMerge,
]

type Merge = { keptId: string; mergedId: string }

/** The message that follows has the undo. */
export function useMerge(onMerged: (merge: Merge) => void) {
  return useWrite({
    store: ({ keptId, mergedId }: Merge) =>
      callApi(customerRecordCalls.merge, { id: keptId, mergedId }),
    failureOf: (error) => failureOf(error, customerRecordMessages.mergeFailed),
    onStored({ message, mergeId }, merge) {
      announceRestorable({
        message,
        restore: () => callApi(customerRecordCalls.undoMerge, { mergeId }),
        failed: customerRecordMessages.mergeUndoFailed,
        reads: customerReads,
      })
      onMerged(merge)
    },
    outdates: customerReads,
  })
}

function useUndoMerge() {
  return useWrite({
    store: (mergeId: string) => callApi(customerRecordCalls.undoMerge, { mergeId }),
    subjectOf: (mergeId) => mergeId,
    failureOf: (error) => failureOf(error, customerRecordMessages.mergeUndoFailed),
    announces: ({ message }) => message,
    outdates: customerReads,
  })
}
