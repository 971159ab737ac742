import assert from 'node:assert/strict'
import { importMessages } from '#contract/customer-directory/customer-import.ts'
import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import type { CustomerFacts } from '#contract/customer-directory/customer-record.ts'
import { hour } from '#platform/clock/clock.ts'
import { openAccount, ramesh } from '#tests/fixtures/customers.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice } from '#tests/fixtures/questions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import type { App } from '../app.ts'
import { deleteEnquiry } from '../enquiries/delete-enquiry.ts'
import { purgeEnquiry } from '../enquiries/purge-enquiries.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { addCustomer } from './add-customer.ts'
import { changeCustomer } from './change-customer.ts'
import { countCustomerDoubles, findCustomerDoubles } from './find-customer-doubles.ts'
import { findCustomerRecord } from './find-customer-record.ts'
import { findCustomerRecords } from './find-customer-records.ts'
import { mergeCustomers } from './merge-customers.ts'
import { undoMerge } from './undo-merge.ts'

const here = { address: '203.0.113.7' }

const coffeeWorks = {
  name: 'Kavya Rao',
  company: 'Coffee Works',
  emails: ['Kavya@coffee.example', 'office@coffee.example'],
  phones: ['98450 77777'],
  gstNumbers: ['29zzz-fz 9999 Z1Z9'],
}

async function open({ app, clock }: World) {
  const by = await addAdministrator(app, asha)
  await receiveEnquiry(app, laptopsForTheOffice, here)
  clock.pass(hour)
  return by
}

async function findOne({ db }: App, q: string) {
  const [found] = await findCustomerRecords(db, { q, page: 1, limit: 10 })
  return found ? factsIn(await findCustomerRecord(db, found.id)) : assert.fail(q)
}

function factsIn(page: Awaited<ReturnType<typeof findCustomerRecord>>): CustomerFacts {
  const { id, name, company, emails, phones, version } = page
  return {
    id,
    name,
    company,
    emails,
    phones,
    version,
    gstNumbers: page.gstNumbers.map(({ number }) => number),
  }
}

async function eventsOf({ db }: App) {
  return db
    .selectFrom('audit')
    .select(['action', 'before', 'after'])
    .where('action', 'in', ['customer-record.added', 'customer-record.changed'])
    .orderBy('id')
    .execute()
}

testOnEachEngine(
  'a customer whom the office adds is found by all that was entered',
  async (world) => {
    const { app } = world
    const by = await open(world)
    const added = await addCustomer(app, by, coffeeWorks)
    for (const q of ['kavya rao', 'coffee works', 'office@coffee', '9845077777', 'ZZZFZ9999Z']) {
      assert.deepEqual(await findOne(app, q), added, q)
    }
    assert.deepEqual(
      [added.emails, added.phones, added.gstNumbers],
      [['kavya@coffee.example', 'office@coffee.example'], ['+919845077777'], ['29ZZZFZ9999Z1Z9']],
    )
    const [event] = await eventsOf(app)
    assert.deepEqual(event, { action: 'customer-record.added', before: null, after: null })
  },
)

testOnEachEngine(
  'a name that the office corrects stays when the customer writes again',
  async (world) => {
    const { app } = world
    const by = await open(world)
    const { version, ...facts } = await findOne(app, 'meera')
    const corrected = await changeCustomer(app, by, facts.id, {
      ...facts,
      name: 'Mira Krishnan',
      company: 'Lakeview Mills',
      phones: ['9845012399'],
      gstNumbers: ['29ZZZFZ9999Z1Z9'],
      version,
    })
    await receiveEnquiry(app, { ...laptopsForTheOffice, message: 'And ten mice.' }, here)
    const later = await findOne(app, 'mira')
    assert.deepEqual([later.name, later.company], ['Mira Krishnan', 'Lakeview Mills'])
    assert.equal(later.phones[0], '+919845012399')
    assert.deepEqual(corrected.gstNumbers, later.gstNumbers)
    const { counts } = await findCustomerRecord(app.db, facts.id)
    assert.equal(counts.enquiries, 2)
    const [event] = await eventsOf(app)
    assert.equal(event?.after, '{"fields":"name, company, phones, gstNumbers"}')
  },
)

testOnEachEngine(
  'a customer without any key, with a wrong one or with one of somebody else is refused',
  async (world) => {
    const { app } = world
    const by = await open(world)
    const none = { ...coffeeWorks, emails: [], phones: [], gstNumbers: [] }
    const refusedFields = async (form: Partial<typeof coffeeWorks>) =>
      (await refusalOf(addCustomer(app, by, { ...none, ...form }))).fields
    assert.deepEqual(await refusedFields({}), { emails: importMessages.noKey })
    const wrong = { emails: ['kavya'], phones: ['9999999999'], gstNumbers: ['22AAAAA0000A1Z5'] }
    assert.deepEqual(Object.keys((await refusedFields(wrong)) ?? {}), ['emails', 'gstNumbers'])
    assert.deepEqual(await refusedFields({ phones: ['9999999999'] }), {
      phones: 'This number identifies nobody: 9999999999',
    })
    const theirs = await findOne(app, 'meera')
    const taken = { ...coffeeWorks, emails: ['meera@lakeview.example', 'new@coffee.example'] }
    const refused = await refusalOf(addCustomer(app, by, taken))
    assert.deepEqual(
      [refused.kind, refused.fields],
      ['conflict', { emails: 'meera@lakeview.example belongs to Lakeview Textiles' }],
    )
    assert.deepEqual(refused.details, {
      owners: [
        {
          id: theirs.id,
          name: 'Lakeview Textiles',
          field: 'emails',
          value: 'meera@lakeview.example',
        },
      ],
    })
    const own = await addCustomer(app, by, coffeeWorks)
    const { kind } = await refusalOf(changeCustomer(app, by, own.id, taken))
    assert.equal(kind, 'conflict')
    assert.deepEqual(await findOne(app, 'kavya'), own)
  },
)

testOnEachEngine(
  'a customer that somebody else has changed meanwhile is not overwritten',
  async (world) => {
    const { app } = world
    const by = await open(world)
    const { version, ...facts } = await findOne(app, 'meera')
    // A new enquiry may bring a phone as well.
    await receiveEnquiry(app, { ...laptopsForTheOffice, phone: '9845012300' }, here)
    const mine = { ...facts, company: 'Lakeview Mills' }
    const refused = await refusalOf(changeCustomer(app, by, facts.id, { ...mine, version }))
    assert.equal(refused.message, customerRecordMessages.changedMeanwhile)
    const { customer } = refused.details as { customer: CustomerFacts }
    assert.deepEqual(customer.phones, ['+919845012345', '+919845012300'])
    const { version: current, phones } = customer
    const change = { ...mine, phones, version: current }
    const stored = await changeCustomer(app, by, facts.id, change)
    assert.deepEqual(await changeCustomer(app, by, facts.id, change), stored)
    assert.equal((await eventsOf(app)).length, 1)
    assert.deepEqual(await findOne(app, 'mills'), stored)
  },
)

testOnEachEngine('the first of several e-mails is the one that was typed first', async (world) => {
  const { app } = world
  const by = await open(world)
  const added = await addCustomer(app, by, coffeeWorks)
  const emails = ['new@coffee.example', 'office@coffee.example', 'kavya@coffee.example']
  const changed = await changeCustomer(app, by, added.id, { ...added, emails })
  assert.deepEqual(changed.emails, emails)
  const back = await changeCustomer(app, by, added.id, { ...added, version: changed.version })
  assert.deepEqual(back, added)
  assert.deepEqual(await findOne(app, 'kavya'), added)
})

testOnEachEngine('a changed customer can still be taken out of a merge', async (world) => {
  const { app } = world
  const by = await open(world)
  const theirs = await findOne(app, 'meera')
  const own = await addCustomer(app, by, coffeeWorks)
  const mergeId = await mergeCustomers(app, by, { keptId: own.id, mergedId: theirs.id })
  const merged = await findOne(app, 'kavya')
  const change = { ...merged, company: 'Coffee Mills', phones: [...merged.phones, '9845066666'] }
  const changed = await changeCustomer(app, by, own.id, change)
  assert.deepEqual(changed.emails, [...own.emails, ...theirs.emails])
  await undoMerge(app, by, mergeId)
  assert.deepEqual(factsIn(await findCustomerRecord(app.db, theirs.id)), theirs)
  const left = await findOne(app, 'coffee mills')
  assert.deepEqual([left.emails, left.phones], [own.emails, ['+919845077777', '+919845066666']])
  const gone = await refusalOf(changeCustomer(app, by, 'nothing', change))
  assert.equal(gone.kind, 'not-found')
})

async function keysOf({ db }: App, recordId: string) {
  return db
    .selectFrom('customerRecordKeys')
    .select(['id', 'value', 'createdAt', 'enteredAt'])
    .where('recordId', '=', recordId)
    .orderBy('id')
    .execute()
}

testOnEachEngine(
  'a phone of a sender that the office removes and brings back goes with the last enquiry of the sender',
  async (world) => {
    const { app } = world
    const by = await open(world)
    const theirs = await findOne(app, 'meera')
    const before = await keysOf(app, theirs.id)
    const without = await changeCustomer(app, by, theirs.id, { ...theirs, phones: [] })
    const { version } = without
    assert.deepEqual(await changeCustomer(app, by, theirs.id, { ...theirs, version }), theirs)
    const facts = (keys: typeof before) => keys.map(({ id: _id, ...key }) => key)
    assert.deepEqual(facts(await keysOf(app, theirs.id)), facts(before))
    const { id } = await app.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
    await deleteEnquiry(app, by, id)
    await purgeEnquiry(app, by, id)
    assert.deepEqual(await keysOf(app, theirs.id), [])
  },
)

testOnEachEngine(
  'a number of an account that is not well formed is removed and brought back',
  async (world) => {
    const { app } = world
    const by = await open(world)
    await openAccount(app, { ...ramesh, gstNumber: '29-OLD-NUMBER' })
    const theirs = await findOne(app, 'ramesh')
    const changed = await changeCustomer(app, by, theirs.id, { ...theirs, gstNumbers: [] })
    assert.deepEqual(changed.gstNumbers, [])
    const { version } = changed
    assert.deepEqual(await changeCustomer(app, by, theirs.id, { ...theirs, version }), theirs)
  },
)

testOnEachEngine('a removed key leaves the rows of the others as they are', async (world) => {
  const { app } = world
  const by = await open(world)
  const emails = ['one@coffee.example', 'two@coffee.example', 'three@coffee.example']
  const added = await addCustomer(app, by, { ...coffeeWorks, emails })
  const before = await keysOf(app, added.id)
  const erasedAt = async () => (await app.db.selectFrom('erasureState').selectAll().execute())[0]
  const turned = [emails[0], emails[2], emails[1]].map((text = '') => text)
  const { version } = await changeCustomer(app, by, added.id, { ...added, emails: turned })
  assert.equal((await erasedAt())?.rewriteDueSince, null)
  const back = await changeCustomer(app, by, added.id, { ...added, version })
  assert.deepEqual(back, added)
  const now = await keysOf(app, added.id)
  await changeCustomer(app, by, added.id, { ...added, emails: emails.slice(1) })
  assert.deepEqual(
    await keysOf(app, added.id),
    now.filter(({ value }) => value !== emails[0]),
  )
  assert.notEqual((await erasedAt())?.rewriteDueSince, null)
  assert.equal(now.length, before.length)
})

testOnEachEngine(
  'another order of the keys of merged customers changes nothing and is not in the audit',
  async (world) => {
    const { app } = world
    const by = await open(world)
    const theirs = await findOne(app, 'meera')
    const own = await addCustomer(app, by, coffeeWorks)
    await mergeCustomers(app, by, { keptId: own.id, mergedId: theirs.id })
    const merged = await findOne(app, 'kavya')
    const events = await eventsOf(app)
    const emails = merged.emails.toReversed()
    assert.deepEqual(await changeCustomer(app, by, own.id, { ...merged, emails }), merged)
    assert.deepEqual(await eventsOf(app), events)
    const more = await changeCustomer(app, by, own.id, { ...merged, emails: [...emails, 'x@y.in'] })
    assert.deepEqual(await findOne(app, 'kavya'), more)
    assert.deepEqual(more.emails, [...own.emails, 'x@y.in', ...theirs.emails])
  },
)

testOnEachEngine('more keys than the form shows are refused with a reason', async (world) => {
  const { app } = world
  const by = await open(world)
  const emails = Array.from({ length: 150 }, (_, at) => `buyer${at}@coffee.example`)
  const phones = Array.from({ length: 60 }, (_, at) => `98450${10_000 + at}`)
  const many = { ...coffeeWorks, emails, phones, gstNumbers: [] }
  const { fields } = await refusalOf(addCustomer(app, by, many))
  assert.deepEqual(fields, { phones: customerRecordMessages.tooManyKeys })
  const [one, other] = [
    await addCustomer(app, by, { ...many, phones: [] }),
    await addCustomer(app, by, { ...many, emails: [] }),
  ]
  await mergeCustomers(app, by, { keptId: one.id, mergedId: other.id })
  const refused = await refusalOf(changeCustomer(app, by, one.id, { ...one, name: 'Kavya R.' }))
  assert.deepEqual(
    [refused.kind, refused.message],
    ['conflict', customerRecordMessages.moreThanShown],
  )
})

testOnEachEngine(
  'a pair of probable doubles goes with the key or the company that made it',
  async (world) => {
    const { app } = world
    const by = await open(world)
    const theirs = await findOne(app, 'meera')
    const own = await addCustomer(app, by, { ...coffeeWorks, phones: ['9845066666'] })
    const gstNumbers = ['27ZZZFZ9999Z1ZD']
    const emails = ['imran@coffee.example']
    await addCustomer(app, by, { ...coffeeWorks, emails, phones: [], gstNumbers })
    // The phone of one customer, and the e-mail of another.
    await receiveEnquiry(app, { ...laptopsForTheOffice, phone: '9845066666' }, here)
    const reasons = async () =>
      (await findCustomerDoubles(app.db, { page: 1, limit: 10 }))
        .flatMap((pair) => pair.reasons)
        .toSorted()
    assert.deepEqual(await reasons(), ['company', 'pan', 'phone'])
    const changed = await changeCustomer(app, by, own.id, { ...own, phones: [], gstNumbers: [] })
    assert.deepEqual(await reasons(), ['company'])
    await changeCustomer(app, by, own.id, { ...changed, company: 'Hill Traders' })
    assert.equal(await countCustomerDoubles(app.db), 0)
    assert.deepEqual((await findOne(app, 'meera')).emails, theirs.emails)
  },
)
