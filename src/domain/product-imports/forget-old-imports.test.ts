import assert from 'node:assert/strict'
import { minute, second } from '#platform/clock/clock.ts'
import { openOffice } from '#tests/fixtures/import-office.ts'
import { wholeHeads, wholeRow } from '#tests/fixtures/product-files.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findImport, findImports } from './find-imports.ts'
import type { App } from '../app.ts'
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

testOnEachEngine(
  'an import whose reading was interrupted is gone five minutes later, and deleted within hours',
  async (world) => {
    const { app, clock } = world
    const office = await openOffice(world)
    const { importId } = await office.check([wholeHeads, wholeRow()])
    // As a process leaves it that is killed meanwhile.
    await app.db.updateTable('productImports').set({ state: 'reading' }).execute()
    clock.pass(5 * minute - second)
    assert.equal((await findImports(app)).length, 1)
    assert.equal((await findImport(app, importId, {})).state, 'reading')
    clock.pass(second)
    assert.deepEqual(await findImports(app), [])
    await assert.rejects(findImport(app, importId, {}), { kind: 'not-found' })
    clock.pass(55 * minute)
    await forgetOldImports(app)
    assert.deepEqual(await app.db.selectFrom('productImports').select('id').execute(), [])
  },
)

testOnEachEngine('an import that is read for minutes stays in the list', async (world) => {
  const { app, clock } = world
  const asked: Promise<string | undefined>[] = []
  const slow = () => {
    clock.pass(2 * minute)
    asked.push(stateOfFirst(app))
    return clock.now()
  }
  const office = await openOffice({ ...world, app: { ...app, clock: { now: slow } } })
  const rows = Array.from({ length: 2000 }, (_, at) => wholeRow({ modelNo: `R${at}` }))
  await office.check([wholeHeads, ...rows])
  const states = await Promise.all(asked)
  const begun = states.slice(states.findIndex((state) => state !== undefined))
  assert.ok(begun.length >= 4, 'the file is read for longer than an interrupted one is listed')
  // An answer may come when the reading has ended meanwhile.
  for (const state of begun) assert.match(state ?? 'gone', /^(reading|checked)$/)
})

async function stateOfFirst(app: App) {
  const [listed] = await findImports(app)
  return listed && (await findImport(app, listed.importId, {})).state
}
