import assert from 'node:assert/strict'
import {
  customerIdOf,
  farida,
  openAccount,
  openVerifiedAccount,
  ramesh,
} from '#tests/fixtures/customers.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, writesFromHosur } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { receiveContact } from '../contacts/receive-contact.ts'
import { setContactPassword } from '../contacts/set-contact-password.ts'
import { deleteCustomer } from '../customers/delete-customer.ts'
import { renewCustomerPassword } from '../customers/renew-customer-password.ts'
import { deleteEnquiry } from '../enquiries/delete-enquiry.ts'
import { noteOnEnquiry } from '../enquiries/note-on-enquiry.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { replyToEnquiry } from '../enquiries/reply-to-enquiry.ts'
import { countOwnEnquiries, findOwnEnquiries, findOwnEnquiry } from './find-own-enquiries.ts'
import { findOwner } from './own-submissions.ts'

const here = { address: '203.0.113.7' }
const all = { page: 1, limit: 100 }

async function ownerOf(app: App, customer: { gstNumber: string }) {
  const owner = await findOwner(app.db, await customerIdOf(app, customer))
  assert(owner)
  return owner
}

async function referencesOf(app: App, customer: { gstNumber: string }) {
  const owner = await ownerOf(app, customer)
  const found = await findOwnEnquiries(app.db, owner, all)
  assert.equal(await countOwnEnquiries(app.db, owner), found.length)
  return found.map(({ reference }) => reference)
}

/** As anybody can on the public form. */
async function enquireAs(app: App, email: string, customerId?: string) {
  const form = { ...laptopsForTheOffice, email }
  return (await receiveEnquiry(app, form, { ...here, customerId })).reference
}

testOnEachEngine(
  'an enquiry that was sent while signed in belongs to the account, whatever e-mail it names',
  async ({ app }) => {
    await openAccount(app, ramesh)
    await openAccount(app, farida)
    const customerId = await customerIdOf(app, ramesh)
    const own = await enquireAs(app, 'purchase@agarwaltraders.example', customerId)
    const others = await enquireAs(app, farida.email, await customerIdOf(app, farida))
    assert.deepEqual(await referencesOf(app, ramesh), [own])
    assert.deepEqual(await referencesOf(app, farida), [others])
  },
)

testOnEachEngine(
  'an e-mail shows what was sent with it only after a link to it was used, in any spelling',
  async ({ app }) => {
    const sent = await enquireAs(app, ramesh.email.toUpperCase())
    await enquireAs(app, `x${ramesh.email}`)
    await enquireAs(app, '%')
    await openAccount(app, ramesh)
    assert.deepEqual(await referencesOf(app, ramesh), [])
    await openVerifiedAccount(app, ramesh)
    assert.deepEqual(await referencesOf(app, ramesh), [sent])
  },
)

testOnEachEngine(
  'a stranger who names the e-mail of somebody else gets an account that shows nothing of theirs',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await enquireAs(app, ramesh.email)
    const form = { ...writesFromHosur, email: ramesh.email, gstNumber: farida.gstNumber }
    const { reference } = await receiveContact(app, form, here)
    const { id } = await app.db
      .selectFrom('contacts')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    await setContactPassword(app, by, id, { password: 'told-by-phone', gstNumber: undefined })
    assert.deepEqual(await referencesOf(app, farida), [reference])
  },
)

testOnEachEngine(
  'a GST number shows messages that name it where the office made the account for it',
  async ({ app }) => {
    const named = { ...writesFromHosur, gstNumber: ramesh.gstNumber }
    const { reference } = await receiveContact(app, named, here)
    await receiveContact(app, { ...writesFromHosur, gstNumber: farida.gstNumber }, here)
    await receiveContact(app, writesFromHosur, here)
    await renewCustomerPassword(app, system, ramesh.gstNumber)
    assert.deepEqual(await referencesOf(app, ramesh), [reference])
  },
)

testOnEachEngine(
  'a password for the sender of a message ends what was proven of the account before',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await receiveContact(app, { ...writesFromHosur, gstNumber: ramesh.gstNumber }, here)
    await renewCustomerPassword(app, system, ramesh.gstNumber)
    const stranger = { ...writesFromHosur, name: 'A Stranger', email: 'stranger@else.example' }
    const forged = { ...stranger, gstNumber: ramesh.gstNumber }
    const { reference } = await receiveContact(app, forged, here)
    assert.equal((await referencesOf(app, ramesh)).length, 2)
    const { id } = await app.db
      .selectFrom('contacts')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    await setContactPassword(app, by, id, { password: 'for-a-stranger', gstNumber: undefined })
    assert.deepEqual(await referencesOf(app, ramesh), [reference])
  },
)

testOnEachEngine(
  'an enquiry by a program, and one in the trash, does not appear to the customer',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await openVerifiedAccount(app, ramesh)
    const message = 'Cheap watches for everybody.'
    const form = { ...laptopsForTheOffice, email: ramesh.email, message }
    await receiveEnquiry(app, { ...form, website: 'http://spam.example' }, here)
    const deleted = await enquireAs(app, ramesh.email)
    assert.deepEqual(await referencesOf(app, ramesh), [deleted])
    const { id } = await app.db
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', deleted)
      .executeTakeFirstOrThrow()
    await deleteEnquiry(app, by, id)
    assert.deepEqual(await referencesOf(app, ramesh), [])
  },
)

testOnEachEngine(
  'a customer reads status and replies in words of their own, and nothing internal',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await openAccount(app, ramesh)
    const customerId = await customerIdOf(app, ramesh)
    const reference = await enquireAs(app, ramesh.email, customerId)
    const { id } = await app.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
    await noteOnEnquiry(app, by, id, 'Pays late: ask for an advance.')
    await replyToEnquiry(app, by, id, { subject: 'Your enquiry', text: 'Thirty are in stock.' })
    const owner = await ownerOf(app, ramesh)
    const enquiry = await findOwnEnquiry(app.db, owner, reference)
    assert(enquiry)
    const { createdAt: _, replies, ...facts } = enquiry
    assert.deepEqual(facts, {
      reference,
      product: laptopsForTheOffice.product,
      productId: null,
      quantity: null,
      products: [],
      message: laptopsForTheOffice.message,
      name: laptopsForTheOffice.name,
      status: 'in-progress',
    })
    assert.deepEqual(
      replies.map(({ at: _, ...reply }) => reply),
      [{ subject: 'Your enquiry', text: 'Thirty are in stock.', attachments: [] }],
    )
    assert.doesNotMatch(JSON.stringify(enquiry), /Pays late|asha|assignee/)
  },
)

testOnEachEngine('the enquiry of somebody else is found by no reference', async ({ app }) => {
  await openVerifiedAccount(app, ramesh)
  await openAccount(app, farida)
  const reference = await enquireAs(app, ramesh.email)
  assert(await findOwnEnquiry(app.db, await ownerOf(app, ramesh), reference))
  assert.equal(await findOwnEnquiry(app.db, await ownerOf(app, farida), reference), undefined)
})

testOnEachEngine(
  'a deleted account owns nothing, and what it sent stays for the office',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await openAccount(app, ramesh)
    const customerId = await customerIdOf(app, ramesh)
    await enquireAs(app, ramesh.email, customerId)
    await deleteCustomer(app, by, customerId)
    assert.equal(await findOwner(app.db, customerId), undefined)
    const rows = await app.db.selectFrom('enquiries').select('customerId').execute()
    assert.deepEqual(rows, [{ customerId: null }])
  },
)

testOnEachEngine(
  'enquiries and messages are one list in pages, the newest first',
  async (world) => {
    const { app, clock } = world
    await openVerifiedAccount(app, ramesh)
    const sent: string[] = []
    for (const message of ['First of the three.', 'Second of the three.', 'Third of the three.']) {
      clock.pass(1000)
      const form = { ...laptopsForTheOffice, email: ramesh.email, message }
      sent.unshift((await receiveEnquiry(app, form, here)).reference)
      clock.pass(1000)
      const contact = { ...writesFromHosur, email: ramesh.email, message }
      sent.unshift((await receiveContact(app, contact, here)).reference)
    }
    const owner = await ownerOf(app, ramesh)
    const pageOf = async (page: number) =>
      (await findOwnEnquiries(app.db, owner, { page, limit: 4 })).map(({ reference }) => reference)
    assert.deepEqual([...(await pageOf(1)), ...(await pageOf(2))], sent)
    assert.equal(await countOwnEnquiries(app.db, owner), 6)
  },
)
