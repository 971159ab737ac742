import type { FieldsOf } from '../call-definition.ts'
import { IdParams } from '../general-schemas.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { submissionEventKinds } from './submission-event.ts'
import type { Attachment } from './attachment.ts'
import type { SubmissionEvent } from './submission-event.ts'

const AttachmentResponse = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int(),
} satisfies FieldsOf<Attachment>)

export const AttachmentParams = IdParams.extend({ attachmentId: plainLine() })

export const HistoryResponse = z.object({
  history: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      by: z.string().nullable(),
      kind: z.enum(submissionEventKinds),
      text: z.string(),
      from: z.string().nullable(),
      attachments: z.array(AttachmentResponse).optional(),
    } satisfies FieldsOf<SubmissionEvent>),
  ),
})
