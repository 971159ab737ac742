import { apiKeyCalls } from '#contract/integrations/api-key-calls.ts'
import { apiKeyDefinitions } from '#contract/integrations/api-key-definitions.ts'
import { apiKeyMessages } from '#contract/integrations/api-key.ts'
import { listLimits } from '#contract/list-limits.ts'
import { addApiKey, revokeApiKey } from '#domain/integrations/change-api-keys.ts'
import { countApiKeys, findApiKeys } from '#domain/integrations/find-api-keys.ts'
import { webhookCalls } from '#contract/integrations/webhook-calls.ts'
import { webhookDefinitions } from '#contract/integrations/webhook-definitions.ts'
import { webhookMessages } from '#contract/integrations/webhook.ts'
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  renewWebhookSecret,
  sendDeliveryAgain,
  sendTestEvent,
} from '#domain/integrations/change-webhooks.ts'
import { findDeliveries, findWebhooks } from '#domain/integrations/find-webhooks.ts'
import { endpointsOf } from '../endpoint.ts'

const apiKeyEndpoints = endpointsOf(apiKeyCalls, apiKeyDefinitions, {
  async list({ db }, { query: { page = 1, limit = listLimits.onPage } }) {
    const [apiKeys, total] = await Promise.all([findApiKeys(db, { page, limit }), countApiKeys(db)])
    return { apiKeys, total, page, limit }
  },
  async add(app, { caller, body }) {
    const added = await addApiKey(app, caller.by, body)
    return { message: apiKeyMessages.added(added.apiKey.name), ...added }
  },
  async revoke(app, { caller, params }) {
    return { message: apiKeyMessages.revoked(await revokeApiKey(app, caller.by, params.id)) }
  },
})

const webhookEndpoints = endpointsOf(webhookCalls, webhookDefinitions, {
  async list({ db }) {
    return { webhooks: await findWebhooks(db) }
  },
  async add(app, { caller, body }) {
    return { message: webhookMessages.added, ...(await addWebhook(app, caller.by, body)) }
  },
  async change(app, { caller, params, body }) {
    const webhook = await changeWebhook(app, caller.by, params.id, body)
    const { changed, paused, resumed } = webhookMessages
    if (body.isPaused === undefined) return { message: changed, webhook }
    return { message: body.isPaused ? paused : resumed, webhook }
  },
  async remove(app, { caller, params }) {
    await removeWebhook(app, caller.by, params.id)
    return { message: webhookMessages.removed }
  },
  async renewSecret(app, { caller, params }) {
    const renewed = await renewWebhookSecret(app, caller.by, params.id)
    return { message: webhookMessages.secretRenewed, ...renewed }
  },
  async sendTest(app, { params }) {
    const deliveryId = await sendTestEvent(app, params.id)
    return { message: webhookMessages.testSent, deliveryId }
  },
  async listDeliveries({ db }, { params, query: { page = 1, limit = listLimits.onPage } }) {
    return { ...(await findDeliveries(db, params.id, { page, limit })), page, limit }
  },
  async sendAgain(app, { params }) {
    await sendDeliveryAgain(app, params.id, params.deliveryId)
    return { message: webhookMessages.sentAgain }
  },
})

export const integrationsEndpoints = [...apiKeyEndpoints, ...webhookEndpoints]
