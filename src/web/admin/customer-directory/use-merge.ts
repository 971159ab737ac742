import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'

const reads = [
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
        reads,
      })
      onMerged(merge)
    },
    outdates: reads,
  })
}

export function useUndoMerge() {
  return useWrite({
    store: (mergeId: string) => callApi(customerRecordCalls.undoMerge, { mergeId }),
    subjectOf: (mergeId) => mergeId,
    failureOf: (error) => failureOf(error, customerRecordMessages.mergeUndoFailed),
    announces: ({ message }) => message,
    outdates: reads,
  })
}
