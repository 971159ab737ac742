import { apiKeyCalls } from '#contract/integrations/api-key-calls.ts'
import { apiKeyDefinitions } from '#contract/integrations/api-key-definitions.ts'
import { apiKeyMessages } from '#contract/integrations/api-key.ts'
import { listLimits } from '#contract/list-limits.ts'
import { addApiKey, revokeApiKey } from '#domain/integrations/change-api-keys.ts'
import { countApiKeys, findApiKeys } from '#domain/integrations/find-api-keys.ts'
import { endpointsOf } from '../endpoint.ts'

export const integrationsEndpoints = endpointsOf(apiKeyCalls, apiKeyDefinitions, {
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
