import assert from 'node:assert/strict'
import { travelBook } from '#tests/fixtures/goods.ts'
import { openOffice, outcomesOf } from '#tests/fixtures/import-office.ts'
import { wholeHeads, wholeRow } from '#tests/fixtures/product-files.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from '../products/add-product.ts'
import { requireProduct } from '../products/find-products.ts'
import { chooseColumns } from './choose-columns.ts'
import { findImport } from './find-imports.ts'
import { mendRow } from './mend-row.ts'

testOnEachEngine('columns are chosen by hand, and the choice is remembered', async (world) => {
  const { app } = world
  const office = await openOffice(world)
  const laptop = await addProduct(app, system, travelBook)
  const list = [
    ['Make', 'Kode', 'MOP', 'Price'],
    [laptop.brand, laptop.modelNo, '51,000', '99'],
  ]
  const checked = await office.check(list)
  assert.deepEqual(outcomesOf(checked), [0, 0, 0, 1])
  const chosen = await chooseColumns(app, checked.importId, {
    Kode: 'modelNo',
    MOP: 'price',
    Price: '',
  })
  assert.deepEqual(outcomesOf(chosen), [0, 1, 0, 0])
  const again = await office.check(list)
  assert.deepEqual(
    again.columns.map(({ field }) => field),
    ['brand', 'modelNo', 'price', ''],
  )
  await office.apply(again.importId)
  assert.equal((await requireProduct(app, laptop.id)).price, 51_000)
  await assert.rejects(chooseColumns(app, again.importId, { MOP: '' }), { kind: 'conflict' })
  await assert.rejects(
    chooseColumns(app, checked.importId, { Make: 'price', MOP: 'price' }),
    /cannot both be Price/,
  )
})

testOnEachEngine(
  'rows that cannot be checked with other columns leave the whole import as it was',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const list = Array.from({ length: 501 }, (_, at) => wholeRow({ modelNo: `M-${at}` }))
    const { importId } = await office.check([wholeHeads, ...list])
    const [before, rows] = [await findImport(app, importId, {}), await office.rows(importId)]
    const setLastCells = (cells: string) =>
      app.db
        .updateTable('productImportRows')
        .set({ cells })
        .where('importId', '=', importId)
        .where('row', '=', 502)
        .execute()
    await setLastCells('damaged')
    await assert.rejects(chooseColumns(app, importId, { Warranty: '' }), SyntaxError)
    await setLastCells(JSON.stringify(list[500]))
    assert.deepEqual(await findImport(app, importId, {}), before)
    assert.deepEqual(await office.rows(importId), rows)
    await office.apply(importId)
    assert.equal((await findImport(app, importId, {})).applied, 501)
  },
)

testOnEachEngine(
  'a row that is mended while other columns are chosen is never stored by the former columns',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const { brand, modelNo } = await addProduct(app, system, travelBook)
    const { importId } = await office.check([
      ['Brand', 'Model Number', 'Price', 'MOP'],
      [brand, modelNo, '50', '60'],
    ])
    await Promise.allSettled([
      chooseColumns(app, importId, { Price: '', MOP: 'price' }),
      mendRow(app, { id: importId, row: 2, cells: [brand, modelNo, '70', '80'] }),
    ])
    const [row] = await office.rows(importId)
    assert.equal(row?.changes[0]?.after, row?.cells[3])
  },
)

testOnEachEngine('each of several columns without a name can be chosen', async (world) => {
  const { app } = world
  const office = await openOffice(world)
  const { brand, modelNo } = await addProduct(app, system, travelBook)
  const list = [
    ['Brand', 'Model Number', '', '₹', '%', 'Column 3'],
    [brand, modelNo, '51,000', '52,000', '5', 'x'],
  ]
  const { importId, columns } = await office.check(list)
  const unnamed = ['Unnamed column 3', 'Unnamed column 4 ₹', 'Unnamed column 5 %']
  assert.deepEqual(
    columns.map(({ head }) => head),
    ['Brand', 'Model Number', ...unnamed, 'Column 3'],
  )
  const [third = '', fourth = '', fifth = ''] = unnamed
  await chooseColumns(app, importId, {
    [third]: '',
    [fourth]: 'price',
    [fifth]: '',
    'Column 3': '',
  })
  const [row] = await office.rows(importId)
  assert.deepEqual(row?.changes[0]?.after, '52000')
  const other = await office.check(list)
  assert.deepEqual(
    other.columns.map(({ field }) => field),
    ['brand', 'modelNo', '', '', '', ''],
  )
})
