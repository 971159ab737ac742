import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { addProduct } from '#domain/products/add-product.ts'
import { system } from '#domain/audit/actor.ts'
import { testOnServer } from '../test-server.ts'
import { travelBook } from '../fixtures/goods.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'

const boundary = 'multipart/form-data; boundary=x'
const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKaveri\r\n'

const brokenBodies: Record<string, { type: string; body: string }> = {
  'no boundary in the header': { type: 'multipart/form-data', body: part },
  'an empty boundary': { type: 'multipart/form-data; boundary=', body: part },
  'no closing boundary': { type: boundary, body: part },
  'no boundary in the body': { type: boundary, body: 'name=Kaveri' },
  'a part without an end to its headers': { type: boundary, body: '--x\r\nContent-Disposition' },
  'nothing at all': { type: boundary, body: '' },
  'a list of lines that is declared as JSON, and is not': {
    type: boundary,
    body: '--x\r\nContent-Disposition: form-data; name="specs"\r\nContent-Type: application/json\r\n\r\n[1,\r\n--x--\r\n',
  },
}

testOnServer('a broken multipart body is 400 with a text', async ({ address, token }) => {
  for (const [fault, { type, body }] of Object.entries(brokenBodies)) {
    const response = await fetch(`${address}/api/admin/products/add`, {
      method: 'POST',
      headers: { 'Content-Type': type, Authorization: `Bearer ${token}` },
      body,
    })
    const result = (await response.json()) as { success: boolean; message: string }
    assert.equal(response.status, 400, fault)
    assert.equal(result.success, false)
    assert.notEqual(result.message, '', fault)
  }
})

testOnServer(
  'U+0000 in the id of a product or of a passkey is an unknown id, and no fault of the server',
  async ({ call }) => {
    const products = { 'P\u0000': 2, Q: 1 }
    const enquiry = { ...laptopsForTheOffice, products }
    const sent = await call('POST', '/enquiry', { body: enquiry, token: null })
    assert.equal(sent.status, 201, sent.text)
    const response = { clientDataJSON: 'A', authenticatorData: 'A', signature: 'A' }
    const passkey = { id: 'A\u0000', rawId: 'A', type: 'public-key', clientExtensionResults: {} }
    const body = { credential: { ...passkey, response } }
    const refused = await call('POST', '/login/passkey', { body, token: null })
    assert.equal(refused.status, 401, refused.text)
  },
)

testOnServer(
  'U+0000 in an address is found nowhere, whatever is at it without U+0000',
  async (server) => {
    const { app, call, get } = server
    const { id } = await addProduct(app, system, travelBook)
    for (const path of [
      `/admin/products/${id}%00`,
      `/admin/enquiries/1%00`,
      `/admin/contacts/%00`,
    ]) {
      assert.equal((await call('GET', path)).status, 404, path)
    }
    for (const path of [`/products-details/${id}%00`, `/product-documents/${id}%00/a.pdf`]) {
      assert.equal((await get(path)).status, 404, path)
    }
    assert.equal((await get('/products?q=%00&brand=Kaveri%00')).status, 200)
  },
)

testOnServer(
  'a request that cannot be placed is 400, with every header of a refusal',
  async (server) => {
    const requests = [
      'OPTIONS * HTTP/1.1\r\nHost: x',
      'GET * HTTP/1.1\r\nHost: x',
      'GET http://shop.example?x HTTP/1.1\r\nHost: x',
      'GET /products HTTP/1.1\r\nAccept: */*',
      'GET /products HTTP/7.3\r\nHost: x',
      'GET /products HTTP/1.1\r\nHost: x\r\nHost: evil.example',
      'GET /products HTTP/1.1\r\nHost: x\r\nhOST: x',
      'GET /products HTTP/1.0\r\nHost: x\r\nAccept: */*\r\nhost: x',
    ]
    for (const request of requests) {
      const response = await sent(server.address, request)
      assert.match(response, /^HTTP\/1.1 400 /, request)
      assert.match(response, /content-security-policy: default-src 'none'/i, request)
      assert.match(response, /x-content-type-options: nosniff/i, request)
      assert.match(response, /\{"success":false,"error":"[^"]+","message":"[^"]+"\}/, request)
    }
    const expecting = await sent(server.address, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea')
    assert.match(expecting, /^HTTP\/1.1 417 [\s\S]*nosniff/i)
  },
)

testOnServer('a whole address means its path, whatever site it names', async ({ address, app }) => {
  await addProduct(app, system, travelBook)
  const target = 'http://evil.example/api/products?limit=1'
  const response = await sent(address, `GET ${target} HTTP/1.1\r\nHost: x`)
  assert.match(response, /^HTTP\/1.1 200 /)
  assert(!response.includes('evil'))
})

testOnServer(
  'a call that cannot be decoded or has an odd method is refused as JSON',
  async (server) => {
    const odd = ['GET /api', 'GET /api/products/%ZZ', 'PROPFIND /api/products', 'MKCOL /api/x']
    for (const request of odd) {
      const response = await sent(server.address, `${request} HTTP/1.1\r\nHost: x`)
      assert.match(response, /^HTTP\/1.1 4\d\d [\s\S]*\{"success":false,/, request)
    }
  },
)

testOnServer('a method that no page takes is 405 and says which are taken', async ({ address }) => {
  const put = await fetch(`${address}/products`, { method: 'PUT', body: 'x' })
  assert.equal(put.status, 405)
  assert.equal(put.headers.get('allow'), 'GET, HEAD, POST')
  const post = await fetch(`${address}/products`, { method: 'POST', body: new URLSearchParams() })
  assert.equal(post.status, 405)
  assert.equal(post.headers.get('allow'), 'GET, HEAD')
})

testOnServer(
  'a method that no call takes is 405 for everybody and says which are taken',
  async ({ address }) => {
    const taken = {
      'PATCH /api/products': 'GET, HEAD',
      'PATCH /api/admin/clients/x': 'PUT, DELETE',
      'DELETE /api/admin/clients/order': 'PUT',
      'GET /api/admin/products/add': 'POST',
      'DELETE /api/admin/products/%61dd?x=1': 'POST',
    }
    for (const [request, allowed] of Object.entries(taken)) {
      const [method = '', path = ''] = request.split(' ')
      const body = method === 'GET' ? null : 'x'
      const response = await fetch(`${address}${path}`, { method, body })
      assert.deepEqual([response.status, response.headers.get('allow')], [405, allowed])
      assert.match(await response.text(), /^\{"success":false,"error":"[^"]+","message":"[^"]+"\}$/)
    }
  },
)

testOnServer('a form from a foreign page is refused in words', async ({ address }) => {
  for (const origin of ['https://evil.example', 'null', 'evil']) {
    const response = await fetch(`${address}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Asha' }),
      headers: { Origin: origin },
    })
    assert.equal(response.status, 403, origin)
    assert.match(await response.text(), /This form was sent from another site/)
  }
})

testOnServer(
  'a client that sends its whole body before it reads gets the refusal of a body that is too large',
  async ({ address }) => {
    const body = 'x'.repeat(10_000_000)
    const requests = [
      'POST /api/enquiry HTTP/1.1\r\nContent-Type: application/json',
      'POST /api/enquiry HTTP/1.1\r\nContent-Type: text/plain\r\nConnection: close',
      'POST /contact HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded',
    ]
    const statuses = requests.map((request) => statusAfterBody(address, request, body))
    assert.deepEqual(await Promise.all(statuses), ['413', '415', '413'])
  },
)

testOnServer(
  'a client that stops sending in the middle of its body gets the refusal all the same',
  async (server) => {
    const begun = performance.now()
    const head =
      'POST /api/enquiry HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\nContent-Type: text/plain'
    assert.match(await sent(server.address, head), /^HTTP\/1.1 415 /)
    assert(performance.now() - begun < 10_000)
  },
)

/** Of a client that reads nothing until its body is sent, as http.client of Python does. */
async function statusAfterBody(address: string, request: string, body: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).pause()
  const head = `${request}\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(`${head}${body}`, () => resolve())
  })
  for await (const chunk of socket) return String(chunk).split(' ')[1]
  return undefined
}

/** One request as it is written, without the care that a client takes. */
async function sent(address: string, request: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(`${request}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}
