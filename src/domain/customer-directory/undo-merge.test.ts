import assert from 'node:assert/strict'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion, writesFromHosur } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import type { App } from '../app.ts'
import { receiveContact } from '../contacts/receive-contact.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { findCustomerRecord } from './find-customer-record.ts'
import { findCustomerRecords } from './find-customer-records.ts'
import { mergeCustomers } from './merge-customers.ts'
import { undoMerge } from './undo-merge.ts'

const here = { address: '203.0.113.7' }
const rekha = { name: 'Rekha Iyer', email: 'rekha@lakeview.example', phone: '9845044444' }
const prints = 'rekha@prints.example'
const rekhaAsks = { ...oneMoreQuestion, ...rekha }

/** Rekha's record has become a part of Meera's. */
async function mergeRekhaIntoMeera({ app, clock }: World) {
  const by = await addAdministrator(app, asha)
  await receiveEnquiry(app, laptopsForTheOffice, here)
  clock.pass(60_000)
  await receiveEnquiry(app, rekhaAsks, here)
  const [other, meera] = await findCustomerRecords(app.db, { page: 1, limit: 9 })
  assert(meera && other)
  const mergeId = await mergeCustomers(app, by, { keptId: meera.id, mergedId: other.id })
  clock.pass(60_000)
  const undo = () => undoMerge(app, by, mergeId)
  return { undo, meera: meera.id, rekhaId: other.id, before: [meera, other] }
}

async function enquiriesOf({ db }: App, id: string) {
  const { counts, phones } = await findCustomerRecord(db, id)
  return { enquiries: counts.enquiries, phones }
}

testOnEachEngine(
  'an enquiry that a merged customer sends goes back with the customer when the merge is undone',
  async (world) => {
    const { app, clock } = world
    const { undo, meera, rekhaId, before } = await mergeRekhaIntoMeera(world)
    const fresh = { ...rekhaAsks, phone: '9845066666', company: 'Rekha Prints' }
    await receiveEnquiry(app, { ...fresh, message: 'And a laptop?' }, here)
    clock.pass(60_000)
    const { phone } = fresh
    await receiveContact(app, { ...writesFromHosur, email: prints, phone, company: null }, here)
    const last = clock.now().toISOString()
    await undo()
    const [one, other] = [
      await findCustomerRecord(app.db, meera),
      await findCustomerRecord(app.db, rekhaId),
    ]
    assert.deepEqual(one.counts, { enquiries: 1, messages: 0 })
    assert.deepEqual(
      [one.company, one.phones.length, one.lastActivityAt],
      ['Lakeview Textiles', 1, before[0]?.lastActivityAt],
    )
    assert.deepEqual(other.counts, { enquiries: 2, messages: 1 })
    assert.deepEqual(
      [other.company, other.emails, other.phones, other.lastActivityAt],
      ['Rekha Prints', [rekha.email, prints], ['+919845044444', '+919845066666'], last],
    )
  },
)

testOnEachEngine(
  'an enquiry with an e-mail or a phone of the kept customer stays when a merge is undone',
  async (world) => {
    const { app, clock } = world
    const { undo, meera, rekhaId } = await mergeRekhaIntoMeera(world)
    const { email } = laptopsForTheOffice
    await receiveEnquiry(app, { ...laptopsForTheOffice, phone: '9845077777', message: 'A' }, here)
    clock.pass(1000)
    await receiveEnquiry(app, { ...rekhaAsks, email, message: 'B' }, here)
    clock.pass(1000)
    const ofNewPhone = { email: 'new@bluehill.example', phone: '9845077777', message: 'C' }
    await receiveEnquiry(app, { ...rekhaAsks, ...ofNewPhone }, here)
    const { lastActivityAt } = await findCustomerRecord(app.db, meera)
    await undo()
    assert.deepEqual(await enquiriesOf(app, meera), {
      enquiries: 4,
      phones: ['+919845012345', '+919845077777'],
    })
    assert.deepEqual(await enquiriesOf(app, rekhaId), { enquiries: 1, phones: ['+919845044444'] })
    assert.equal((await findCustomerRecord(app.db, meera)).lastActivityAt, lastActivityAt)
  },
)
