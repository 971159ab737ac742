import { emptyAsAbsent, queryFields, sortField } from '../list-query.ts'
import { plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { customerRecordLimits, customerRecordSorts, timelineKinds } from './customer-record.ts'

export const CustomerRecordQuery = z.object({
  ...queryFields,
  sort: sortField(customerRecordSorts),
  include: emptyAsAbsent(z.literal('keys', 'The list can only include: keys')),
})
export type CustomerRecordQuery = z.infer<typeof CustomerRecordQuery>

export const TimelineQuery = z.object({
  kind: emptyAsAbsent(z.enum(timelineKinds, `Kind must be one of: ${timelineKinds.join(', ')}`)),
  page: queryFields.page,
  limit: queryFields.limit,
})
export type TimelineQuery = z.infer<typeof TimelineQuery>

const noteRequired = 'Please write the note'

export const CustomerNoteForm = z.object({
  text: plainText(noteRequired)
    .min(1, noteRequired)
    .max(
      customerRecordLimits.note,
      `A note can have at most ${customerRecordLimits.note} characters`,
    ),
})

/** Which record becomes a part of the one that the path names. */
export const CustomerMergeForm = z.object({ mergedId: plainText('Name the other customer') })

/** Two records, in any order. */
export const CustomerPairForm = z.object({
  oneId: plainText('Name the first customer'),
  otherId: plainText('Name the second customer'),
})
