import assert from 'node:assert/strict'
import { importStateText } from '#contract/product-imports/product-import.ts'
import { drawing } from '#tests/fixtures/drawings.ts'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { openOffice } from '#tests/fixtures/import-office.ts'
import { csvOf, uploadOf, wholeHeads, wholeRow, zipOf } from '#tests/fixtures/product-files.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from '../products/add-product.ts'
import { changeProduct } from '../products/change-product.ts'
import { changeProducts } from '../products/change-products.ts'
import { requireProduct } from '../products/find-products.ts'
import { undoProductsChange } from '../products/undo-products-change.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import { checkImport } from './check-import.ts'
import { findImportUndo } from './find-import-undo.ts'
import { findImport } from './find-imports.ts'

testOnEachEngine(
  'an undo that leaves products says how many it has undone, and undoes the rest once nothing is in its way',
  async (world) => {
    const { app } = world
    const { office, importId, ids } = await storeThree(world)
    const stock = await changeProducts(app, office.by, {
      ids: ids.slice(1),
      changes: { stockStatus: 'Out of Stock' },
    })
    const left = { reason: 'changed' as const, count: 2, names: ['Kaveri 2', 'Kaveri 3'] }
    assert.deepEqual(await findImportUndo(app, importId), {
      withdrawn: 1,
      restored: 0,
      left: [left],
    })
    assert.equal((await office.undo(importId)).count, 1)
    const found = await findImport(app, importId, {})
    assert.equal(importStateText(found), 'Partly undone: 1 of 3')
    assert.deepEqual(
      found.items.map(({ presence }) => presence),
      ['withdrawn', 'changed', 'changed'],
    )
    assert.deepEqual((await findImportUndo(app, importId)).left, [left])
    assert.equal((await office.undo(importId)).count, 0, 'again changes nothing')
    await assert.rejects(office.apply(importId), { kind: 'conflict' })
    await undoProductsChange(app, office.by, stock.changeId ?? '')
    assert.deepEqual(await findImportUndo(app, importId), { withdrawn: 2, restored: 0, left: [] })
    const { count, refused } = await office.undo(importId)
    assert.deepEqual([count, refused], [2, []])
    const undone = await findImport(app, importId, {})
    assert.deepEqual([undone.state, undone.undone], ['undone', 3])
    await assert.rejects(office.undo(importId), { kind: 'conflict' })
  },
)

testOnEachEngine('an undo that can undo nothing leaves the import stored', async (world) => {
  const { app } = world
  const { office, importId, ids } = await storeThree(world)
  await changeProducts(app, office.by, { ids, changes: { hsnCode: '8471' } })
  const { count, refused } = await office.undo(importId)
  assert.deepEqual([count, refused.length], [0, 3])
  assert.equal((await findImport(app, importId, {})).state, 'applied')
})

testOnEachEngine(
  'products that are as before an import already do not keep its undo from being complete',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const [laptop, printer] = [
      await addProduct(app, system, travelBook),
      await addProduct(app, system, tallyPrinter),
    ]
    const { importId } = await office.check([
      [...wholeHeads, 'Stock Status'],
      [...wholeRow({ price: 5 }), 'Back Order'],
      [...wholeRow({ ...tallyPrinter, price: 6 }), tallyPrinter.stockStatus],
      [...wholeRow({ modelNo: 'N1' }), ''],
    ])
    await office.apply(importId)
    await changeProduct(app, system, laptop.id, {
      ...travelBook,
      price: travelBook.price,
      stockStatus: 'Back Order',
    })
    const [row] = await office.rows(importId, 'created')
    await withdrawProduct(app, system, row?.productId ?? '')
    assert.deepEqual(await findImportUndo(app, importId), { withdrawn: 0, restored: 2, left: [] })
    assert.equal((await office.undo(importId)).count, 2)
    const found = await findImport(app, importId, {})
    assert.equal(found.state, 'undone')
    assert.deepEqual(
      found.items.map(({ presence }) => presence),
      ['restored', 'restored', 'withdrawn'],
    )
    const { price, stockStatus } = await requireProduct(app, laptop.id)
    assert.deepEqual([price, stockStatus], [travelBook.price, travelBook.stockStatus])
    assert.equal((await requireProduct(app, printer.id)).price, tallyPrinter.price)
  },
)

testOnEachEngine(
  'a new product whose images were changed since its import is left by the undo',
  async (world) => {
    const { app, dataDir } = world
    const office = await openOffice(world)
    const zip = await zipOf({ 'P1.png': await drawing('png', { width: 300, height: 200 }) })
    const { importId } = await checkImport(app, office.by, {
      file: await uploadOf(dataDir, csvOf([wholeHeads, wholeRow({ modelNo: 'P1' })]), 'list.csv'),
      pictures: await uploadOf(dataDir, zip, 'pictures.zip'),
    })
    await office.apply(importId)
    const other = await zipOf({ 'P1.png': await drawing('png', { width: 200, height: 200 }) })
    const second = await checkImport(app, office.by, {
      file: await uploadOf(dataDir, csvOf([wholeHeads, wholeRow({ modelNo: 'P1' })]), 'list.csv'),
      pictures: await uploadOf(dataDir, other, 'pictures.zip'),
    })
    await office.apply(second.importId)
    assert.deepEqual((await findImportUndo(app, importId)).left[0]?.reason, 'changed')
    await office.undo(second.importId)
    assert.deepEqual((await findImportUndo(app, importId)).left, [])
    assert.equal((await office.undo(importId)).count, 1)
  },
)

testOnEachEngine(
  'of many products that an undo leaves, 20 are named for each reason',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const rows = Array.from({ length: 30 }, (_, at) => wholeRow({ modelNo: `M${at}` }))
    const { importId } = await office.check([wholeHeads, ...rows])
    await office.apply(importId)
    const ids = (await office.rows(importId)).map(({ productId }) => productId ?? '')
    await changeProducts(app, office.by, { ids, changes: { hsnCode: '8471' } })
    const { left } = await findImportUndo(app, importId)
    assert.deepEqual(
      left.map(({ count, names }) => [count, names.length]),
      [[30, 20]],
    )
  },
)

async function storeThree(world: World) {
  const office = await openOffice(world)
  const { importId } = await office.check([
    wholeHeads,
    ...[1, 2, 3].map((at) => wholeRow({ name: `Kaveri ${at}`, modelNo: `K${at}` })),
  ])
  await office.apply(importId)
  const ids = (await office.rows(importId)).map(({ productId }) => productId ?? '')
  return { office, importId, ids }
}
