import assert from 'node:assert/strict'
import { minute } from '#platform/clock/clock.ts'
import { hear, here } from '#tests/stories/hear.ts'
import { writesFromHosur } from '#tests/stories/questions.ts'
import { refusalOf } from '#tests/stories/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { house } from '../audit/actor.ts'
import { renewCustomerPassword } from '../customers/change-customers.ts'
import { countContacts, findContacts } from './find-contacts.ts'
import { receiveContact, receiveCustomerMessage } from './receive-contact.ts'

const gstNumber = '29ZZZFZ9999Z1Z9'
const message = 'Please send the invoice of March once more.'

function lettersOf({ db }: App) {
  return db
    .selectFrom('letters')
    .select(['kind', 'recipient', 'replyTo', 'secret', 'content'])
    .orderBy('id')
    .execute()
}

testOnEachEngine(
  'a message is kept as it was written, and both sides get a letter',
  async ({ app }) => {
    const contact = await hear(app)
    assert.match(contact.reference, /^C-[2-9A-Z]{8}$/)
    assert.deepEqual(
      [contact.name, contact.type, contact.status, contact.passwordSetAt],
      [writesFromHosur.name, 'new', 'pending', null],
    )
    const letters = await lettersOf(app)
    assert.deepEqual(
      letters.map(({ kind, recipient, replyTo }) => [kind, recipient, replyTo]),
      [
        ['contact-announcement', 'sales', writesFromHosur.email],
        ['contact-acknowledgement', writesFromHosur.email, null],
      ],
    )
  },
)

testOnEachEngine(
  'what is sent twice is one message, and one pair of letters',
  async ({ app, clock }) => {
    const first = await receiveContact(app, writesFromHosur, { ...here, key: 'one' })
    clock.pass(30 * minute)
    assert.deepEqual(await receiveContact(app, writesFromHosur, { ...here, key: 'one' }), first)
    assert.equal((await lettersOf(app)).length, 2)
  },
)

testOnEachEngine(
  'what fills the hidden field is kept, and no letter is written',
  async ({ app }) => {
    await receiveContact(app, { ...writesFromHosur, website: 'http://spam.example' }, here)
    assert.equal(await countContacts(app.db, {}), 1)
    assert.deepEqual(await lettersOf(app), [])
  },
)

testOnEachEngine(
  'a customer signs in with the message, which stands under the account',
  async ({ app }) => {
    const { password } = await renewCustomerPassword(app, house, gstNumber)
    await receiveCustomerMessage(app, { gstNumber: '29zzz-fz9999z1z9', password, message }, here)
    const [contact] = await findContacts(app.db, { type: 'existing' })
    assert.deepEqual([contact?.gstNumber, contact?.name, contact?.email], [gstNumber, null, null])
    assert.notEqual(contact?.passwordSetAt, null)
    assert.deepEqual(
      (await lettersOf(app)).map(({ kind }) => kind),
      ['contact-announcement'],
    )
  },
)

testOnEachEngine(
  'a wrong password and an unknown number are refused alike, and limited',
  async ({ app }) => {
    await renewCustomerPassword(app, house, gstNumber)
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
    assert.equal(await countContacts(app.db, {}), 0)
  },
)
