import { SenderEmail } from '../email-form.ts'
import { plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { dataRequestKinds, dataRequestLimits, dataRequestMessages } from './data-request.ts'

const { reasonRequired, kindRequired } = dataRequestMessages

export const DataRequestForm = z.object({
  email: SenderEmail,
  kind: z.enum(dataRequestKinds, kindRequired),
})
export type DataRequestForm = z.infer<typeof DataRequestForm>

/** The link holds all that is needed. */
export const ConfirmationForm = z.object({})

export const RefusalForm = z.object({
  reason: plainText(reasonRequired)
    .min(1, reasonRequired)
    .max(dataRequestLimits.reason, `At most ${dataRequestLimits.reason} characters`),
})
