import assert from 'node:assert/strict'
import { addEnquiry } from '../fixtures/received-submissions.ts'
import { formOf, testOnServer } from '../test-server.ts'

const path = '/admin/reply-templates'
const quote = { name: 'Quote', subject: '', body: 'Dear {name},' }

testOnServer('the office manages the templates of replies', async (server) => {
  const added = await server.call('POST', path, { body: quote })
  assert.equal(added.status, 201)
  const { id, subject } = added.json['template'] as { id: string; subject: string | null }
  assert.equal(subject, null)
  const renamed = { ...quote, name: 'Offer' }
  const changed = await server.call('PUT', `${path}/${id}`, { body: renamed })
  assert.equal(changed.json['message'], 'Template updated')
  const ordered = await server.call('PUT', `${path}/order`, { body: { ids: [id, id] } })
  assert.equal(ordered.status, 200)
  const deleted = await server.call('DELETE', `${path}/${id}`)
  assert.equal(deleted.json['message'], 'Template deleted')
  assert.equal((await server.call('DELETE', `${path}/${id}`)).status, 404)
  const restored = await server.call('POST', `${path}/${id}/restore`)
  assert.equal(restored.json['message'], 'Template restored')
  const { json } = await server.call('GET', path)
  assert.equal((json['templates'] as { name: string }[]).at(-1)?.name, 'Offer')
})

testOnServer(
  'an unknown placeholder is refused at its field, with those there are',
  async (server) => {
    const body = { name: 'Quote', subject: '{prise}', body: 'Dear {name' }
    const { status, json } = await server.call('POST', path, { body })
    assert.equal(status, 400)
    assert.deepEqual(json['fields'], {
      subject:
        'There is no placeholder {prise}. There are {name}, {product}, {price}, {stock}, {link}, {me}',
      body: 'A brace is only for a placeholder: {name}, {product}, {price}, {stock}, {link}, {me}',
    })
  },
)

testOnServer('two templates of one name are refused at the name', async (server) => {
  assert.equal((await server.call('POST', path, { body: quote })).status, 201)
  const { status, json } = await server.call('POST', path, { body: quote })
  assert.equal(status, 409)
  assert.deepEqual(json['fields'], { name: 'Another template has this name' })
})

testOnServer('a placeholder that was not replaced is not sent', async (server) => {
  const { id } = await addEnquiry(server.app)
  const texts = { subject: 'About {product}', text: 'It costs {price}, {stock}. {See below}' }
  const form = formOf(texts)
  const { status, json } = await server.call('POST', `/admin/enquiries/${id}/replies`, { form })
  assert.equal(status, 400)
  assert.deepEqual(json['fields'], {
    subject: 'Please replace {product}',
    text: 'Please replace {price}, {stock}',
  })
})
