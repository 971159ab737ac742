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

testOnServer(
  'e-mails are found by words of their recipient and their subject, within a state',
  async ({ app, call }) => {
    await enqueueEmails(app, [toMeera, toSales])
    const found = async (query: string) => {
      const { json } = await call('GET', `/admin/emails?${query}`)
      const emails = json['emails'] as { recipient: string }[]
      return [json['total'], emails.map(({ recipient }) => recipient)]
    }
    const meera = [1, [toMeera.recipient]]
    assert.deepEqual(await found('q=MEERA%40lakeview'), meera)
    assert.deepEqual(await found('q=your+lakeview.example+E-7KD2'), meera)
    assert.deepEqual(await found('q=sales'), [1, [toSales.recipient]])
    assert.deepEqual(await found('q=enquiry&state=waiting&limit=1'), [2, [toSales.recipient]])
    assert.deepEqual(await found('q=enquiry&state=sent'), [0, []])
    assert.deepEqual(await found('q=%25'), [0, []])
  },
)

testOnServer('an unknown state and an unknown e-mail have different errors', async ({ call }) => {
  assert.equal((await call('GET', '/admin/emails?state=lost')).status, 400)
  assert.equal((await call('POST', '/admin/emails/unknown/send')).status, 404)
  assert.deepEqual((await call('GET', '/admin/emails?page=9')).json['emails'], [])
})
