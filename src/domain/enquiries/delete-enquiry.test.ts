import assert from 'node:assert/strict'
import { day } from '#platform/clock/clock.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { noteOnEnquiry } from './note-on-enquiry.ts'
import { deleteEnquiry, restoreEnquiry } from './delete-enquiry.ts'
import { countEnquiries, countUnread, findEnquiries, findEnquiry } from './find-enquiries.ts'
import { purgeEnquiry, purgeOldEnquiries } from './purge-enquiries.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

const here = { address: '203.0.113.7' }

const { signal } = new AbortController()

async function twoAsk(app: App) {
  const by = await addAdministrator(app, asha)
  await receiveEnquiry(app, oneMoreQuestion, here)
  await receiveEnquiry(app, { ...laptopsForTheOffice, marketing: true }, here)
  const [enquiry] = await findEnquiries(app.db, {})
  const id = enquiry?.id ?? ''
  await noteOnEnquiry(app, by, id, 'Meera wants thirty.')
  return { by, id }
}

testOnEachEngine('a deleted enquiry is on no list and in no count', async ({ app }) => {
  const { by, id } = await twoAsk(app)
  assert.equal((await findEnquiries(app.db, {}))[0]?.id, id)
  await deleteEnquiry(app, by, id)
  const left = await findEnquiries(app.db, {})
  assert.deepEqual(
    left.map(({ name }) => name),
    [oneMoreQuestion.name],
  )
  assert.deepEqual([await countEnquiries(app.db, {}), await countUnread(app.db)], [1, 1])
  assert.equal(await findEnquiry(app.db, id), undefined)
})

testOnEachEngine('an enquiry is restored with its notes, consent and e-mails', async ({ app }) => {
  const { by, id } = await twoAsk(app)
  const stored = async () => [
    await findEnquiry(app.db, id),
    await app.db.selectFrom('enquiryNotes').selectAll().execute(),
    await app.db.selectFrom('emails').selectAll().orderBy('id').execute(),
  ]
  const before = await stored()
  await deleteEnquiry(app, by, id)
  await restoreEnquiry(app, by, id)
  assert.deepEqual(await stored(), before)
  await assert.rejects(restoreEnquiry(app, by, id), { kind: 'not-found' })
})

testOnEachEngine('of a purged enquiry nothing of its sender is left', async ({ app }) => {
  const { by, id } = await twoAsk(app)
  await assert.rejects(purgeEnquiry(app, by, id), { kind: 'not-found' })
  await deleteEnquiry(app, by, id)
  await purgeEnquiry(app, by, id)
  for (const table of ['enquiries', 'enquiryNotes', 'consents', 'emails', 'audit'] as const) {
    const rows = await app.db.selectFrom(table).selectAll().execute()
    assert.doesNotMatch(JSON.stringify(rows), /meera|lakeview/i, table)
  }
  await assert.rejects(restoreEnquiry(app, by, id), { kind: 'not-found' })
})

testOnEachEngine('purging one enquiry leaves the others and their e-mails', async ({ app }) => {
  const { by, id } = await twoAsk(app)
  await deleteEnquiry(app, by, id)
  await purgeEnquiry(app, by, id)
  const [left] = await findEnquiries(app.db, {})
  const emails = await app.db.selectFrom('emails').select('about').execute()
  assert.deepEqual(
    emails.map(({ about }) => about),
    [left?.id, left?.id],
  )
})

testOnEachEngine('an enquiry is purged after 30 days in the trash', async ({ app, clock }) => {
  const { by, id } = await twoAsk(app)
  await deleteEnquiry(app, by, id)
  clock.pass(29 * day)
  assert.equal(await purgeOldEnquiries(app, signal), 0)
  clock.pass(day)
  assert.equal(await purgeOldEnquiries(app, signal), 1)
  const left = await app.db.selectFrom('enquiries').select('name').execute()
  assert.deepEqual(left, [{ name: oneMoreQuestion.name }])
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

testOnEachEngine('a retry that arrives after the purge is a new enquiry', async ({ app }) => {
  const sender = { ...here, key: 'opened-once' }
  const by = await addAdministrator(app, asha)
  const first = await receiveEnquiry(app, laptopsForTheOffice, sender)
  const [enquiry] = await findEnquiries(app.db, {})
  await deleteEnquiry(app, by, enquiry?.id ?? '')
  await purgeEnquiry(app, by, enquiry?.id ?? '')
  const second = await receiveEnquiry(app, laptopsForTheOffice, sender)
  assert.notEqual(second.reference, first.reference)
})

testOnEachEngine('a purge makes a rewrite of the database files due', async ({ app }) => {
  const { by, id } = await twoAsk(app)
  const state = app.db.selectFrom('erasureState').select('rewriteDueSince')
  assert.equal((await state.executeTakeFirstOrThrow()).rewriteDueSince, null)
  await deleteEnquiry(app, by, id)
  await purgeEnquiry(app, by, id)
  const { rewriteDueSince } = await state.executeTakeFirstOrThrow()
  assert.equal(rewriteDueSince, app.clock.now().toISOString())
})
