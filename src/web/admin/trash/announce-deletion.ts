import type { Route } from '#contract/call.ts'
import { trashCalls, trashCallsOf } from '#contract/trash/trash-calls.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import type { TrashKind } from '#contract/trash/trash.ts'
import { announce } from '../../ui/toasts.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'

type Deleted = { kind: TrashKind; id: string; message: string; reads: Route[] }

/** Shows that it was deleted, with a button that restores it. */
export function announceDeletion({ kind, id, message, reads }: Deleted) {
  announce(message, { text: 'Undo', run: () => void restore() })

  /** The screen of the deletion may have been left: the result is a toast, also where it failed. */
  async function restore() {
    try {
      const { message } = await callApi(trashCallsOf[kind].restore, { id })
      announce(message)
    } catch (error) {
      const { title, detail } = failureOf(error, trashMessages.restoreFailed)
      announce(detail ? `${title}: ${detail}` : title)
    } finally {
      await outdate([...reads, trashCalls.list])
    }
  }
}
