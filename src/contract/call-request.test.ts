import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestOf } from './call-request.ts'
import type { Route } from './call.ts'

const list: Route = { method: 'GET', path: '/admin/enquiries', can: 'enquiries.view' }
const change: Route = { method: 'PUT', path: '/admin/gallery/{id}', can: 'gallery.edit' }

test('a parameter of the path is encoded, and is not sent a second time', () => {
  assert.deepEqual(requestOf(change, { id: 'a/b?c', alt: 'A laptop' }), {
    address: '/api/admin/gallery/a%2Fb%3Fc',
    body: { alt: 'A laptop' },
  })
})

test('the query of a GET holds what is given, a list as several fields', () => {
  const { address } = requestOf(list, { q: 'a & b', status: undefined, page: 2, brand: ['A', 'B'] })
  assert.equal(address, '/api/admin/enquiries?q=a+%26+b&page=2&brand=A&brand=B')
  assert.deepEqual(requestOf(list, {}), { address: '/api/admin/enquiries' })
})

test('a form with files is sent as it is, and a call without fields has no body', () => {
  const form = new FormData()
  assert.equal(requestOf(change, { id: '1', form }).body, form)
  assert.equal(requestOf(change, { id: '1' }).body, undefined)
})
