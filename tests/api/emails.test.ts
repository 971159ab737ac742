import assert from 'node:assert/strict'
import { emailMessages } from '#contract/emails/outbox-email.ts'
import { claimEmail, recordFailedTry } from '#domain/outbox/claim-email.ts'
import { enqueueEmails } from '#domain/outbox/enqueue-email.ts'
import { testOnServer } from '../test-server.ts'
import { passwordForMeera, toMeera, toSales } from '../fixtures/received-emails.ts'

const refused = { fate: 'refused', reason: '550 no such user', code: '550' } as const

testOnServer('the office lists e-mails in pages and sends one again', async ({ app, call }) => {
  await enqueueEmails(app, [toMeera, toSales, passwordForMeera])
  const claimed = await claimEmail(app)
  assert(claimed)
  await recordFailedTry(app, claimed, refused)

  const { status, json, text } = await call('GET', '/admin/emails?limit=2')
  assert.equal(status, 200)
  const { total, page, limit, failed, isMailSetUp } = json
  assert.deepEqual([total, page, limit, failed, isMailSetUp], [3, 1, 2, 1, true])
  assert.equal((json['emails'] as unknown[]).length, 2)
  assert(!text.includes(passwordForMeera.secret))

  const only = await call('GET', '/admin/emails?state=failed')
  const emails = only.json['emails'] as { id: string; lastError: string }[]
  assert.deepEqual(
    emails.map(({ id, lastError }) => [id, lastError]),
    [[claimed.id, refused.reason]],
  )
  const sent = await call('POST', `/admin/emails/${claimed.id}/send`)
  assert.equal(sent.json['message'], emailMessages.sentAgain)
  assert.equal((sent.json['email'] as { state: string }).state, 'waiting')
})

testOnServer('an unknown state and an unknown e-mail have different errors', async ({ call }) => {
  assert.equal((await call('GET', '/admin/emails?state=lost')).status, 400)
  assert.equal((await call('POST', '/admin/emails/unknown/send')).status, 404)
  assert.deepEqual((await call('GET', '/admin/emails?page=9')).json['emails'], [])
})
