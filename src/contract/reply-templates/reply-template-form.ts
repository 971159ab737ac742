import { emailLimits } from '../emails/outbox-email.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { SeenVersion } from '../version-schema.ts'
import { placeholderFault } from './placeholders.ts'
import { replyTemplateLimits, replyTemplateMessages } from './reply-template.ts'

const { nameRequired, bodyRequired } = replyTemplateMessages
const { name, body, templates } = replyTemplateLimits

export const ReplyTemplateForm = z.object({
  name: plainLine(nameRequired)
    .min(1, nameRequired)
    .max(name, `A name can have at most ${name} characters`),
  subject: plainLine('A subject must be text')
    .max(emailLimits.subject, `A subject can have at most ${emailLimits.subject} characters`)
    .refine(hasNoFault, { error: faultOf })
    .nullish()
    .transform((subject) => subject || null),
  body: plainText(bodyRequired)
    .min(1, bodyRequired)
    .max(body, `A text can have at most ${body} characters`)
    .refine(hasNoFault, { error: faultOf }),
})
export type ReplyTemplateForm = z.infer<typeof ReplyTemplateForm>

export const ReplyTemplateChangeForm = ReplyTemplateForm.extend({ version: SeenVersion })
export type ReplyTemplateChangeForm = z.infer<typeof ReplyTemplateChangeForm>

const noOrder = `Name between 1 and ${templates} ids in their order`

/** Templates in their new order among themselves. Ids of deleted ones are ignored. */
export const ReplyTemplateOrderForm = z.object({
  ids: z.array(plainText(noOrder), noOrder).min(1, noOrder).max(templates, noOrder),
})

function hasNoFault(text: string) {
  return placeholderFault(text) === undefined
}

function faultOf({ input }: { input?: unknown }) {
  return placeholderFault(String(input))
}
