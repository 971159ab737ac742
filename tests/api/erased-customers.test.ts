import assert from 'node:assert/strict'
import type { App } from '#domain/app.ts'
import { changeCustomer } from '#domain/customer-directory/change-customer.ts'
import { findCustomerRecord } from '#domain/customer-directory/find-customer-record.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { erasePerson } from '#domain/privacy/erase-person.ts'
import { findPerson } from '#domain/privacy/find-persons.ts'
import { hour } from '#platform/clock/clock.ts'
import { openAccount, ramesh } from '../fixtures/customers.ts'
import { addAdministrator, asha } from '../fixtures/people.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { testOnEachEngine } from '../world.ts'
import type { World } from '../world.ts'

const here = { address: '203.0.113.7' }
const { email } = laptopsForTheOffice

/** An hour after the enquiry, the office corrects the customer of it. */
async function correct({ app, clock }: World, change: { name?: string; phones: string[] }) {
  const by = await addAdministrator(app, asha)
  clock.pass(hour)
  const { recordId } = await app.db
    .selectFrom('customerRecordKeys')
    .select('recordId')
    .where('value', '=', email)
    .executeTakeFirstOrThrow()
  const page = await findCustomerRecord(app.db, recordId)
  const gstNumbers = page.gstNumbers.map(({ number }) => number)
  const phones = [...page.phones, ...change.phones]
  await changeCustomer(app, by, recordId, { ...page, gstNumbers, ...change, phones })
}

async function findRecordTexts({ db }: App) {
  const records = await db.selectFrom('customerRecords').selectAll().execute()
  const keys = await db.selectFrom('customerRecordKeys').select('value').execute()
  return JSON.stringify([records, keys])
}

testOnEachEngine(
  'a phone and a name that the office has entered of a person who wrote are in their copy, and erased with them',
  async (world) => {
    const { app } = world
    await receiveEnquiry(app, laptopsForTheOffice, here)
    await correct(world, { name: 'Meera Krishna', phones: ['9845066666'] })
    const { customerRecords } = await findPerson(app.db, email)
    assert.deepEqual(
      customerRecords.map(({ value, name }) => [value, name]),
      [
        [email, 'Meera Krishna'],
        [laptopsForTheOffice.phone, 'Meera Krishna'],
        ['+919845066666', 'Meera Krishna'],
      ],
    )
    await erasePerson(app, email)
    assert.equal(await findRecordTexts(app), '[[],[]]')
  },
)

testOnEachEngine(
  'a phone that the office has entered of an account is erased with its person, also by the GST number',
  async (world) => {
    const { app } = world
    await openAccount(app, { ...ramesh, email })
    await correct(world, { phones: ['9845066666'] })
    await erasePerson(app, ramesh.gstNumber)
    assert.doesNotMatch(await findRecordTexts(app), /98450/)
  },
)

testOnEachEngine(
  'a phone that the office has entered stays with a colleague who wrote too',
  async (world) => {
    const { app } = world
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const colleague = { name: 'Ravi', email: 'other@gmail.com' }
    await receiveEnquiry(app, { ...laptopsForTheOffice, ...colleague }, here)
    await correct(world, { phones: ['9845066666'] })
    assert.doesNotMatch(JSON.stringify(await findPerson(app.db, email)), /9845066666/)
    await erasePerson(app, email)
    const left = await findRecordTexts(app)
    assert.doesNotMatch(left, /meera/i)
    for (const text of ['Ravi', colleague.email, '9845066666']) assert(left.includes(text), text)
    await erasePerson(app, colleague.email)
    assert.equal(await findRecordTexts(app), '[[],[]]')
  },
)
