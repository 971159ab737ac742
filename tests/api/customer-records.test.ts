import assert from 'node:assert/strict'
import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import type {
  CustomerRecordPage,
  CustomerRecordRow,
  TimelineEntry,
} from '#contract/customer-directory/customer-record.ts'
import { deleteEnquiry } from '#domain/enquiries/delete-enquiry.ts'
import { system } from '#domain/audit/actor.ts'
import { receiveContact } from '#domain/contacts/receive-contact.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { laptopsForTheOffice, oneMoreQuestion, writesFromHosur } from '../fixtures/questions.ts'
import { openAccount, ramesh } from '../fixtures/customers.ts'
import { testOnServer } from '../test-server.ts'

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
