import assert from 'node:assert/strict'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { noteOnEnquiry } from './note-on-enquiry.ts'
import { deleteEnquiry } from './delete-enquiry.ts'
import { findEnquiries } from './find-enquiries.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

const here = { address: '203.0.113.7' }

async function twoAsk(app: App) {
  const by = await addAdministrator(app, asha)
  await receiveEnquiry(app, oneMoreQuestion, here)
  await receiveEnquiry(app, { ...laptopsForTheOffice, marketing: true }, here)
  const [enquiry] = await findEnquiries(app.db, {})
  const id = enquiry?.id ?? ''
  await noteOnEnquiry(app, by, id, 'Meera wants thirty.')
  return { by, id }
}

testOnEachEngine('of a deleted enquiry nothing of its sender is left', async ({ app }) => {
  const { by, id } = await twoAsk(app)
  await deleteEnquiry(app, by, id)
  for (const table of ['enquiries', 'enquiryNotes', 'consents', 'emails', 'audit'] as const) {
    const rows = await app.db.selectFrom(table).selectAll().execute()
    assert.doesNotMatch(JSON.stringify(rows), /meera|lakeview/i, table)
  }
})

testOnEachEngine('deleting one enquiry leaves the others and their e-mails', async ({ app }) => {
  const { by, id } = await twoAsk(app)
  await deleteEnquiry(app, by, id)
  const left = await findEnquiries(app.db, {})
  assert.deepEqual(
    left.map(({ name }) => name),
    [oneMoreQuestion.name],
  )
  const emails = await app.db.selectFrom('emails').select('about').execute()
  assert.deepEqual(
    emails.map(({ about }) => about),
    [left[0]?.id, left[0]?.id],
  )
})

testOnEachEngine('the audit says who deleted an enquiry, and when', async ({ app }) => {
  const { by, id } = await twoAsk(app)
  await deleteEnquiry(app, by, id)
  const { at, accountId, subjectId, before, after } = await app.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'enquiry.deleted')
    .executeTakeFirstOrThrow()
  assert.deepEqual(
    { at, accountId, subjectId, before, after },
    {
      at: app.clock.now().toISOString(),
      accountId: by.accountId,
      subjectId: id,
      before: null,
      after: null,
    },
  )
})

testOnEachEngine('an enquiry that is gone cannot be deleted again', async ({ app }) => {
  const { by, id } = await twoAsk(app)
  await deleteEnquiry(app, by, id)
  await assert.rejects(deleteEnquiry(app, by, id), { kind: 'not-found' })
  const events = app.db.selectFrom('audit').select('id').where('action', '=', 'enquiry.deleted')
  assert.equal((await events.execute()).length, 1)
})

testOnEachEngine('a retry that arrives after the deletion is a new enquiry', async ({ app }) => {
  const sender = { ...here, key: 'opened-once' }
  const by = await addAdministrator(app, asha)
  const first = await receiveEnquiry(app, laptopsForTheOffice, sender)
  const [enquiry] = await findEnquiries(app.db, {})
  await deleteEnquiry(app, by, enquiry?.id ?? '')
  const second = await receiveEnquiry(app, laptopsForTheOffice, sender)
  assert.notEqual(second.reference, first.reference)
})

testOnEachEngine('a deletion makes a rewrite of the database files due', async ({ app }) => {
  const { by, id } = await twoAsk(app)
  const state = app.db.selectFrom('erasureState').select('rewriteDueSince')
  assert.equal((await state.executeTakeFirstOrThrow()).rewriteDueSince, null)
  await deleteEnquiry(app, by, id)
  const { rewriteDueSince } = await state.executeTakeFirstOrThrow()
  assert.equal(rewriteDueSince, app.clock.now().toISOString())
})
