import assert from 'node:assert/strict'
import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import type {
  CustomerDouble,
  CustomerFacts,
  CustomerRecordPage,
  CustomerRecordRow,
  MergePreview,
  TimelineEntry,
} from '#contract/customer-directory/customer-record.ts'
import type { AuditEvent } from '#contract/audit/audit-event.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import type { TrashedItem } from '#contract/trash/trash.ts'
import { customerFile } from '#web/admin/customer-directory/customer-list.ts'
import { csvOf } from '#web/admin/lists/csv.ts'
import { asha } from '../fixtures/people.ts'
import { purgeEnquiry } from '#domain/enquiries/purge-enquiries.ts'
import { deleteEnquiry } from '#domain/enquiries/delete-enquiry.ts'
import { system } from '#domain/audit/actor.ts'
import { hour } from '#platform/clock/clock.ts'
import { receiveContact } from '#domain/contacts/receive-contact.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { erasePerson } from '#domain/privacy/erase-person.ts'
import { findPerson } from '#domain/privacy/find-persons.ts'
import { laptopsForTheOffice, oneMoreQuestion, writesFromHosur } from '../fixtures/questions.ts'
import { openAccount, ramesh } from '../fixtures/customers.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

const here = { address: '203.0.113.7' }
const path = '/admin/customer-records'

testOnServer('customers are listed, found and shown with what they sent', async ({ app, call }) => {
  await receiveEnquiry(app, { ...laptopsForTheOffice, marketing: true }, here)
  await openAccount(app, ramesh)
  const { gstNumber } = ramesh
  await receiveContact(app, { ...writesFromHosur, company: 'Agarwal', gstNumber }, here)
  const { json } = await call('GET', `${path}?page=1&limit=1`)
  assert.equal(json['total'], 2)
  const [last] = json['customers'] as CustomerRecordRow[]
  assert.deepEqual(
    [last?.company, last?.gstNumber, last?.messages, last?.hasAccount],
    ['Agarwal', gstNumber, 1, true],
  )
  for (const q of ['agarw', 'ZZZFZ9999Z', 'divya@hosurfoods', '080 1234 5678', '918012345678']) {
    const found = await call('GET', `${path}?q=${encodeURIComponent(q)}`)
    assert.deepEqual(
      (found.json['customers'] as CustomerRecordRow[]).map(({ id }) => id),
      [last?.id],
      q,
    )
  }
  const { json: shown } = await call('GET', `${path}/${last?.id}`)
  const customer = shown['customer'] as CustomerRecordPage
  assert.deepEqual(customer.gstNumbers, [
    { number: gstNumber, state: 'Karnataka', pan: 'ZZZFZ9999Z' },
  ])
  assert.deepEqual(customer.emails.toSorted(), [writesFromHosur.email, ramesh.email])
  const { json: timeline } = await call('GET', `${path}/${last?.id}/timeline`)
  const kinds = (timeline['entries'] as TimelineEntry[]).map(({ kind }) => kind)
  assert.deepEqual(kinds.toSorted(), ['account', 'message'])
})

testOnServer(
  'a timeline has the newest first, in parts, and nothing from the trash',
  async (server) => {
    const { app, call } = server
    await receiveEnquiry(app, { ...laptopsForTheOffice, marketing: true }, here)
    await receiveEnquiry(app, oneMoreQuestion, here)
    const { json } = await call('GET', path)
    const [{ id } = { id: '' }] = json['customers'] as CustomerRecordRow[]
    const first = await call('GET', `${path}/${id}/timeline?limit=1&kind=enquiry`)
    assert.deepEqual([first.json['total'], first.json['page']], [2, 1])
    const [newest] = first.json['entries'] as TimelineEntry[]
    assert.equal(newest?.by, oneMoreQuestion.name)
    assert.equal(newest?.title, oneMoreQuestion.product)
    await deleteEnquiry(app, system, newest?.id ?? '')
    const left = await call('GET', `${path}/${id}/timeline?kind=enquiry`)
    assert.equal(left.json['total'], 1)
    const consent = await call('GET', `${path}/${id}/timeline?kind=consent`)
    assert.equal(consent.json['total'], 1)
    const odd = await call('GET', `${path}/${id}/timeline?kind=nothing`)
    assert.equal(odd.status, 400)
  },
)

testOnServer('an unknown customer is not found', async ({ call }) => {
  for (const address of ['nothing', 'nothing/timeline']) {
    const { status, json } = await call('GET', `${path}/${address}`)
    assert.deepEqual([status, json['message']], [404, customerRecordMessages.notFound])
  }
})

testOnServer(
  'a note that is sent once more under its key is stored once, on a customer and on an enquiry',
  async ({ app, call }) => {
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const [{ id: enquiry, customerRecordId } = {}] = await app.db
      .selectFrom('enquiries')
      .select(['id', 'customerRecordId'])
      .execute()
    const add = async (notes: string, key: string, text = 'Call after four.') => {
      const sent = { body: { text }, headers: { 'Idempotency-Key': key } }
      assert.equal((await call('POST', notes, sent)).status, 201)
    }
    for (const notes of [
      `${path}/${customerRecordId}/notes`,
      `/admin/enquiries/${enquiry}/notes`,
    ]) {
      for (const key of ['one', 'one', 'two']) await add(notes, key)
      await add(notes, 'two', 'Call before four.')
    }
    assert.equal((await app.db.selectFrom('customerRecordNotes').select('id').execute()).length, 3)
    assert.equal((await app.db.selectFrom('enquiryNotes').select('id').execute()).length, 3)
  },
)

testOnServer(
  'notes on a customer are added, listed, deleted and restored by calls',
  async (server) => {
    const { app, call } = server
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const { json } = await call('GET', path)
    const [{ id } = { id: '' }] = json['customers'] as CustomerRecordRow[]
    const empty = await call('POST', `${path}/${id}/notes`, { body: { text: ' ' } })
    assert.deepEqual([empty.status, Object.keys(empty.json['fields'] ?? {})], [400, ['text']])
    const added = await call('POST', `${path}/${id}/notes`, { body: { text: 'Call after four.' } })
    assert.equal(added.status, 201)
    const note = `${path}/${id}/notes/${String(added.json['id'])}`
    assert.equal((await call('DELETE', note)).status, 200)
    assert.equal((await call('DELETE', note)).status, 404)
    assert.equal((await call('GET', `${path}/${id}/notes`)).json['total'], 0)
    assert.equal((await call('POST', `${note}/restore`)).status, 200)
    assert.equal((await call('GET', `${path}/${id}/notes`)).json['total'], 1)
  },
)

testOnServer('two customers are merged and taken apart by calls', async ({ app, call }) => {
  await receiveEnquiry(app, laptopsForTheOffice, here)
  await receiveEnquiry(app, { ...oneMoreQuestion, phone: '9845022222' }, here)
  await receiveEnquiry(
    app,
    { ...laptopsForTheOffice, phone: '9845022222', message: 'Hello?' },
    here,
  )
  const { json: listed } = await call('GET', '/admin/customer-doubles')
  const [{ one, other } = { one: { id: '' }, other: { id: '' } }] = listed[
    'doubles'
  ] as CustomerDouble[]
  const preview = await call('GET', `${path}/${one.id}/merge?mergedId=${other.id}`)
  assert.equal((preview.json['preview'] as MergePreview).merged.id, other.id)
  const self = await call('POST', `${path}/${one.id}/merge`, { body: { mergedId: one.id } })
  assert.equal(self.status, 400)
  const merged = await call('POST', `${path}/${one.id}/merge`, { body: { mergedId: other.id } })
  assert.equal(merged.status, 200)
  const gone = await call('GET', `${path}/${other.id}`)
  assert.equal((gone.json['customer'] as CustomerRecordPage).id, one.id)
  const undo = `/admin/customer-merges/${String(merged.json['mergeId'])}/undo`
  assert.equal((await call('POST', undo)).status, 200)
  assert.equal((await call('POST', undo)).status, 404)
  const pair = { oneId: one.id, otherId: other.id }
  assert.equal((await call('POST', '/admin/customer-doubles/dismiss', { body: pair })).status, 200)
  assert.equal((await call('GET', '/admin/customer-doubles')).json['total'], 0)
  assert.equal((await call('POST', '/admin/customer-doubles/restore', { body: pair })).status, 200)
})

testOnServer('a file of customers is checked and imported by a call', async ({ call }) => {
  const file = new File(['email,company\r\na@mills.example,Mills\r\n,Nobody'], 'customers.csv')
  const send = (dryRun: string) => {
    const body = new FormData()
    body.set('dryRun', dryRun)
    body.set('customers', file)
    return call('POST', `${path}/import`, { form: body })
  }
  const checked = await send('true')
  const counts = { created: 1, changed: 0, unchanged: 0, refused: 1 }
  assert.deepEqual([checked.status, checked.json['counts']], [200, counts])
  const unclear = await send('1')
  assert.deepEqual(
    [unclear.status, unclear.json['message']],
    [400, 'Dry run must be true or false'],
  )
  assert.equal((await call('GET', `${path}?page=1`)).json['total'], 0)
  const imported = await send('false')
  assert.deepEqual([imported.status, imported.json['counts']], [200, counts])
  assert.equal((await call('GET', `${path}?page=1`)).json['total'], 1)
  const nothing = await call('POST', `${path}/import`, { form: new FormData() })
  assert.equal(nothing.status, 400)
})

testOnServer('an imported customer is erased with the person', async ({ app, call }) => {
  const form = new FormData()
  form.set('dryRun', 'false')
  const lines = [
    'name,company,email,notes',
    'Kavya,Coffee Works,kavya@coffee.example,Kavya is kind',
  ]
  form.set('customers', new File([lines.join('\n')], 'customers.csv'))
  assert.equal((await call('POST', `${path}/import`, { form })).status, 200)
  await receiveEnquiry(app, laptopsForTheOffice, here)
  const { customerRecords, customerNotes } = await findPerson(app.db, 'kavya@coffee.example')
  assert.equal(customerNotes[0]?.text, 'Kavya is kind')
  assert.equal(customerRecords[0]?.company, 'Coffee Works')
  await erasePerson(app, 'Kavya@coffee.example')
  for (const table of ['customerRecords', 'customerRecordKeys', 'customerRecordNotes'] as const) {
    const rows = await app.db.selectFrom(table).selectAll().execute()
    assert.doesNotMatch(JSON.stringify(rows), /kavya|coffee/i, table)
  }
  assert.equal((await call('GET', `${path}?page=1`)).json['total'], 1)
})

async function importCustomers(call: TestServer['call'], lines: string[]) {
  const form = new FormData()
  form.set('dryRun', 'false')
  form.set('customers', new File([lines.join('\n')], 'customers.csv'))
  assert.equal((await call('POST', `${path}/import`, { form })).status, 200)
}

testOnServer(
  'the name and the phone that the office has entered of a person are in their copy, and go with them while a colleague stays',
  async ({ app, call }) => {
    await importCustomers(call, [
      'name,company,email,phone',
      'Kavya Rao,Coffee Works,kavya@coffee.example,9845077777',
    ])
    await receiveEnquiry(app, { ...laptopsForTheOffice, phone: '9845077777' }, here)
    const { customerRecords } = await findPerson(app.db, 'kavya@coffee.example')
    assert.deepEqual(
      customerRecords.map(({ value, name, company }) => [value, name, company]),
      [
        ['kavya@coffee.example', 'Kavya Rao', 'Coffee Works'],
        ['+919845077777', 'Kavya Rao', 'Coffee Works'],
      ],
    )
    await erasePerson(app, 'kavya@coffee.example')
    const records = await app.db.selectFrom('customerRecords').selectAll().execute()
    const keys = await app.db.selectFrom('customerRecordKeys').select('value').execute()
    assert.doesNotMatch(JSON.stringify([records, keys]), /kavya/i)
    assert.deepEqual(
      records.map(({ name, company }) => [name, company]),
      [[laptopsForTheOffice.name, 'Coffee Works']],
    )
  },
)

testOnServer(
  'a customer that the office has entered with two e-mails stays when one of the two people is erased',
  async ({ app, call }) => {
    await importCustomers(call, [
      'company,email',
      'Coffee Works,kavya@coffee.example; imran@coffee.example',
    ])
    await erasePerson(app, 'kavya@coffee.example')
    const keys = await app.db.selectFrom('customerRecordKeys').select('value').execute()
    assert.deepEqual(keys, [{ value: 'imran@coffee.example' }])
    await erasePerson(app, 'imran@coffee.example')
    assert.deepEqual(await app.db.selectFrom('customerRecords').select('id').execute(), [])
  },
)

testOnServer(
  'the copy of a person who types the phone of another customer does not name that customer',
  async ({ app, call, clock }) => {
    await importCustomers(call, [
      'name,company,phone,notes',
      'Kavya Rao,Coffee Works,9845077777,Kavya is kind',
    ])
    clock.pass(hour)
    await receiveEnquiry(app, { ...laptopsForTheOffice, phone: '9845077777' }, here)
    clock.pass(hour)
    await importCustomers(call, [
      'name,company,phone',
      'Kavya Rao,Coffee Works Private Limited,9845077777',
    ])
    const person = await findPerson(app.db, laptopsForTheOffice.email)
    assert.equal(person.customerRecords.length, 2)
    assert.doesNotMatch(JSON.stringify(person), /kavya|coffee/i)
    await erasePerson(app, laptopsForTheOffice.email)
    const notes = await app.db.selectFrom('customerRecordNotes').select('text').execute()
    assert.deepEqual(notes, [{ text: 'Kavya is kind' }])
  },
)

testOnServer(
  'the name of a sender who completes a customer that the office has entered is in the copy of the sender alone',
  async ({ app, call }) => {
    await importCustomers(call, [
      'company,email,phone,notes',
      `Coffee Works,kavya@coffee.example,9845077777,${laptopsForTheOffice.name} pays late`,
    ])
    await receiveEnquiry(app, { ...laptopsForTheOffice, phone: '9845077777' }, here)
    const [record] = await app.db.selectFrom('customerRecords').select('name').execute()
    assert.equal(record?.name, laptopsForTheOffice.name)
    const { customerRecords, customerNotes } = await findPerson(app.db, 'kavya@coffee.example')
    assert.deepEqual(
      customerRecords.map(({ name, company }) => [name, company]),
      [
        [null, 'Coffee Works'],
        [null, 'Coffee Works'],
      ],
    )
    assert.deepEqual(customerNotes, [])
  },
)

testOnServer(
  'of a customer that the office has entered with two e-mails, name and notes go with the person whom the e-mail names',
  async ({ app, call }) => {
    await importCustomers(call, [
      'name,company,email,notes',
      'Kavya Rao,Coffee Works,kavya@coffee.example; imran@coffee.example,Kavya is kind',
    ])
    const imran = await findPerson(app.db, 'imran@coffee.example')
    assert.doesNotMatch(JSON.stringify(imran), /kavya/i)
    const { customerNotes } = await findPerson(app.db, 'kavya@coffee.example')
    assert.deepEqual(
      customerNotes.map(({ text }) => text),
      ['Kavya is kind'],
    )
    await erasePerson(app, 'kavya@coffee.example')
    for (const table of [
      'customerRecords',
      'customerRecordKeys',
      'customerRecordNotes',
      'customerImportRecords',
    ] as const) {
      const rows = await app.db.selectFrom(table).selectAll().execute()
      assert.doesNotMatch(JSON.stringify(rows), /kavya/i, table)
    }
    const [record] = await app.db.selectFrom('customerRecords').select('company').execute()
    assert.equal(record?.company, 'Coffee Works')
  },
)

testOnServer(
  'a downloaded file of customers with several e-mails, phones and GST numbers is imported without a change',
  async ({ app, call }) => {
    await openAccount(app, { ...ramesh, gstNumber: '29-OLD-NUMBER' })
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const { email, phone } = laptopsForTheOffice
    const lines = [
      'company,email,phone,gstNumber',
      `=Lakeview,"${email}; second@lake.example\nthird@lake.example",${phone}; 080 4000 9999,29ZZZFZ9999Z1Z9`,
      ',fourth@lake.example; second@lake.example,,27ZZZCZ9999Z1ZJ',
    ]
    const first = await importFile(lines.join('\r\n'))
    assert.deepEqual(first['counts'], { created: 0, changed: 2, unchanged: 0, refused: 0 })
    const { json } = await call('GET', `${path}?include=keys&page=1&limit=100`)
    const customers = json['customers'] as CustomerRecordRow[]
    const lake = customers.find(({ company }) => company === '=Lakeview')
    assert.equal(lake?.keys?.emails.length, 4)
    assert.deepEqual([lake?.keys?.phones.length, lake?.keys?.gstNumbers.length], [2, 2])
    const again = await importFile(csvOf(customerFile, customers))
    assert.deepEqual(again['counts'], {
      created: 0,
      changed: 0,
      unchanged: customers.length,
      refused: 0,
    })
    const odd = await importFile('gstNumber\r\n29-NEW-NUMBER')
    assert.match(JSON.stringify(odd['rows']), /not a valid GST number/)
    const plain = await call('GET', `${path}?page=1&limit=100`)
    assert.equal((plain.json['customers'] as CustomerRecordRow[])[0]?.keys, undefined)

    async function importFile(text: string) {
      const form = new FormData()
      form.set('dryRun', 'false')
      form.set('customers', new Blob([text]), 'customers.csv')
      const { status, json } = await call('POST', `${path}/import`, { form })
      assert.equal(status, 200, String(json['message']))
      return json
    }
  },
)

testOnServer(
  'a deleted note on a customer is in the trash, restored from it, and deleted for ever',
  async ({ app, call }) => {
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const [record] = (await call('GET', path)).json['customers'] as CustomerRecordRow[]
    const notes = `${path}/${record?.id}/notes`
    const add = async (text: string) =>
      String((await call('POST', notes, { body: { text } })).json['id'])
    const [noteId, other] = [await add('Pays on time.'), await add('Prefers calls.')]
    await call('DELETE', `${notes}/${noteId}`)
    await call('DELETE', `${notes}/${other}`)
    const trash = async () =>
      ((await call('GET', '/admin/trash')).json['items'] as TrashedItem[]).map(
        ({ kind, name, detail, deletedBy }) => [kind, name, detail, deletedBy],
      )
    const { company } = laptopsForTheOffice
    assert.deepEqual(await trash(), [
      ['note', 'Prefers calls.', company, asha.email],
      ['note', 'Pays on time.', company, asha.email],
    ])
    const restored = await call('POST', `/admin/trash/customer-notes/${noteId}/restore`)
    assert.equal(restored.json['message'], trashMessages.noteRestored)
    assert.equal((await call('GET', notes)).json['total'], 1)
    const purged = await call('DELETE', `/admin/trash/customer-notes/${other}`)
    assert.equal(purged.json['message'], trashMessages.notePurged)
    assert.deepEqual(await trash(), [])
    const gone = await call('POST', `/admin/trash/customer-notes/${other}/restore`)
    assert.equal(gone.status, 404)
    const events = (await call('GET', '/admin/audit?kind=customer-record')).json['events']
    const [event] = events as AuditEvent[]
    assert.deepEqual(event?.page, { kind: 'customer', id: record?.id })
    assert.equal(event?.subject, company)
  },
)

testOnServer(
  'a customer is added once under its key, changed, and not overwritten by an older form',
  async ({ app, call }) => {
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const body = { name: 'Kavya Rao', company: '', emails: ['kavya@coffee.example'] }
    const add = () => call('POST', path, { body, headers: { 'Idempotency-Key': 'one' } })
    const [first, second] = [await add(), await add()]
    assert.deepEqual([first.status, first.json], [201, second.json])
    const added = first.json['customer'] as CustomerFacts
    assert.deepEqual([added.name, added.company, added.phones], ['Kavya Rao', null, []])
    const address = `${path}/${added.id}`
    const phones = [laptopsForTheOffice.phone]
    const refused = await call('PUT', address, { body: { ...added, phones } })
    const fields = refused.json['fields'] as Record<string, string>
    assert.deepEqual(
      [refused.status, fields['phones']],
      [409, `${laptopsForTheOffice.phone} belongs to ${laptopsForTheOffice.company}`],
    )
    const changed = await call('PUT', address, { body: { ...added, company: 'Coffee Works' } })
    assert.deepEqual(
      [changed.status, changed.json['message']],
      [200, customerRecordMessages.changed],
    )
    const late = await call('PUT', address, { body: { ...added, company: 'Coffee Mills' } })
    assert.deepEqual([late.status, late.json['customer']], [409, changed.json['customer']])
    const { json } = await call('GET', address)
    const shown = json['customer'] as CustomerRecordPage
    const stored = changed.json['customer'] as CustomerFacts
    assert.deepEqual([shown.company, shown.version], ['Coffee Works', stored.version])
  },
)

testOnServer(
  'a corrected customer stays with what the office has entered, and goes with the person',
  async ({ app, call }) => {
    await receiveEnquiry(app, laptopsForTheOffice, here)
    await receiveEnquiry(app, { ...oneMoreQuestion, phone: '9845012301' }, here)
    await receiveContact(app, writesFromHosur, here)
    const { customers } = (await call('GET', `${path}?include=keys`)).json
    const rows = customers as CustomerRecordRow[]
    const change = async (email: string, changes: Partial<CustomerFacts>) => {
      const { id, name, company, keys } = rows.find((row) => row.email === email) ?? assert.fail()
      const body = { name, company, ...keys, ...changes }
      assert.equal((await call('PUT', `${path}/${id}`, { body })).status, 200)
    }
    await change(laptopsForTheOffice.email, { name: 'Meera Krishna' })
    const phones = ['+919845012301', '9845066666']
    await change(oneMoreQuestion.email, { name: 'Imran Shaikh', phones })
    const gstNumbers = ['29ZZZFZ9999Z1Z9']
    await change(writesFromHosur.email, { name: 'Divya Raw', gstNumbers })
    const { id } = await app.db
      .selectFrom('enquiries')
      .select('id')
      .where('email', '=', oneMoreQuestion.email)
      .executeTakeFirstOrThrow()
    await deleteEnquiry(app, system, id)
    await purgeEnquiry(app, system, id)
    for (const { email } of [laptopsForTheOffice, writesFromHosur]) await erasePerson(app, email)
    const left = (await call('GET', `${path}?include=keys&sort=name`)).json['customers']
    assert.deepEqual(
      (left as CustomerRecordRow[]).map(({ name, company, keys }) => [name, company, keys]),
      [
        [null, 'Hosur Foods', { emails: [], phones: [], gstNumbers }],
        ['Imran Shaikh', null, { emails: [], phones: ['+919845066666'], gstNumbers: [] }],
      ],
    )
  },
)
