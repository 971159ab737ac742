import assert from 'node:assert/strict'
import { minute } from '#platform/clock/clock.ts'
import { addContact, here } from '#tests/fixtures/received-submissions.ts'
import { writesFromHosur } from '#tests/fixtures/questions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { renewCustomerPassword } from '../customers/renew-customer-password.ts'
import { findContacts } from './find-contacts.ts'
import { receiveContact, receiveCustomerMessage } from './receive-contact.ts'

const gstNumber = '29ZZZFZ9999Z1Z9'
const message = 'Please send the invoice of March once more.'

function emailsOf({ db }: App) {
  return db
    .selectFrom('emails')
    .select(['kind', 'recipient', 'replyTo', 'secret', 'content'])
    .orderBy('id')
    .execute()
}

testOnEachEngine(
  'a message is stored as it was written, and both sides get an e-mail',
  async ({ app }) => {
    const contact = await addContact(app)
    assert.match(contact.reference, /^C-[2-9A-Z]{8}$/)
    assert.deepEqual(
      [contact.name, contact.type, contact.status, contact.passwordSetAt],
      [writesFromHosur.name, 'new', 'pending', null],
    )
    const emails = await emailsOf(app)
    assert.deepEqual(
      emails.map(({ kind, recipient, replyTo }) => [kind, recipient, replyTo]),
      [
        ['contact-announcement', 'sales', writesFromHosur.email],
        ['contact-acknowledgement', writesFromHosur.email, null],
      ],
    )
  },
)

testOnEachEngine(
  'the announcement of a message links to that message in the back office',
  async ({ app }) => {
    const contact = await addContact(app)
    await addContact(app)
    const [announcement] = await emailsOf(app)
    const path = `/admin/contacts/${contact.id}`
    assert.match(announcement?.content ?? '', new RegExp(RegExp.escape(`"${path}"`)))
  },
)

testOnEachEngine(
  'a message that is sent twice is one message, and one pair of e-mails',
  async ({ app, clock }) => {
    const first = await receiveContact(app, writesFromHosur, { ...here, key: 'one' })
    clock.pass(30 * minute)
    assert.deepEqual(await receiveContact(app, writesFromHosur, { ...here, key: 'one' }), first)
    assert.equal((await emailsOf(app)).length, 2)
  },
)

testOnEachEngine(
  'a message that fills the hidden field is stored, and no e-mail is written',
  async ({ app }) => {
    await receiveContact(app, { ...writesFromHosur, website: 'http://spam.example' }, here)
    assert.equal((await findContacts(app.db, {})).length, 1)
    assert.deepEqual(await emailsOf(app), [])
  },
)

testOnEachEngine(
  'a customer signs in with the message, which stands under the account',
  async ({ app }) => {
    const { password } = await renewCustomerPassword(app, system, gstNumber)
    await receiveCustomerMessage(app, { gstNumber: '29zzz-fz9999z1z9', password, message }, here)
    const [contact] = await findContacts(app.db, { type: 'existing' })
    assert.deepEqual([contact?.gstNumber, contact?.name, contact?.email], [gstNumber, null, null])
    assert.notEqual(contact?.passwordSetAt, null)
    assert.deepEqual(
      (await emailsOf(app)).map(({ kind }) => kind),
      ['contact-announcement'],
    )
  },
)

testOnEachEngine(
  'a wrong password and an unknown number are refused alike, and limited',
  async ({ app }) => {
    await renewCustomerPassword(app, system, gstNumber)
    const tries = [
      { gstNumber, password: 'wrong-one', message },
      { gstNumber: '27ZZZCZ9999Z1ZJ', password: 'wrong-one', message },
    ]
    const texts = []
    for (const form of tries) {
      texts.push((await refusalOf(receiveCustomerMessage(app, form, here))).message)
    }
    assert.deepEqual(texts, Array(2).fill('Invalid GST number or password'))
    const [wrong] = tries
    assert(wrong)
    for (let count = 0; count < 4; count++)
      await refusalOf(receiveCustomerMessage(app, wrong, here))
    assert.equal((await refusalOf(receiveCustomerMessage(app, wrong, here))).kind, 'too-many')
    assert.equal((await findContacts(app.db, {})).length, 0)
  },
)

testOnEachEngine(
  'the acknowledgement of a message repeats nothing that was typed but a harmless name',
  async ({ app }) => {
    await receiveContact(app, writesFromHosur, here)
    const link = { name: 'www.evil.example', company: 'evil.example', gstNumber: 'EVIL.EXAMPLE' }
    await receiveContact(app, { ...writesFromHosur, ...link, message: 'evil.example' }, here)
    const [harmless, harmful] = (await emailsOf(app)).filter(
      ({ kind }) => kind === 'contact-acknowledgement',
    )
    assert.match(harmless?.content ?? '', /"Thank you for writing, Divya Rao"/)
    assert.doesNotMatch(harmless?.content ?? '', /Hosur|desktops|08012345678/)
    assert.match(harmful?.content ?? '', /"Thank you for writing"/)
    assert.doesNotMatch(harmful?.content ?? '', /evil/i)
  },
)

testOnEachEngine(
  'a repeated message of a customer is checked for its password, and then not counted',
  async ({ app }) => {
    const { password } = await renewCustomerPassword(app, system, gstNumber)
    const send = (text: string, typed = password) =>
      receiveCustomerMessage(
        app,
        { gstNumber, password: typed, message: text },
        { ...here, key: 'one' },
      )
    const first = await send(message)
    for (let at = 0; at < 19; at++) await send(`Message ${at}`)
    assert.equal((await refusalOf(send('One too many'))).kind, 'too-many')
    assert.deepEqual(await send(message), first)
    assert.equal((await refusalOf(send(message, 'not the password'))).kind, 'unauthorized')
    assert.equal((await findContacts(app.db, {})).length, 20)
  },
)
