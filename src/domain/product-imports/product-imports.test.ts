import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { drawing } from '#tests/fixtures/drawings.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { openOffice, outcomesOf } from '#tests/fixtures/import-office.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import {
  bookOf,
  csvOf,
  uploadOf,
  wholeHeads,
  wholeRow,
  zipOf,
} from '#tests/fixtures/product-files.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from '../products/add-product.ts'
import { changeProduct } from '../products/change-product.ts'
import { requireProduct } from '../products/find-products.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { findImport } from './find-imports.ts'
import { forgetOldImports } from './forget-old-imports.ts'
import { mendRow } from './mend-row.ts'
import { findRefusedRows } from './refused-rows.ts'

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
        [10, 'refused', ': The row needs an ID, or a brand and a model number'],
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

testOnEachEngine(
  'an applied import is one change, and its undo restores the same export byte for byte',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const laptop = await addProduct(app, system, travelBook)
    await addProduct(app, system, tallyPrinter)
    const before = { csv: await office.exported(), xlsx: await office.exported('xlsx') }
    const { importId, changeId } = await office.check([
      [...wholeHeads, 'Specifications', 'GST %', 'Publication', 'Publish on', 'Featured'],
      [
        ...wholeRow({ price: 1 }),
        'Memory: 32 GB\nOS: none',
        '5%',
        'draft',
        '2030-01-01 09:00',
        'no',
      ],
      [...wholeRow({ modelNo: 'N1' }), '', '', '', '', 'Yes'],
    ])
    const applied = await office.apply(importId)
    assert.deepEqual([applied.state, applied.applied], ['applied', 2])
    const changed = await requireProduct(app, laptop.id)
    assert.deepEqual(
      [changed.price, changed.specs, changed.gstRate, changed.publication, changed.publishAt],
      [1, ['Memory: 32 GB', 'OS: none'], 5, 'Draft', '2030-01-01T03:30:00.000Z'],
    )
    const created = (await office.rows(importId, 'created'))[0]
    const product = await requireProduct(app, created?.productId ?? '')
    assert.deepEqual(
      [product.gstRate, product.featured, product.stockStatus],
      [18, 'Yes', 'In Stock'],
    )
    const events = await app.db
      .selectFrom('audit')
      .select('action')
      .where('changeId', '=', changeId)
      .execute()
    assert.deepEqual(events.map(({ action }) => action).toSorted(), [
      'product.added',
      'product.changed',
      'products.imported',
    ])
    assert.ok(!(await office.exported()).equals(before.csv))
    const undone = await office.undo(importId)
    assert.deepEqual([undone.count, undone.refused], [2, []])
    assert.ok((await office.exported()).equals(before.csv))
    assert.ok((await office.exported('xlsx')).equals(before.xlsx))
    await assert.rejects(office.undo(importId), { kind: 'conflict' })
    await assert.rejects(office.apply(importId), { kind: 'conflict' })
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

testOnEachEngine(
  'an undo leaves what somebody has changed since as it is, and names it',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const laptop = await addProduct(app, system, travelBook)
    const printer = await addProduct(app, system, tallyPrinter)
    const { importId } = await office.check([
      ['ID', 'Price'],
      [laptop.id, '₹ 1,00,000.00'],
      [printer.id, 'Price on request'],
    ])
    await office.apply(importId)
    assert.equal((await requireProduct(app, laptop.id)).price, 100_000)
    await changeProduct(app, system, printer.id, { ...tallyPrinter, price: 7 })
    const { count, refused } = await office.undo(importId)
    assert.equal(count, 1)
    assert.deepEqual(refused, [
      { id: printer.id, name: printer.name, reason: 'It has been changed since.' },
    ])
    assert.equal((await requireProduct(app, laptop.id)).price, travelBook.price)
    assert.equal((await requireProduct(app, printer.id)).price, 7)
  },
)

testOnEachEngine(
  'a product that was changed, added or deleted since the check is refused when the import is applied',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const laptop = await addProduct(app, system, travelBook)
    const printer = await addProduct(app, system, tallyPrinter)
    const { importId } = await office.check([
      wholeHeads,
      wholeRow({ price: 5 }),
      wholeRow({ ...tallyPrinter, price: 5 }),
      wholeRow({ modelNo: 'N1' }),
      wholeRow({ modelNo: 'N2' }),
    ])
    await changeProduct(app, system, laptop.id, { ...travelBook, price: 6 })
    await withdrawProduct(app, system, printer.id)
    await addProduct(app, system, { ...travelBook, modelNo: 'n1' })
    const applied = await office.apply(importId)
    assert.equal(applied.applied, 1)
    const found = await findImport(app.db, importId, { outcome: 'refused' })
    assert.deepEqual(outcomesOf(found), [1, 0, 0, 3])
    assert.deepEqual(
      found.items.map(({ faults }) => faults[0]?.reason),
      [
        'Someone has changed this product since the file was checked',
        'Someone has deleted this product since the file was checked',
        'Someone has added this product since the file was checked',
      ],
    )
    assert.equal((await requireProduct(app, laptop.id)).price, 6)
  },
)

testOnEachEngine(
  'a refused row is mended in place and applied, also after the others',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const { importId: id } = await office.check([
      wholeHeads,
      wholeRow({ modelNo: 'A' }).with(3, 'cheap'),
      wholeRow({ modelNo: 'B' }),
    ])
    await office.apply(id)
    const same = await mendRow(app, { id, row: 2, cells: wholeRow({ modelNo: 'b' }) })
    assert.deepEqual(same.item.faults[0]?.reason, 'Row 3 is about the same product')
    const mended = await mendRow(app, { id, row: 2, cells: wholeRow({ modelNo: 'A', price: 9 }) })
    assert.deepEqual(outcomesOf(mended), [2, 0, 0, 0])
    assert.equal((await office.apply(id)).applied, 2)
    const [first] = await office.rows(id)
    assert.equal((await requireProduct(app, first?.productId ?? '')).price, 9)
    await assert.rejects(mendRow(app, { id, row: 2, cells: ['x'] }), { kind: 'conflict' })
    await assert.rejects(mendRow(app, { id, row: 9, cells: ['x'] }), { kind: 'not-found' })
    await assert.rejects(mendRow(app, { id: 'x', row: 2, cells: ['x'] }), { kind: 'not-found' })
    assert.equal((await office.undo(id)).count, 2)
  },
)

testOnEachEngine(
  'refused rows are downloaded with a reason, and the corrected file is imported as it is',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const { importId } = await office.check([
      wholeHeads,
      wholeRow({ modelNo: 'A', name: '=A' }).with(3, 'cheap'),
      wholeRow({ modelNo: 'B' }),
    ])
    const { content } = await findRefusedRows(app, importId)
    const csv = await text(Readable.from(content.chunks))
    assert.equal(content.name, 'price list-refused.csv')
    assert.match(csv, /,Reason\r\n'=A,.*,Price: Price must be a number\r\n$/s)
    const again = await office.check(csv.replace('cheap', '77'))
    assert.deepEqual(outcomesOf(again), [1, 0, 0, 0])
    await office.apply(again.importId)
    const [row] = await office.rows(again.importId)
    assert.equal((await requireProduct(app, row?.productId ?? '')).name, '=A')
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
  'an import that was interrupted goes on with the first row that is not stored, and is undone as one',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const before = await office.exported()
    const rows = Array.from({ length: 1200 }, (_, at) => wholeRow({ modelNo: `M${at}` }))
    const { importId } = await office.check(await bookOf([wholeHeads, ...rows]))
    let batches = 0
    const torn = {
      ...app,
      clock: {
        now() {
          if (batches >= 2) throw new Error('torn')
          return app.clock.now()
        },
      },
      afterCommit: app.afterCommit,
    }
    const counted = new Proxy(app.db, {
      get(db, name) {
        if (name === 'transaction') batches += 1
        const value: unknown = Reflect.get(db, name)
        return typeof value === 'function' ? value.bind(db) : value
      },
    })
    batches = -1
    await assert.rejects(applyImport({ ...torn, db: counted }, office.by, importId), /torn/)
    const half = await findImport(app.db, importId, {})
    assert.deepEqual([half.state, half.applied], ['applying', 500])
    const applied = await office.apply(importId)
    assert.deepEqual([applied.state, applied.applied], ['applied', 1200])
    const lines = (await office.exported()).toString().trim().split('\r\n')
    assert.equal(new Set(lines).size, 1201)
    assert.equal((await office.undo(importId)).count, 1200)
    assert.ok((await office.exported()).equals(before))
  },
)

testOnEachEngine(
  'an applied import that is applied again stores and records nothing',
  async (world) => {
    const office = await openOffice(world)
    const { importId } = await office.check([wholeHeads, wholeRow({ modelNo: 'M1' })])
    await office.apply(importId)
    const again = await office.apply(importId)
    assert.deepEqual([again.state, again.applied], ['applied', 1])
    const events = (await findAuditEvents(world.app)).map(({ action }) => action)
    assert.equal(events.filter((action) => action === 'products.imported').length, 1)
  },
)

testOnEachEngine(
  'two processes that apply an import at once store each row once',
  async (world) => {
    const { app } = world
    const office = await openOffice(world)
    const rows = Array.from({ length: 700 }, (_, at) => wholeRow({ modelNo: `M${at}` }))
    const { importId } = await office.check([wholeHeads, ...rows])
    // With a memory of its own, as another process has.
    const elsewhere = { ...app, memory: Object.create(app.memory) as typeof app.memory }
    await Promise.all([office.apply(importId), applyImport(elsewhere, office.by, importId)])
    const found = await findImport(app.db, importId, {})
    assert.deepEqual([found.state, found.applied, found.created], ['applied', 700, 700])
    const { count } = await app.db
      .selectFrom('products')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    assert.equal(count, 700)
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

testOnEachEngine(
  'images of an import are unpacked in the folder of uploads, of which a sweep deletes what is left',
  async ({ app, dataDir }) => {
    const by = await addAdministrator(app, asha)
    const zip = await zipOf({ 'TB-14 G3.png': await drawing('png', { width: 300, height: 200 }) })
    const { importId } = await checkImport(app, by, {
      file: await uploadOf(dataDir, csvOf([wholeHeads, wholeRow()]), 'list.csv'),
      pictures: await uploadOf(dataDir, zip, 'pictures.zip'),
    })
    const unpacked: string[] = []
    const images: App['images'] = {
      ...app.images,
      render(path, signal) {
        unpacked.push(path)
        return app.images.render(path, signal)
      },
    }
    await applyImport({ ...app, images }, by, importId)
    const folders = unpacked.map((path) => dirname(dirname(path)))
    assert.deepEqual(folders, [app.incoming])
    assert.deepEqual(await readdir(app.incoming), [])
  },
)

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
