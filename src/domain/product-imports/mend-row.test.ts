import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { travelBook } from '#tests/fixtures/goods.ts'
import { openOffice, outcomesOf } from '#tests/fixtures/import-office.ts'
import { wholeHeads, wholeRow } from '#tests/fixtures/product-files.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { requireProduct } from '../products/find-products.ts'
import { chooseColumns } from './choose-columns.ts'
import { mendRow } from './mend-row.ts'
import { findRefusedRows } from './refused-rows.ts'

testOnEachEngine(
  'a row is corrected by what its product needs and no column of the file is',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const heads = wholeHeads.with(5, 'Remarks')
    const { importId: id } = await office.check([heads, wholeRow({ modelNo: 'A' })])
    const [refused] = await office.rows(id)
    assert.deepEqual(refused?.faults, [{ column: 'Warranty', reason: 'Warranty is required' }])
    const cells = refused?.cells ?? []
    const empty = await mendRow(app, { id, row: 2, cells, added: { warranty: ' ' } })
    assert.equal(empty.item.faults[0]?.reason, 'Warranty is required')
    const mended = await mendRow(app, { id, row: 2, cells, added: { warranty: '2 years' } })
    assert.deepEqual(outcomesOf(mended), [1, 0, 0, 0])
    assert.deepEqual(mended.item.added, { warranty: '2 years' })
    await chooseColumns(app, id, { Category: '' })
    assert.equal((await office.rows(id))[0]?.faults[0]?.column, 'Category')
    await chooseColumns(app, id, { Category: 'category' })
    await office.apply(id)
    const [row] = await office.rows(id)
    assert.equal((await requireProduct(app, row?.productId ?? '')).warranty, '2 years')
  },
)

testOnEachEngine(
  'a row without a brand or a model number says which is missing, and what else is wrong',
  async (world) => {
    const office = await openOffice(world)
    const { importId } = await office.check([
      wholeHeads,
      wholeRow().with(1, '').with(3, 'cheap'),
      wholeRow().with(1, '').with(4, ' ').with(5, ''),
    ])
    const rows = await office.rows(importId)
    assert.deepEqual(
      rows.map(({ faults }) => faults.map(({ column, reason }) => `${column}: ${reason}`)),
      [
        ['Brand: Brand is missing', 'Price: Price must be a number'],
        [
          'Brand: Brand is missing',
          'Model Number: Model Number is missing',
          'Warranty: Warranty is required',
        ],
      ],
    )
    const prices = await office.check([
      ['Brand', 'Price'],
      [travelBook.brand, '5'],
    ])
    const [row] = await office.rows(prices.importId)
    assert.deepEqual(row?.faults, [{ column: 'Model Number', reason: 'Model Number is missing' }])
  },
)

testOnEachEngine(
  'the file of refused rows has what was typed for fields without a column, so that its corrected copy is imported as it is',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const at = wholeHeads.indexOf('Warranty')
    const heads = wholeHeads.toSpliced(at, 1)
    const cells = wholeRow({ modelNo: 'A' }).toSpliced(at, 1)
    const price = heads.indexOf('Price')
    const { importId: id } = await office.check([heads, cells.with(price, 'cheap')])
    const added = { warranty: '2 years' }
    await mendRow(app, { id, row: 2, cells: cells.with(price, 'cheap'), added })
    const { content } = await findRefusedRows(app, id)
    const csv = await text(Readable.from(content.chunks))
    assert.match(csv, /,Warranty,Reason\r\n.*,2 years,Price: /s)
    const again = await office.check(csv.replace('cheap', '77'))
    await office.apply(again.importId)
    const [row] = await office.rows(again.importId)
    const stored = await requireProduct(app, row?.productId ?? '')
    assert.equal(stored.warranty, added.warranty)
  },
)
