import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import { timelineKinds } from '#contract/customer-directory/customer-record.ts'
import type { TimelineKind } from '#contract/customer-directory/customer-record.ts'
import { addressQuery, oneOf } from '../lists/address-query.ts'
import { rowsOnPage } from '../lists/office-list.ts'
import { callQuery } from '../session/call-query.ts'
import { customerPath } from './customer-list.ts'

/** The address of a customer with the part of the timeline that is shown. */
export function timelineAddress(id: string) {
  return addressQuery(customerPath(id), (parameter) => ({
    kind: oneOf(timelineKinds, parameter('kind')),
  }))
}

type TimelinePart = { kind: TimelineKind | ''; page: number }

export function timelineQuery(id: string, { kind, page }: TimelinePart) {
  const part = { id, kind: kind || undefined, page, limit: rowsOnPage }
  return callQuery(customerRecordCalls.findTimeline, part)
}
