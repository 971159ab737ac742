import assert from 'node:assert/strict'
import { test } from 'node:test'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi-document.ts'
import { tamarind } from '#tests/fixtures/tamarind.ts'

type Form = { properties: Record<string, object>; required: string[] }
type Call = { requestBody: { content: Record<string, { schema: Form & { anyOf: Form[] } }> } }

const document = openApiDocument('https://shop.example', tamarind.company)

function bodyOf(path: string) {
  const call = document.paths[path]?.['post'] as Call | undefined
  return call?.requestBody.content['application/json']?.schema ?? assert.fail()
}

test('a body is documented as it is sent: what may be absent is not required', () => {
  const { required, properties } = bodyOf('/enquiry')
  assert.deepEqual(required, ['name', 'email', 'phone', 'message', 'product'])
  assert.deepEqual(properties['company'], {
    anyOf: [{ type: 'string', maxLength: 200 }, { type: 'null' }],
  })
})

test('both forms of a call are documented, for programs and for people', () => {
  const [existing, asNew] = bodyOf('/contact').anyOf
  assert.deepEqual(existing?.required, ['gstNumber', 'password', 'message'])
  assert.deepEqual(asNew?.required, ['name', 'email', 'phone', 'message'])
  const [, section = ''] = docsPage(document).split('POST /api/contact<')
  const [first, second] = section.split('</section>')[0]?.split('Or:') ?? []
  assert.match(first ?? '', /<code>password<\/code>/)
  assert.match(second ?? '', /<code>phone<\/code>/)
})

test('a call that takes files is documented as a form, and as JSON where it needs none', () => {
  const typesOf = (path: string) => {
    const call = document.paths[path]?.['post'] as Call | undefined
    return Object.keys(call?.requestBody.content ?? {})
  }
  assert.deepEqual(typesOf('/admin/enquiries/{id}/replies'), [
    'multipart/form-data',
    'application/json',
  ])
  assert.deepEqual(typesOf('/admin/products/add'), ['multipart/form-data'])
  assert.deepEqual(Object.keys(bodyOf('/admin/enquiries/{id}/replies').properties), [
    'subject',
    'text',
    'catalogue',
    'lastReplyId',
  ])
})
