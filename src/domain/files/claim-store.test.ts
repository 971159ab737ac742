import assert from 'node:assert/strict'
import { testOnEachEngine } from '#tests/world.ts'
import { claimStore } from './claim-store.ts'

testOnEachEngine('a store belongs to the database that swept it first', async ({ app }) => {
  const { name } = await app.db.selectFrom('fileStore').select('name').executeTakeFirstOrThrow()
  assert.equal(await claimStore(app), true)
  assert.equal(await claimStore(app), true)
  await app.db.updateTable('fileStore').set({ name: 'another-database' }).execute()
  assert.equal(await claimStore(app), false)
  await app.db.updateTable('fileStore').set({ name }).execute()
  assert.equal(await claimStore(app), true)
})

testOnEachEngine('another mark, however it came, is reason enough to doubt', async ({ app }) => {
  assert.equal(await claimStore(app), true)
  await app.files.put('owner/somebody-else', Buffer.from('x'))
  assert.equal(await claimStore(app), false)
})
