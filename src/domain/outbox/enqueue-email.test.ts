import assert from 'node:assert/strict'
import { emailLimits } from '#contract/emails/outbox-email.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { passwordForMeera, toMeera, toSales } from '#tests/fixtures/received-emails.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { enqueueEmail, enqueueEmails } from './enqueue-email.ts'

function rowsIn({ db }: App) {
  return db.selectFrom('emails').selectAll().orderBy('id').execute()
}

/** Whether the worker that sends e-mails has been woken. */
async function isNudged({ outbox }: App) {
  const start = performance.now()
  await outbox.waitForNudge(100, new AbortController().signal)
  return performance.now() - start < 50
}

testOnEachEngine(
  'e-mails are stored with the transaction, and the worker is woken only by its commit',
  async ({ app }) => {
    await inTransaction(app, async (app) => {
      await enqueueEmails(app, [toMeera, toSales])
      assert.equal(await isNudged(app), false)
    })
    assert.equal(await isNudged(app), true)
    const rows = await rowsIn(app)
    assert.deepEqual(
      rows.map(({ kind, recipient, replyTo, about }) => ({ kind, recipient, replyTo, about })),
      [
        { kind: toMeera.kind, recipient: toMeera.recipient, replyTo: null, about: toMeera.about },
        {
          kind: toSales.kind,
          recipient: 'sales',
          replyTo: toSales.replyTo,
          about: toSales.about,
        },
      ],
    )
    assert(rows.every(({ nextTryAt, createdAt }) => nextTryAt === createdAt))
  },
)

testOnEachEngine('a story that comes to nothing leaves no e-mail', async ({ app }) => {
  const transaction = inTransaction(app, async (app) => {
    await enqueueEmail(app, toMeera)
    throw new Error('and then the lights went out')
  })
  await assert.rejects(transaction, /lights/)
  assert.deepEqual(await rowsIn(app), [])
  assert.equal(await isNudged(app), false)
  await enqueueEmails(app, [])
})

testOnEachEngine('a subject is one line of a bearable length', async ({ app }) => {
  const subject = `  Enquiry\r\nBcc: x@evil.example\u0007\u0085 ${'🙂'.repeat(300)}`
  await enqueueEmail(app, { ...toMeera, subject })
  const [row] = await rowsIn(app)
  assert.match(row?.subject ?? '', /^Enquiry Bcc: x@evil\.example (🙂)+…$/u)
  assert.equal(Array.from(row?.subject ?? '').length, emailLimits.subject)
})

testOnEachEngine('a secret is nowhere to be read', async ({ app }) => {
  await enqueueEmail(app, passwordForMeera)
  const [row] = await rowsIn(app)
  assert(!JSON.stringify(row).includes(passwordForMeera.secret))
  assert.equal(app.secrets.open(row?.secret ?? '', row?.id ?? ''), passwordForMeera.secret)
})
