import assert from 'node:assert/strict'
import { unattendedHeader, unreadHeader } from '#contract/accounts/unattended.ts'
import { addEnquiry } from '../fixtures/received-submissions.ts'
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

testOnServer('a role that may not see enquiries gets no count of them', async (server) => {
  await addEnquiry(server.app)
  await server.app.db.updateTable('accounts').set({ role: 'editor' }).execute()
  const headers = { Authorization: `Bearer ${server.token}`, [unattendedHeader]: 'true' }
  const { status, headers: sent } = await server.get('/api/admin/products/all', headers)
  assert.deepEqual([status, sent.get(unreadHeader)], [200, null])
})
