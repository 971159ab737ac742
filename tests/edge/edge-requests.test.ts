import assert from 'node:assert/strict'
import { request } from 'node:http'
import { productImportLimits } from '#contract/product-imports/product-import.ts'
import { testOnEdge } from './test-on-edge.ts'

testOnEdge(
  'the largest import passes, and no other body of its size',
  async (_origin, _get, port) => {
    const { bytes, pictureBytes } = productImportLimits
    assert.equal(await mayBeSent(port, '/api/admin/products/import', bytes + pictureBytes), true)
    assert.equal(await mayBeSent(port, '/api/admin/products', bytes + pictureBytes), false)
  },
)

testOnEdge('a form is sent once, also where the server fails', async (origin, get) => {
  origin.response = { status: 503, headers: { 'Cache-Control': 'no-store' } }
  assert.equal((await get('/contact', { method: 'POST', body: 'a=b' })).status, 503)
  assert.equal(origin.requests.length, 1)
})

testOnEdge(
  'the server gets the address of the visitor, not the one that the visitor claims',
  async (origin, get) => {
    await get('/contact', { method: 'POST', headers: { 'X-Forwarded-For': '203.0.113.9' } })
    await get('/products', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
    assert.deepEqual(
      origin.requests.map(({ headers }) => headers['x-forwarded-for']),
      ['127.0.0.1', '127.0.0.1'],
    )
  },
)

testOnEdge('the redirect of a long address passes', async (origin, get) => {
  for (const path of ['/products', '/account']) {
    const to = `${path}?${'a'.repeat(7500)}`
    origin.response = { status: 301, headers: { Location: to } }
    const { status, headers } = await get(`${path}/?${'a'.repeat(7500)}`)
    assert.deepEqual([status, headers.get('location')], [301, to])
  }
})

/** Whether nginx takes a body of this size. Nothing of it is sent. */
async function mayBeSent(port: number, path: string, bytes: number) {
  const headers = { 'Content-Length': bytes, Expect: '100-continue' }
  const asked = request({ port, path, method: 'POST', headers })
  asked.flushHeaders()
  const { promise: answer, resolve } = Promise.withResolvers<number | undefined>()
  asked.once('continue', () => resolve(100))
  asked.once('response', ({ statusCode }) => resolve(statusCode))
  const status = await answer
  asked.on('error', () => undefined).destroy()
  return status === 100
}
