import type { Route } from '#contract/call.ts'
import { trashCalls, trashCallsOf } from '#contract/trash/trash-calls.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import type { TrashKind } from '#contract/trash/trash.ts'
import { announce, announceFailure } from '../../ui/toasts.tsx'
import { failureLine, failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'

type Deleted = { kind: TrashKind; id: string; message: string; reads: Route[] }

/** Shows that it was deleted, with a button that restores it. */
export function announceDeletion({ kind, id, message, reads }: Deleted) {
  announceRestorable({
    message,
    restore: () => callApi(trashCallsOf[kind].restore, { id }),
    failed: trashMessages.restoreFailed,
    reads: [...reads, trashCalls.list],
  })
}

type Restorable = {
  message: string
  restore: () => Promise<{ message: string }>
  failed: string
  reads: Route[]
}

export function announceRestorable({ message, restore, failed, reads }: Restorable) {
  announce(message, { text: 'Undo', run: () => void run() })

  /** The screen of the deletion may have been left: the result is a toast, also where it failed. */
  async function run() {
    try {
      announce((await restore()).message)
    } catch (error) {
      announceFailure(failureLine(failureOf(error, failed)))
    } finally {
      await outdate(reads)
    }
  }
}
