import assert from 'node:assert/strict'
import { openOffice } from '#tests/fixtures/import-office.ts'
import { wholeHeads, wholeRow } from '#tests/fixtures/product-files.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { forgetOldImports } from './forget-old-imports.ts'

testOnEachEngine('an import is forgotten after 30 days, and its products stay', async (world) => {
  const { app, clock } = world
  const office = await openOffice(world)
  const { importId } = await office.check([wholeHeads, wholeRow()])
  await office.apply(importId)
  clock.pass(29 * 86_400_000)
  await forgetOldImports(app)
  assert.equal((await office.rows(importId)).length, 1)
  clock.pass(2 * 86_400_000)
  await forgetOldImports(app)
  await assert.rejects(office.rows(importId), { kind: 'not-found' })
  assert.match((await office.exported()).toString(), /TB-14 G3/)
})
