import assert from 'node:assert/strict'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findEmails } from './find-emails.ts'
import { sendTestEmail } from './send-test-email.ts'

testOnEachEngine('a test e-mail goes the way of all others, to whoever asks', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const email = await sendTestEmail(app, by, asha.email)
  assert.deepEqual([email.kind, email.recipient, email.state], ['test', asha.email, 'waiting'])
  assert.deepEqual(await findEmails(app, { page: 1, limit: 10 }), [email])
})

testOnEachEngine('without mail no test e-mail waits, and the refusal says why', async (world) => {
  const { app } = world
  const by = await addAdministrator(app, asha)
  const outbox = { ...app.outbox, isMailSetUp: false }
  const refusal = await refusalOf(sendTestEmail({ ...app, outbox }, by, asha.email))
  assert.equal(refusal.kind, 'conflict')
  assert.deepEqual(await findEmails(app, { page: 1, limit: 10 }), [])
})
