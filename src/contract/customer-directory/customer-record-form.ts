import { emptyAsAbsent, queryFields } from '../list-query.ts'
import { z } from '../schema.ts'
import { timelineKinds } from './customer-record.ts'

export const CustomerRecordQuery = z.object(queryFields)
export type CustomerRecordQuery = z.infer<typeof CustomerRecordQuery>

export const TimelineQuery = z.object({
  kind: emptyAsAbsent(z.enum(timelineKinds, `Kind must be one of: ${timelineKinds.join(', ')}`)),
  page: queryFields.page,
  limit: queryFields.limit,
})
export type TimelineQuery = z.infer<typeof TimelineQuery>
