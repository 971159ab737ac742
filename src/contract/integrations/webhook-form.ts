import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { webhookEvents, webhookLimits, webhookMessages } from './webhook.ts'

const url = plainLine()
  .max(webhookLimits.url, `The address can have at most ${webhookLimits.url} characters`)
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), webhookMessages.urlRequired)

const events = z
  .array(
    z.enum(webhookEvents, `Each event must be one of: ${webhookEvents.join(', ')}`),
    webhookMessages.eventsRequired,
  )
  .min(1, webhookMessages.eventsRequired)
  .max(webhookEvents.length, 'Each event can be chosen once')
  .transform((chosen) => [...new Set(chosen)])

export const WebhookForm = z.object({ url, events })
export type WebhookForm = z.infer<typeof WebhookForm>

export const WebhookChange = z
  .object({ url: url.optional(), events: events.optional(), isPaused: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0, webhookMessages.nothingToChange)
export type WebhookChange = z.infer<typeof WebhookChange>
