import assert from 'node:assert/strict'
import { attachmentMessages } from '#contract/submissions/attachment.ts'
import { asha } from '../fixtures/people.ts'
import { addContact, addEnquiry } from '../fixtures/received-submissions.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { priceList } from '../fixtures/price-lists.ts'
import { formOf, testOnServer } from '../test-server.ts'

const reply = { subject: 'Re: Your enquiry', text: 'Thirty pieces are in stock.' }

testOnServer('the office replies to an enquiry and to a message', async (server) => {
  const { id } = await addEnquiry(server.app)
  const ofEnquiry = await server.call('POST', `/admin/enquiries/${id}/replies`, {
    form: formOf(reply),
  })
  assert.equal(ofEnquiry.status, 201)
  assert.equal(ofEnquiry.json['message'], 'Reply sent')
  assert.equal((ofEnquiry.json['enquiry'] as { status: string }).status, 'responded')
  const { id: contactId } = await addContact(server.app)
  const path = `/admin/contacts/${contactId}`
  // Without a file, JSON will do.
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
  const { status, json } = await server.call('POST', path, {
    form: formOf({ subject: ' ', text: '' }),
  })
  assert.equal(status, 400)
  assert.deepEqual(json['fields'], {
    subject: 'Please write a subject',
    text: 'Please write the reply',
  })
  const asJson = await server.call('POST', path, { body: { subject: ' ', text: '' } })
  assert.deepEqual([asJson.status, asJson.json['fields']], [400, json['fields']])
  const unknown = await server.call('POST', '/admin/enquiries/unknown/replies', {
    form: formOf(reply),
  })
  assert.equal(unknown.status, 404)
  const history = await server.call('GET', '/admin/contacts/unknown/history')
  assert.equal(history.status, 404)
})

testOnServer(
  'a reply is refused with the later one that its writer has not seen, and goes out once that is named',
  async (server) => {
    const { id } = await addEnquiry(server.app)
    const { id: contactId } = await addContact(server.app)
    for (const path of [`/admin/enquiries/${id}/replies`, `/admin/contacts/${contactId}/replies`]) {
      const theirs = { ...reply, text: 'We have none left.', lastReplyId: null }
      assert.equal((await server.call('POST', path, { body: theirs })).status, 201)
      const form = formOf({ ...reply, lastReplyId: '' })
      const refused = await server.call('POST', path, { form })
      assert.equal(refused.status, 409)
      assert.match(String(refused.json['message']), /^You replied at .* or send yours anyway\.$/)
      const last = refused.json['lastReply'] as { id: string; by: string }
      assert.equal(last.by, asha.email)
      form.set('lastReplyId', last.id)
      assert.equal((await server.call('POST', path, { form })).status, 201)
    }
  },
)

testOnServer('a file of a reply is downloaded by the office alone', async (server) => {
  const pdf = priceList('Quote')
  const form = formOf(reply)
  form.append('attachments', new Blob([new Uint8Array(pdf)]), 'Quote “2026”.pdf')
  const { id } = await addEnquiry(server.app)
  const { id: contactId } = await addContact(server.app)
  for (const path of [`/admin/enquiries/${id}`, `/admin/contacts/${contactId}`]) {
    const sent = await server.call('POST', `${path}/replies`, { form })
    assert.equal(sent.status, 201)
    const history = sent.json['history'] as { attachments?: { id: string }[] }[]
    const [attachment] = history.flatMap(({ attachments = [] }) => attachments)
    const address = `${path}/attachments/${attachment?.id}`
    const file = await server.get(`/api${address}`, { Authorization: `Bearer ${server.token}` })
    assert.equal(file.status, 200)
    assert(pdf.equals(new Uint8Array(await file.arrayBuffer())))
    assert.equal(file.headers.get('content-type'), 'application/pdf')
    assert.equal(file.headers.get('cache-control'), 'private, no-store')
    assert.equal(file.headers.get('x-content-type-options'), 'nosniff')
    assert.match(
      file.headers.get('content-disposition') ?? '',
      /^attachment; filename="Quote _2026_/,
    )
    assert.equal((await server.get(`/api${address}`)).status, 401)
    const unknown = await server.call('GET', `${path}/attachments/unknown`)
    assert.deepEqual([unknown.status, unknown.json['message']], [404, attachmentMessages.notFound])
    const { id: other } = await addEnquiry(server.app, {
      ...laptopsForTheOffice,
      message: 'Another question.',
    })
    const foreign = await server.call(
      'GET',
      `/admin/enquiries/${other}/attachments/${attachment?.id}`,
    )
    assert.equal(foreign.status, 404)
  }
})

testOnServer('a file that is not what it is called is refused with its name', async (server) => {
  const { id } = await addEnquiry(server.app)
  const form = formOf(reply)
  form.append('attachments', new Blob(['<script>']), 'invoice.pdf')
  const { status, json } = await server.call('POST', `/admin/enquiries/${id}/replies`, { form })
  assert.equal(status, 400)
  assert.deepEqual(json['fields'], { attachments: attachmentMessages.wrongKind('invoice.pdf') })
})
