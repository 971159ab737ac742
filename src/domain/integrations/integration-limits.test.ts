import assert from 'node:assert/strict'
import { apiKeyLimits, apiKeyMessages } from '#contract/integrations/api-key.ts'
import { webhookLimits, webhookMessages } from '#contract/integrations/webhook.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { addApiKey } from './change-api-keys.ts'
import { addWebhook } from './change-webhooks.ts'

function refusalsIn(results: PromiseSettledResult<unknown>[]) {
  return results.flatMap((result) => (result.status === 'rejected' ? result.reason.message : []))
}

testOnEachEngine(
  'of API keys that are added at once no more than 100 are stored',
  async (world) => {
    const { app } = world
    const by = await addAdministrator(app, asha)
    const add = (number: number) =>
      addApiKey(app, by, { name: `Key ${number}`, role: 'viewer', days: 30 })
    for (let number = 2; number < apiKeyLimits.keys; number++) await add(number)
    const added = await Promise.allSettled([200, 201, 202, 203].map(add))
    const { tooMany } = apiKeyMessages
    assert.deepEqual(refusalsIn(added), [tooMany, tooMany])
  },
)

testOnEachEngine('of webhooks that are added at once no more than 20 are stored', async (world) => {
  const { app } = world
  const by = await addAdministrator(app, asha)
  const add = (number: number) =>
    addWebhook(app, by, { url: `https://hook${number}.example/`, events: ['product.added'] })
  for (let number = 2; number < webhookLimits.webhooks; number++) await add(number)
  const added = await Promise.allSettled([100, 101, 102, 103].map(add))
  const { tooMany } = webhookMessages
  assert.deepEqual(refusalsIn(added), [tooMany, tooMany])
})
