import assert from 'node:assert/strict'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { recordErasure } from './record-erasure.ts'
import { rewriteIfDue } from './rewrite-if-due.ts'

testOnEachEngine('a deletion is followed by one rewrite', async ({ app }) => {
  assert.equal(await rewriteIfDue(app), false)
  await inTransaction(app, recordErasure)
  assert.equal(await rewriteIfDue(app), true)
  assert.equal(await rewriteIfDue(app), false)
})

testOnEachEngine('a rewrite that fails stays due', async ({ app }) => {
  await inTransaction(app, recordErasure)
  const full = async () => Promise.reject(new Error('disk is full'))
  const onFullDisk: App = { ...app, storage: { ...app.storage, rewrite: full } }
  await assert.rejects(rewriteIfDue(onFullDisk), /disk is full/)
  assert.equal(await rewriteIfDue(app), true)
})

testOnEachEngine('a deletion right after a rewrite makes the next one due', async (world) => {
  const { app, clock } = world
  await inTransaction(app, recordErasure)
  const rewriteAndDelete = async () => {
    clock.pass(1000)
    await inTransaction(app, recordErasure)
  }
  await rewriteIfDue({ ...app, storage: { ...app.storage, rewrite: rewriteAndDelete } })
  assert.equal(await rewriteIfDue(app), true)
})

testOnEachEngine('a deletion that is rolled back purges nothing', async ({ app }) => {
  let purges = 0
  const purgeDeleted = async () => ++purges > 0
  const counting: App = { ...app, storage: { ...app.storage, purgeDeleted } }
  const failing = inTransaction(counting, async (app) => {
    await recordErasure(app)
    throw new Error('rolled back')
  })
  await assert.rejects(failing, /rolled back/)
  assert.equal(purges, 0)
  await inTransaction(counting, recordErasure)
  assert.equal(purges, 1)
})
