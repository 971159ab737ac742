import assert from 'node:assert/strict'
import { system } from '#domain/audit/actor.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { countStockAlerts } from '#domain/stock-alerts/count-stock-alerts.ts'
import { requestStockAlert } from '#domain/stock-alerts/request-stock-alert.ts'
import { travelBook } from '../fixtures/goods.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { laptopsForTheOffice, writesFromHosur } from '../fixtures/questions.ts'

const here = { address: '203.0.113.7' }

type Listed = { id: string; consent: { id: string; withdrawnAt: string | null } | null }

async function firstOf({ call }: TestServer, list: 'enquiries' | 'contacts') {
  const { json } = await call('GET', `/admin/${list}`)
  const [first] = json[list] as Listed[]
  assert(first)
  return first
}

async function receive({ call }: TestServer) {
  const marketing = true
  await call('POST', '/enquiry', { token: null, body: { ...laptopsForTheOffice, marketing } })
  await call('POST', '/contact', { token: null, body: { ...writesFromHosur, marketing } })
}

testOnServer(
  'an enquiry and a contact are deleted once, restored, and deleted for ever',
  async (server) => {
    await receive(server)
    for (const [list, message, missing] of [
      ['enquiries', 'Enquiry deleted', 'Enquiry not found'],
      ['contacts', 'Contact deleted', 'Contact not found'],
    ] as const) {
      const { id } = await firstOf(server, list)
      const deleted = await server.call('DELETE', `/admin/${list}/${id}`)
      assert.deepEqual([deleted.status, deleted.json], [200, { success: true, message }])
      const again = await server.call('DELETE', `/admin/${list}/${id}`)
      assert.deepEqual([again.status, again.json['message']], [404, missing])
      const { json } = await server.call('GET', `/admin/${list}`)
      assert.deepEqual(json[list], [])
      const restored = await server.call('POST', `/admin/trash/${list}/${id}/restore`)
      assert.equal(restored.status, 200)
      assert.equal((await firstOf(server, list)).id, id)
      assert.equal((await server.call('DELETE', `/admin/trash/${list}/${id}`)).status, 404)
      await server.call('DELETE', `/admin/${list}/${id}`)
      assert.equal((await server.call('DELETE', `/admin/trash/${list}/${id}`)).status, 200)
      assert.equal((await server.call('POST', `/admin/trash/${list}/${id}/restore`)).status, 404)
    }
  },
)

testOnServer(
  'several deleted items are restored by one call, by their ids or all that a query finds',
  async (server) => {
    const restore = (body: object) => server.call('POST', '/admin/trash/restorations', { body })
    await receive(server)
    const enquiry = await firstOf(server, 'enquiries')
    const contact = await firstOf(server, 'contacts')
    await server.call('DELETE', `/admin/enquiries/${enquiry.id}`)
    await server.call('DELETE', `/admin/contacts/${contact.id}`)
    const gone = { kind: 'note', id: 'unknown' }
    const some = await restore({ items: [{ kind: 'enquiry', id: enquiry.id }, gone] })
    assert.deepEqual(some.json, {
      success: true,
      message: '1 item was restored.',
      count: 1,
      refused: [{ ...gone, name: null, reason: 'This is not in the trash any more' }],
    })
    const all = await restore({ query: { kind: '', q: '' } })
    assert.deepEqual([all.json['count'], all.json['refused']], [1, []])
    assert.equal((await firstOf(server, 'contacts')).id, contact.id)
    for (const body of [{}, { items: [] }, { items: [gone], query: {} }]) {
      assert.equal((await restore(body)).status, 400)
    }
  },
)

testOnServer('accounts are listed in pages, searched and deleted', async ({ call }) => {
  for (const gstNumber of ['29ZZZFZ9999Z1Z9', '27AAPFU0939F1ZV']) {
    await call('POST', '/admin/customer-passwords', { body: { gstNumber } })
  }
  const { json } = await call('GET', '/admin/customers?q=27aap&limit=1')
  const [account] = json['customers'] as { id: string; gstNumber: string }[]
  assert.equal(account?.gstNumber, '27AAPFU0939F1ZV')
  assert.equal(json['total'], 1)
  assert.doesNotMatch(JSON.stringify(json), /argon2|password"|passwordHash/)
  const deleted = await call('DELETE', `/admin/customers/${account.id}`)
  assert.deepEqual(deleted.json, { success: true, message: 'Customer account deleted' })
  assert.equal((await call('DELETE', `/admin/customers/${account.id}`)).status, 404)
  const left = await call('GET', '/admin/customers')
  assert.equal((left.json['customers'] as unknown[]).length, 1)
})

testOnServer('the office withdraws a consent, which both lists then show', async (server) => {
  await receive(server)
  const { consent } = await firstOf(server, 'contacts')
  const withdrawn = await server.call('POST', `/admin/consents/${consent?.id}/withdraw`)
  assert.equal(withdrawn.status, 200)
  assert.equal(withdrawn.json['message'], 'Consent to offers withdrawn')
  assert.deepEqual((await firstOf(server, 'contacts')).consent, withdrawn.json['consent'])
  assert.equal((await firstOf(server, 'enquiries')).consent?.withdrawnAt, null)
  assert.equal((await server.call('POST', '/admin/consents/unknown/withdraw')).status, 404)
})

testOnServer(
  'the office ends what somebody waits for, and is told which consent ended',
  async (server) => {
    const { app, call } = server
    const soldOut = { ...travelBook, stockStatus: 'Out of Stock' as const }
    const { id } = await addProduct(app, system, soldOut)
    await requestStockAlert(app, { productId: id, email: 'meera@lakeview.example' }, here)
    const { json } = await call('GET', '/admin/consents')
    const [consent] = json['consents'] as { id: string }[]
    const withdrawn = await call('POST', `/admin/consents/${consent?.id}/withdraw`)
    assert.deepEqual(
      [withdrawn.status, withdrawn.json['message']],
      [200, 'Consent to the e-mail withdrawn'],
    )
    assert.equal(await countStockAlerts(app.db, id), 0)
  },
)

testOnServer('the list of consents says which submission is in the trash', async (server) => {
  await receive(server)
  const { id } = await firstOf(server, 'enquiries')
  const inTrash = async () => {
    const { json } = await server.call('GET', '/admin/consents')
    const consents = json['consents'] as { submissionId: string; isInTrash: boolean }[]
    return consents.filter((consent) => consent.isInTrash).map(({ submissionId }) => submissionId)
  }
  assert.deepEqual(await inTrash(), [])
  await server.call('DELETE', `/admin/enquiries/${id}`)
  assert.deepEqual(await inTrash(), [id])
  await server.call('POST', `/admin/trash/enquiries/${id}/restore`)
  assert.deepEqual(await inTrash(), [])
})

testOnServer('nobody deletes or withdraws without signing in', async (server) => {
  await receive(server)
  const enquiry = await firstOf(server, 'enquiries')
  const token = null
  for (const [method, path] of [
    ['DELETE', `/admin/enquiries/${enquiry.id}`],
    ['POST', `/admin/consents/${enquiry.consent?.id}/withdraw`],
    ['GET', '/admin/customers'],
  ] as const) {
    assert.equal((await server.call(method, path, { token })).status, 401, path)
  }
  assert.deepEqual(await firstOf(server, 'enquiries'), enquiry)
})
