import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { queryFields } from '../list-query.ts'
import { z } from '../schema.ts'
import { WebhookChange, WebhookForm } from './webhook-form.ts'
import { webhookEvents } from './webhook.ts'
import type { Webhook, WebhookDelivery } from './webhook.ts'

const WebhookResponse = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isPaused: z.boolean(),
  createdAt: z.iso.datetime(),
  waiting: z.int(),
  failed: z.int(),
} satisfies FieldsOf<Webhook>)

const DeliveryResponse = z.object({
  id: z.string(),
  type: z.string(),
  ids: z.array(z.string()),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  deliveredAt: z.iso.datetime().nullable(),
  givenUpAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  status: z.int().nullable(),
  error: z.string().nullable(),
} satisfies FieldsOf<WebhookDelivery>)

const WithSecretResponse = MessageResponse.extend({ webhook: WebhookResponse, secret: z.string() })

const DeliveryParams = IdParams.extend({ deliveryId: IdParams.shape.id })

export const webhookDefinitions = {
  list: {
    summary: 'The addresses that are called when something has happened',
    response: z.object({ webhooks: z.array(WebhookResponse) }),
  },
  add: {
    summary:
      'Add a webhook. Its calls are signed as in Standard Webhooks, with a secret that is shown once',
    body: WebhookForm,
    response: WithSecretResponse,
    status: 201,
    refusals: [409],
  },
  change: {
    summary: 'Change the address or the events of a webhook, or pause it',
    params: IdParams,
    body: WebhookChange,
    response: MessageResponse.extend({ webhook: WebhookResponse }),
    refusals: [404, 409],
  },
  remove: {
    summary: 'Remove a webhook with the log of its calls',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
  renewSecret: {
    summary: 'Give a webhook a new secret; calls are signed with it from now on',
    params: IdParams,
    response: WithSecretResponse,
    refusals: [404],
  },
  sendTest: {
    summary: 'Send an event of the type webhook.test; the list of calls has its result',
    params: IdParams,
    response: MessageResponse.extend({ deliveryId: z.string() }),
    refusals: [404],
  },
  listDeliveries: {
    summary: 'The calls of a webhook in the last 30 days, the last first, always in pages',
    params: IdParams,
    query: z.object({ page: queryFields.page, limit: queryFields.limit }),
    response: z.object({
      deliveries: z.array(DeliveryResponse),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
    }),
    refusals: [404],
  },
  sendAgain: {
    summary: 'Send an event again, with the same id',
    params: DeliveryParams,
    response: MessageResponse,
    refusals: [404, 409],
  },
} satisfies CallDefinitions
