import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { enqueueEmail } from '#domain/outbox/enqueue-email.ts'
import { callsTo } from '../test-server.ts'
import { openTestSmtp, postUser } from '../test-smtp.ts'
import { passwordForMeera, toMeera } from '../fixtures/received-emails.ts'
import { asha } from '../fixtures/people.ts'
import { openBeside } from './open-beside.ts'
import { mailSettingsFor } from './mail-settings-for.ts'
import { runServer } from './run-server.ts'
import type { RunningServer } from './run-server.ts'
import { signInTo } from './sign-in-to.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'
import { until } from './until.ts'

/** What another process has written would be seen within ten seconds; the office cannot wait. */
async function sendWaiting(server: RunningServer) {
  const { call } = callsTo(server.address, await signInTo(server.address))
  const { json } = await call('GET', '/admin/emails?state=waiting')
  const [email] = json['emails'] as { id: string }[]
  assert.equal((await call('POST', `/admin/emails/${email?.id}/send`)).status, 200)
}

testStartOnEachEngine(
  'a server sends what waits, with TLS and sign-in, and its log names nobody',
  async (base) => {
    await using office = await openTestSmtp()
    const settings = await mailSettingsFor(base, office)
    office.troubles.push('unknown', 'greylisted')
    await using server = await runServer(settings)
    await using beside = openBeside(settings)
    await enqueueEmail(beside.app, toMeera)
    await enqueueEmail(beside.app, passwordForMeera)
    await sendWaiting(server)
    await until(() => server.stdout().includes('"fate":"later"'))
    await sendWaiting(server)
    await until(() => office.received.length === 1)
    assert.match(office.received[0]?.mail.text ?? '', new RegExp(passwordForMeera.secret))
    await server.kill('SIGTERM')
    const log = server.stdout() + server.stderr()
    assert.match(log, /e-mail sent/)
    const secrets = [passwordForMeera.secret, postUser.password, encodeURIComponent('p@ss word')]
    for (const word of [...secrets, 'meera', 'lakeview', 'office@']) {
      assert(!log.includes(word), `${word} is in the log`)
    }
  },
)

testStartOnEachEngine(
  'SIGTERM during an e-mail lets it arrive, exits 0, and the next start does not send it again',
  async (base) => {
    await using office = await openTestSmtp()
    const settings = await mailSettingsFor(base, office)
    office.troubles.push('slow')
    const server = await runServer(settings)
    await using beside = openBeside(settings)
    await enqueueEmail(beside.app, toMeera)
    await sendWaiting(server)
    await until(() => office.troubles.length === 0)
    const start = performance.now()
    assert.deepEqual(await server.kill('SIGTERM'), { code: 0, signal: null })
    assert(performance.now() - start < 6000)
    assert.equal(office.received.length, 1)
    await using again = await runServer(settings)
    await wait(500)
    assert.equal(office.received.length, 1)
    await again.kill('SIGTERM')
  },
)

testStartOnEachEngine('without mail a server starts, and e-mails wait', async (base) => {
  const settings = { ...base, ADMIN_EMAIL: asha.email, ADMIN_PASSWORD: asha.password }
  await using server = await runServer(settings)
  await using beside = openBeside(settings)
  await enqueueEmail(beside.app, toMeera)
  const { call } = callsTo(server.address, await signInTo(server.address))
  const { json } = await call('GET', '/admin/emails')
  const [email] = json['emails'] as { state: string; text: string }[]
  assert.equal(email?.state, 'waiting')
  assert.match(email.text, /^Thank you, Meera Krishnan$/m)
  assert.equal(json['isMailSetUp'], false)
})
