import type { FieldsOf } from '../call-definition.ts'
import { z } from '../schema.ts'
import { submissionEventKinds } from './submission-event.ts'
import type { SubmissionEvent } from './submission-event.ts'

export const HistoryResponse = z.object({
  history: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      by: z.string().nullable(),
      kind: z.enum(submissionEventKinds),
      text: z.string(),
      from: z.string().nullable(),
    } satisfies FieldsOf<SubmissionEvent>),
  ),
})
