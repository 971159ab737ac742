import assert from 'node:assert/strict'
import { apiKeyLimits, apiKeyMessages } from '#contract/integrations/api-key.ts'
import { webhookLimits, webhookMessages } from '#contract/integrations/webhook.ts'
import { newId } from '#platform/ids/new-id.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { addApiKey } from './change-api-keys.ts'
import { addWebhook, changeWebhook } from './change-webhooks.ts'

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

testOnEachEngine('no two webhooks have the same address, however it is written', async (world) => {
  const { app } = world
  const by = await addAdministrator(app, asha)
  const add = (url: string) => addWebhook(app, by, { url, events: ['product.added'] })
  const { isThere } = webhookMessages
  const refused = { kind: 'conflict', message: isThere, fields: { url: isThere } }
  const added = await Promise.allSettled([
    add('https://hook.example'),
    add('https://HOOK.example/'),
  ])
  assert.deepEqual(refusalsIn(added), [isThere])
  const { webhook } = await add('https://other.example/')
  const change = (url: string) => changeWebhook(app, by, webhook.id, { url })
  await assert.rejects(change('https://hook.example/'), refused)
  assert.equal((await change('https://other.example')).url, 'https://other.example')
})

testOnEachEngine(
  'of two webhooks that have had the same address before, one is paused with its address',
  async (world) => {
    const { app } = world
    const by = await addAdministrator(app, asha)
    const url = 'https://hook.example/'
    await addWebhook(app, by, { url, events: ['product.added'] })
    const other = 'https://other.example/'
    const { webhook } = await addWebhook(app, by, { url: other, events: ['product.added'] })
    await app.db.updateTable('webhooks').set({ url }).where('id', '=', webhook.id).execute()
    assert((await changeWebhook(app, by, webhook.id, { url, isPaused: true })).isPaused)
  },
)

testOnEachEngine(
  'a webhook that does not exist is not found, also with the address of another',
  async (world) => {
    const { app } = world
    const by = await addAdministrator(app, asha)
    const url = 'https://hook.example/'
    await addWebhook(app, by, { url, events: ['product.added'] })
    const refused = { kind: 'not-found', message: webhookMessages.notFound }
    await assert.rejects(changeWebhook(app, by, newId(), { url }), refused)
  },
)
