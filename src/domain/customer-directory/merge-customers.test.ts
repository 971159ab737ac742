import assert from 'node:assert/strict'
import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion, writesFromHosur } from '#tests/fixtures/questions.ts'
import { customerIdOf, openAccount, ramesh, sunita } from '#tests/fixtures/customers.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import type { App } from '../app.ts'
import { receiveContact } from '../contacts/receive-contact.ts'
import { addOwnPerson } from '../customers/own-people.ts'
import { deleteEnquiry } from '../enquiries/delete-enquiry.ts'
import { purgeEnquiry } from '../enquiries/purge-enquiries.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { dismissDouble, restoreDouble } from './dismiss-double.ts'
import { countCustomerDoubles, findCustomerDoubles } from './find-customer-doubles.ts'
import { findCustomerRecord } from './find-customer-record.ts'
import { findCustomerRecords } from './find-customer-records.ts'
import { findMerges, previewMerge } from './find-merges.ts'
import { findTimeline } from './find-timeline.ts'
import { mergeCustomers } from './merge-customers.ts'
import {
  deleteCustomerNote,
  findCustomerNotes,
  noteOnCustomer,
  restoreCustomerNote,
} from './note-on-customer.ts'
import { undoMerge } from './undo-merge.ts'

const here = { address: '203.0.113.7' }
const whole = { page: 1, limit: 100 }

/** Meera of Lakeview with a note, and Ramesh, who has an account and has written. */
async function openTwo({ app, clock }: Pick<World, 'app' | 'clock'>) {
  const by = await addAdministrator(app, asha)
  await openAccount(app, ramesh)
  clock.pass(1000)
  const message = { ...writesFromHosur, gstNumber: ramesh.gstNumber, phone: '9845022222' }
  await receiveContact(app, message, here)
  clock.pass(1000)
  await receiveEnquiry(app, laptopsForTheOffice, here)
  const [meera, other] = await findCustomerRecords(app.db, whole)
  assert(meera && other)
  clock.pass(1000)
  await noteOnCustomer(app, by, other.id, 'Pays late.')
  return { by, meera: meera.id, other: other.id }
}

/** All rows that a merge or its undo may touch. */
async function stateOf({ db }: App) {
  const [records, keys, enquiries, contacts, customers, notes] = await Promise.all([
    db.selectFrom('customerRecords').selectAll().orderBy('id').execute(),
    db.selectFrom('customerRecordKeys').selectAll().orderBy('id').execute(),
    db.selectFrom('enquiries').select(['id', 'customerRecordId']).orderBy('id').execute(),
    db.selectFrom('contacts').select(['id', 'customerRecordId']).orderBy('id').execute(),
    db.selectFrom('customers').select(['id', 'customerRecordId']).orderBy('id').execute(),
    db.selectFrom('customerRecordNotes').selectAll().orderBy('id').execute(),
  ])
  return { records, keys, enquiries, contacts, customers, notes }
}

testOnEachEngine(
  'people whom a merged customer lists are found with the customer who stays, and are left nowhere else',
  async (world) => {
    const { by, meera, other } = await openTwo(world)
    const { app } = world
    await addOwnPerson(app, await customerIdOf(app, ramesh), sunita)
    const namingSunita = async () => {
      const records = app.db.selectFrom('customerRecords').select(['id', 'searchText'])
      const all = await records.execute()
      return all.filter(({ searchText }) => searchText.includes('sunita')).map(({ id }) => id)
    }
    assert.deepEqual(await namingSunita(), [other])
    const mergeId = await mergeCustomers(app, by, { keptId: meera, mergedId: other })
    assert.deepEqual(await namingSunita(), [meera])
    await undoMerge(app, by, mergeId)
    assert.deepEqual(await namingSunita(), [other])
  },
)

testOnEachEngine('two customers become one, and the undo restores both exactly', async (world) => {
  const { app } = world
  const { by, meera, other } = await openTwo(world)
  const before = await stateOf(app)
  const preview = await previewMerge(app.db, { keptId: meera, mergedId: other })
  assert.deepEqual(
    [preview.merged.messages, preview.accounts, preview.notes, preview.keys.length],
    [1, 1, 1, 4],
  )
  const mergeId = await mergeCustomers(app, by, { keptId: meera, mergedId: other })
  assert.equal((await findCustomerRecords(app.db, whole)).length, 1)
  const page = await findCustomerRecord(app.db, other)
  assert.equal(page.id, meera)
  assert.deepEqual(
    [page.counts, page.accounts.length, page.emails.length],
    [{ enquiries: 1, messages: 1 }, 1, 3],
  )
  assert.equal((await findTimeline(app.db, meera, { ...whole, kind: 'note' })).length, 1)
  const [found] = await findCustomerRecords(app.db, { ...whole, q: ramesh.gstNumber })
  assert.equal(found?.id, meera)
  assert.deepEqual(
    (await findMerges(app.db, meera)).map(({ id, by }) => [id, by]),
    [[mergeId, asha.email]],
  )
  await undoMerge(app, by, mergeId)
  assert.deepEqual(await stateOf(app), before)
  assert.deepEqual(await findMerges(app.db, meera), [])
  await assert.rejects(undoMerge(app, by, mergeId), { kind: 'not-found' })
})

testOnEachEngine(
  'the own contact of a customer comes first, before that of one who was merged into it',
  async (world) => {
    const { app } = world
    const { by, meera, other } = await openTwo(world)
    const mergeId = await mergeCustomers(app, by, { keptId: meera, mergedId: other })
    const { email, phone } = laptopsForTheOffice
    const [row] = await findCustomerRecords(app.db, { ...whole, include: 'keys' })
    assert.deepEqual([row?.email, row?.phone], [email, phone])
    assert.equal(row?.gstNumber, ramesh.gstNumber)
    assert.deepEqual(
      [row?.keys?.emails, row?.keys?.phones],
      [
        [email, ramesh.email, writesFromHosur.email],
        [phone, '+919845022222'],
      ],
    )
    assert.equal((await findCustomerRecord(app.db, meera)).emails[0], email)
    await undoMerge(app, by, mergeId)
    const [before] = await findCustomerRecords(app.db, { ...whole, q: ramesh.gstNumber })
    assert.equal(before?.email, ramesh.email)
  },
)

testOnEachEngine('merges are undone from the last one on', async (world) => {
  const { app } = world
  const { by, meera, other } = await openTwo(world)
  await receiveEnquiry(app, { ...oneMoreQuestion, phone: '9845033333' }, here)
  const [imran] = await findCustomerRecords(app.db, { ...whole, q: oneMoreQuestion.email })
  assert(imran)
  const before = await stateOf(app)
  const first = await mergeCustomers(app, by, { keptId: meera, mergedId: other })
  const second = await mergeCustomers(app, by, { keptId: imran.id, mergedId: meera })
  assert.equal((await findCustomerRecord(app.db, other)).id, imran.id)
  const { mergedOnward } = customerRecordMessages
  await assert.rejects(undoMerge(app, by, first), { kind: 'conflict', message: mergedOnward })
  await undoMerge(app, by, second)
  await undoMerge(app, by, first)
  assert.deepEqual(await stateOf(app), before)
})

testOnEachEngine(
  'a customer is not merged with itself, nor one that is merged already',
  async (world) => {
    const { app } = world
    const { by, meera, other } = await openTwo(world)
    const merge = (keptId: string, mergedId: string) =>
      mergeCustomers(app, by, { keptId, mergedId })
    await assert.rejects(merge(meera, meera), { kind: 'invalid' })
    await assert.rejects(merge(meera, 'nothing'), { kind: 'not-found' })
    await merge(meera, other)
    await assert.rejects(merge(meera, other), { kind: 'not-found' })
    await assert.rejects(merge(other, meera), { kind: 'not-found' })
  },
)

testOnEachEngine('a purge takes the facts of a merged record as well', async (world) => {
  const { app } = world
  const { by, meera, other } = await openTwo(world)
  await mergeCustomers(app, by, { keptId: other, mergedId: meera })
  const { id } = await app.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
  await deleteEnquiry(app, by, id)
  await purgeEnquiry(app, by, id)
  assert.doesNotMatch(JSON.stringify(await stateOf(app)), /lakeview|meera/i)
  assert.equal((await findCustomerRecord(app.db, other)).id, other)
})

testOnEachEngine('a note on a customer is deleted and restored', async (world) => {
  const { app } = world
  const { by, other } = await openTwo(world)
  const [note] = await findCustomerNotes(app.db, other, whole)
  assert.deepEqual([note?.text, note?.by], ['Pays late.', asha.email])
  const named = { id: other, noteId: note?.id ?? '' }
  await deleteCustomerNote(app, by, named)
  assert.deepEqual(await findCustomerNotes(app.db, other, whole), [])
  await assert.rejects(deleteCustomerNote(app, by, named), { kind: 'not-found' })
  await restoreCustomerNote(app, by, named)
  assert.equal((await findCustomerNotes(app.db, other, whole)).length, 1)
  const strange = { ...named, id: 'nothing' }
  await assert.rejects(deleteCustomerNote(app, by, strange), { kind: 'not-found' })
  const audit = await app.db.selectFrom('audit').select(['before', 'after']).execute()
  assert.doesNotMatch(JSON.stringify(audit), /late/)
})

/** Their ids, the oldest first. */
async function addThreeAlike(app: App) {
  for (const [at, company] of ['Dup Co', 'DUP CO PVT. LTD.', 'Dup Co Pvt Ltd'].entries()) {
    const sender = { company, email: `office${at}@dupco.example`, phone: `984507770${at}` }
    await receiveEnquiry(app, { ...laptopsForTheOffice, ...sender }, here)
  }
  const records = await findCustomerRecords(app.db, { ...whole, q: 'dupco' })
  const [oldest, second, third] = records.map(({ id }) => id).toSorted()
  assert(oldest)
  assert(second)
  assert(third)
  return { oldest, second, third }
}

async function doublesIn({ db }: App) {
  const pairs = await findCustomerDoubles(db, whole)
  return new Set(pairs.map(({ one, other }) => [one.id, other.id].toSorted().join()))
}

testOnEachEngine(
  'two of three customers alike are probable doubles once each is known not to be the oldest one',
  async (world) => {
    const { app } = world
    const by = await addAdministrator(app, asha)
    const { oldest, second, third } = await addThreeAlike(app)
    assert.deepEqual(await doublesIn(app), new Set([`${oldest},${second}`, `${oldest},${third}`]))
    for (const otherId of [second, third]) await dismissDouble(app, by, { oneId: oldest, otherId })
    assert.deepEqual(await doublesIn(app), new Set([`${second},${third}`]))
  },
)

testOnEachEngine(
  'two customers who are known to be different stay so when one of them was merged',
  async (world) => {
    const { app } = world
    const by = await addAdministrator(app, asha)
    const { oldest, second, third } = await addThreeAlike(app)
    await mergeCustomers(app, by, { keptId: second, mergedId: oldest })
    assert.deepEqual(await doublesIn(app), new Set([`${second},${third}`]))
    await dismissDouble(app, by, { oneId: second, otherId: third })
    assert.deepEqual(await doublesIn(app), new Set())
  },
)

testOnEachEngine(
  'a probable double is listed once with its reasons, until it is dismissed or merged',
  async (world) => {
    const { app } = world
    const { by, meera, other } = await openTwo(world)
    const { email } = laptopsForTheOffice
    await receiveEnquiry(app, { ...oneMoreQuestion, email, phone: '9845022222' }, here)
    await receiveContact(
      app,
      { ...writesFromHosur, phone: '9845012345', email: ramesh.email },
      here,
    )
    const [double, ...others] = await findCustomerDoubles(app.db, whole)
    assert.deepEqual(others, [])
    assert.deepEqual(new Set([double?.one.id, double?.other.id]), new Set([meera, other]))
    assert.deepEqual(double?.reasons, ['phone'])
    const pair = { oneId: other, otherId: meera }
    await dismissDouble(app, by, pair)
    assert.equal(await countCustomerDoubles(app.db), 0)
    await assert.rejects(dismissDouble(app, by, pair), { kind: 'not-found' })
    await restoreDouble(app, by, pair)
    assert.equal(await countCustomerDoubles(app.db), 1)
    const mergeId = await mergeCustomers(app, by, { keptId: meera, mergedId: other })
    assert.equal(await countCustomerDoubles(app.db), 0)
    await undoMerge(app, by, mergeId)
    assert.equal(await countCustomerDoubles(app.db), 1)
  },
)
