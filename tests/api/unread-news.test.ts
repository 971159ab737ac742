import assert from 'node:assert/strict'
import {
  newestMessageHeader,
  unattendedHeader,
  unreadHeader,
  waitingHeader,
} from '#contract/accounts/unattended.ts'
import { addContact, addEnquiry } from '../fixtures/received-submissions.ts'
import { testOnServer } from '../test-server.ts'

testOnServer(
  'the response to a read that nobody asked for says how many enquiries are unread',
  async (server) => {
    await addEnquiry(server.app)
    const headers = { Authorization: `Bearer ${server.token}` }
    const unreadIn = async (other: Record<string, string>) =>
      (await server.get('/api/admin/emails', { ...headers, ...other })).headers.get(unreadHeader)
    assert.equal(await unreadIn({ [unattendedHeader]: 'true' }), '1')
    assert.equal(await unreadIn({}), null)
    await server.app.db.updateTable('accounts').set({ role: 'sales' }).execute()
    assert.equal(await unreadIn({ [unattendedHeader]: 'true' }), '1')
  },
)

testOnServer(
  'the response to a read that nobody asked for says how many messages wait for an answer',
  async (server) => {
    const { id } = await addContact(server.app)
    const headers = { Authorization: `Bearer ${server.token}`, [unattendedHeader]: 'true' }
    const news = async () => {
      const { headers: sent } = await server.get('/api/admin/emails', headers)
      return [sent.get(waitingHeader), sent.get(newestMessageHeader)]
    }
    assert.deepEqual(await news(), ['1', id])
    await server.app.db.updateTable('contacts').set({ status: 'contacted' }).execute()
    assert.deepEqual(await news(), ['0', id])
  },
)

testOnServer(
  'a role that may see neither enquiries nor messages gets no count of them',
  async (server) => {
    await addEnquiry(server.app)
    await addContact(server.app)
    await server.app.db.updateTable('accounts').set({ role: 'editor' }).execute()
    const headers = { Authorization: `Bearer ${server.token}`, [unattendedHeader]: 'true' }
    const { status, headers: sent } = await server.get('/api/admin/products/all', headers)
    assert.deepEqual([status, sent.get(unreadHeader), sent.get(waitingHeader)], [200, null, null])
  },
)
