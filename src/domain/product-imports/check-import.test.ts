import assert from 'node:assert/strict'
import { boardroomPanel, tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { openOffice, outcomesOf } from '#tests/fixtures/import-office.ts'
import { wholeHeads, wholeRow } from '#tests/fixtures/product-files.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from '../products/add-product.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'

testOnEachEngine(
  'each row of a file is created, changed, unchanged or refused, and a check stores nothing',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const laptop = await addProduct(app, system, travelBook)
    await addProduct(app, system, tallyPrinter)
    const gone = await addProduct(app, system, boardroomPanel)
    await withdrawProduct(app, system, gone.id)
    const before = await office.exported()
    const checked = await office.check([
      ['id', ...wholeHeads, 'Remarks'],
      ['', ...wholeRow({ price: 60_000, warranty: '1 year' })],
      ['', ...wholeRow({ ...tallyPrinter, brand: ' LEKHRA' }).with(1, 'Lekhra')],
      ['', ...wholeRow({ name: 'Kaveri Pro', modelNo: 'PRO-1' }), 'a note'],
      ['', ...wholeRow({ name: 'Kaveri Pro', modelNo: 'pro-1' })],
      ['', ...wholeRow({ modelNo: 'X1', price: 5 }).with(2, 'Fridges').with(3, 'cheap')],
      [laptop.id, ...wholeRow()],
      ['unknown', ...wholeRow()],
      [gone.id, ...wholeRow()],
      ['', ...wholeRow().with(1, '')],
    ])
    assert.deepEqual(outcomesOf(checked), [1, 1, 1, 6])
    const rows = await office.rows(checked.importId)
    assert.deepEqual(
      rows.map(({ row, outcome, faults }) => [
        row,
        outcome,
        ...faults.map(({ column, reason }) => `${column}: ${reason}`),
      ]),
      [
        [2, 'changed'],
        [3, 'unchanged'],
        [4, 'created'],
        [5, 'refused', 'Model Number: Row 4 is about the same product'],
        [
          6,
          'refused',
          rows[4]?.faults[0] && `Category: ${rows[4].faults[0].reason}`,
          'Price: Price must be a number',
        ],
        [7, 'refused', 'id: Row 2 is about the same product'],
        [8, 'refused', 'id: No product has this ID'],
        [9, 'refused', 'id: This product was deleted. Restore it from the trash first.'],
        [10, 'refused', 'Brand: Brand is missing'],
      ],
    )
    assert.match(String(rows[4]?.faults[0]?.reason), /Category must be one of/)
    assert.deepEqual(rows[0]?.changes, [
      { column: 'Price', before: '58990', after: '60000' },
      { column: 'Warranty', before: '3 years onsite', after: '1 year' },
    ])
    assert.deepEqual(checked.columns.at(-1), { head: 'Remarks', field: '' })
    assert.ok((await office.exported()).equals(before))
  },
)

testOnEachEngine('an export that is imported again changes nothing', async (world) => {
  const { app } = world
  const office = await openOffice(world)
  const odd = [
    { name: '=1+1', description: '\'=2+2\n\n  indented, "quoted"; x', modelNo: '+91' },
    {
      name: "'-quoted",
      warranty: '@home',
      modelNo: '-1',
      specs: ['=SUM(A1)', '+1: yes', 'a: _x000D_'],
    },
    { name: '₹ “Deluxe” 😀 é', modelNo: '000123', gstRate: 0.25, hsnCode: '84713010' },
    {
      name: 'Draft',
      modelNo: '1e5',
      publication: 'Draft' as const,
      publishAt: '2030-01-01T00:00:00.000Z',
    },
    { name: 'Same', modelNo: '000123', price: 0.01 },
    { name: 'Sent by a form', modelNo: '7', description: 'one\r\n\r\ntwo\rthree', price: 0 },
  ]
  for (const one of odd) await addProduct(app, system, { ...travelBook, ...one })
  for (const format of ['csv', 'xlsx'] as const) {
    const checked = await office.check(await office.exported(format))
    const refused = await office.rows(checked.importId, 'refused')
    assert.deepEqual(
      refused.map(({ faults }) => faults),
      [],
    )
    const changes = await office.rows(checked.importId, 'changed')
    assert.deepEqual(
      changes.map(({ changes }) => changes),
      [],
    )
    assert.deepEqual(outcomesOf(checked), [0, 0, odd.length, 0], format)
    await assert.rejects(office.apply(checked.importId), { kind: 'conflict' })
  }
  const csv = (await office.exported()).toString()
  assert.match(csv, /,'=1\+1,/)
  assert.match(csv, /,"''=2\+2\n/)
})

testOnEachEngine(
  'a row that has more cells than the file has columns, or letters that nobody can read, is refused',
  async (world) => {
    const office = await openOffice(world)
    const laptop = await addProduct(world.app, system, travelBook)
    const checked = await office.check(
      `ID,Price,Warranty\n${laptop.id},1,20,000\n${laptop.id},5,Café\ufffd\n${laptop.id},7,1 year,,\n`,
    )
    assert.deepEqual(outcomesOf(checked), [0, 1, 0, 2])
    const rows = await office.rows(checked.importId, 'refused')
    const faults = rows.flatMap(({ faults }) => faults)
    assert.match(faults[0]?.reason ?? '', /^The row has 4 cells, and the heads name 3 columns/)
    assert.equal(faults[1]?.column, 'Warranty')
    assert.match(faults[1]?.reason ?? '', /cannot be read/)
  },
)

testOnEachEngine(
  'a price list with a title, a date and an empty line above its heads is read from these on',
  async (world) => {
    const office = await openOffice(world)
    const laptop = await addProduct(world.app, system, travelBook)
    const checked = await office.check(
      `Price list of the week\n"Bengaluru, 27 November",,\n\nID,Price,Warranty\n${laptop.id},5,1 year\n`,
    )
    assert.deepEqual(outcomesOf(checked), [0, 1, 0, 0])
    const [row] = await office.rows(checked.importId)
    assert.equal(row?.row, 5)
    assert.deepEqual(
      checked.columns.map(({ field }) => field),
      ['id', 'price', 'warranty'],
    )
  },
)

testOnEachEngine(
  'a GST rate that is written as a share of 1 is refused, and no tax of 0.18 % stored',
  async (world) => {
    const office = await openOffice(world)
    const laptop = await addProduct(world.app, system, travelBook)
    for (const [text, fault] of Object.entries({
      '0.18': '0.18 would be 0.18 %: please write 18 for 18 %',
      '0.05 ': '0.05 would be 0.05 %: please write 18 for 18 %',
      '0.25': undefined,
      '5%': undefined,
    })) {
      const checked = await office.check(`ID,GST Rate\n${laptop.id},${text}\n`)
      const [row] = await office.rows(checked.importId)
      assert.equal(row?.faults[0]?.reason, fault, text)
    }
  },
)

testOnEachEngine(
  'a formula without a result empties no field: its row is refused',
  async (world) => {
    const office = await openOffice(world)
    const laptop = await addProduct(world.app, system, travelBook)
    const checked = await office.check(`ID,Specifications\n${laptop.id},#NOT COMPUTED!\n`)
    assert.deepEqual(outcomesOf(checked), [0, 0, 0, 1])
    const [row] = await office.rows(checked.importId)
    assert.match(
      row?.faults[0]?.reason ?? '',
      /^The formula of this cell has no result in the file/,
    )
  },
)

testOnEachEngine('Home features at most 24 products, whatever a file says', async (world) => {
  const office = await openOffice(world)
  const rows = Array.from({ length: 26 }, (_, at) => [...wholeRow({ modelNo: `F${at}` }), 'Yes'])
  const checked = await office.check([[...wholeHeads, 'Featured on Home'], ...rows])
  assert.deepEqual(outcomesOf(checked), [24, 0, 0, 2])
  const other = await office.check([
    [...wholeHeads, 'Featured on Home'],
    [...wholeRow({ modelNo: 'G' }), 'Yes'],
  ])
  await office.apply(checked.importId)
  assert.equal((await office.apply(other.importId)).applied, 0)
  const [row] = await office.rows(other.importId, 'refused')
  assert.match(String(row?.faults[0]?.reason), /Home features as many/)
})

testOnEachEngine(
  'a row about a product of another row names what else is wrong with it, and a new row what is missing',
  async (world) => {
    const office = await openOffice(world)
    const twice = wholeRow({ modelNo: 'A' })
    twice[3] = 'abc'
    const { importId } = await office.check([
      [...wholeHeads, 'HSN Code'],
      [...wholeRow({ modelNo: 'A' }), '8471'],
      [...twice, '84'],
    ])
    const [row] = await office.rows(importId, 'refused')
    assert.deepEqual(
      row?.faults.map(({ column }) => column),
      ['Model Number', 'Price', 'HSN Code'],
    )
    const other = await office.check([
      ['Brand', 'Model Number', 'Price', 'Category', 'Description'],
      ['Zeta', 'Z 1', 'abc', 'No such category', 'A book'],
    ])
    const [short] = await office.rows(other.importId, 'refused')
    assert.deepEqual(
      short?.faults.map(({ column }) => column),
      ['Price', 'Category', 'Product Name', 'Warranty'],
    )
  },
)

testOnEachEngine(
  'files without rows, with a head twice or that are no table are refused',
  async (world) => {
    const office = await openOffice(world)
    const refused: [string | Buffer, RegExp][] = [
      ['', /must name the columns/],
      ['Brand,Price\r\n', /no rows below its heads/],
      ['Brand,brand\r\n1,2\r\n', /Two columns are named “brand”/],
      [Buffer.from([0, 1, 2]), /is no table/],
      [Buffer.from('PK\u0003\u0004 and nothing'), /damaged/],
    ]
    for (const [content, reason] of refused) {
      await assert.rejects(office.check(content), (error: Error) => {
        assert.match(error.message, reason)
        return 'kind' in error && error.kind === 'invalid'
      })
    }
    const { app } = world
    assert.deepEqual(await app.db.selectFrom('productImports').select('id').execute(), [])
    assert.deepEqual(await app.db.selectFrom('productImportRows').select('id').execute(), [])
  },
)
