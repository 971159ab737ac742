import type { EnquiryChange } from '#contract/enquiries/enquiry.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { followUpEnquiry } from './follow-up-enquiry.ts'
import { findEnquiry } from './find-enquiries.ts'
import { setEnquiryStatus } from './set-enquiry-status.ts'

/**
 * Sets status or assignee of several enquiries. Gives the changes that restore what they had, for
 * those alone that have changed. One that is gone is left out.
 */
export async function changeEnquiries(
  app: App,
  by: Actor,
  changes: EnquiryChange[],
): Promise<EnquiryChange[]> {
  return inTransaction(app, async (app) => {
    const undo: EnquiryChange[] = []
    // In one order: two of these at once do not wait for each other.
    for (const change of changes.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      undo.push(...(await changeEnquiry(app, by, change)))
    }
    return undo
  })
}

async function changeEnquiry(app: App, by: Actor, change: EnquiryChange) {
  const { id, status, assigneeId } = change
  const before = await findEnquiry(app.db, id)
  if (!before) return []
  const assignedBefore = before.assignee?.id ?? null
  const hasStatus = status !== undefined && status !== before.status
  const hasAssignee = assigneeId !== undefined && assigneeId !== assignedBefore
  if (hasStatus) await setEnquiryStatus(app, by, id, status)
  if (hasAssignee) await followUpEnquiry(app, by, id, { assigneeId })
  if (!hasStatus && !hasAssignee) return []
  return [
    {
      id,
      ...(hasStatus ? { status: before.status } : {}),
      ...(hasAssignee ? { assigneeId: assignedBefore } : {}),
    },
  ]
}
