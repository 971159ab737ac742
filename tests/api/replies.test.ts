import assert from 'node:assert/strict'
import { addContact, addEnquiry } from '../fixtures/received-submissions.ts'
import { testOnServer } from '../test-server.ts'

const reply = { subject: 'Re: Your enquiry', text: 'Thirty pieces are in stock.' }

testOnServer('the office replies to an enquiry and to a message', async (server) => {
  const { id } = await addEnquiry(server.app)
  const ofEnquiry = await server.call('POST', `/admin/enquiries/${id}/replies`, { body: reply })
  assert.equal(ofEnquiry.status, 201)
  assert.equal(ofEnquiry.json['message'], 'Reply sent')
  assert.equal((ofEnquiry.json['enquiry'] as { status: string }).status, 'responded')
  const { id: contactId } = await addContact(server.app)
  const path = `/admin/contacts/${contactId}`
  const ofContact = await server.call('POST', `${path}/replies`, { body: reply })
  assert.equal(ofContact.status, 201)
  assert.equal((ofContact.json['contact'] as { status: string }).status, 'contacted')
  const { json } = await server.call('GET', `${path}/history`)
  assert.deepEqual(
    (json['history'] as { kind: string }[]).map(({ kind }) => kind),
    ['received', 'email', 'email', 'reply', 'email', 'status'],
  )
})

testOnServer('a reply without a subject or a text is refused at its field', async (server) => {
  const { id } = await addEnquiry(server.app)
  const path = `/admin/enquiries/${id}/replies`
  const { status, json } = await server.call('POST', path, { body: { subject: ' ', text: '' } })
  assert.equal(status, 400)
  assert.deepEqual(json['fields'], {
    subject: 'Please write a subject',
    text: 'Please write the reply',
  })
  const unknown = await server.call('POST', '/admin/enquiries/unknown/replies', { body: reply })
  assert.equal(unknown.status, 404)
  const history = await server.call('GET', '/admin/contacts/unknown/history')
  assert.equal(history.status, 404)
})
