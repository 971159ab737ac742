import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { drawing } from '#tests/fixtures/drawings.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
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
import { mendRow } from './mend-row.ts'
import { findRefusedRows } from './refused-rows.ts'

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
    const found = await findImport(app, importId, { outcome: 'refused' })
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
    const half = await findImport(app, importId, {})
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
    const found = await findImport(app, importId, {})
    assert.deepEqual([found.state, found.applied, found.created], ['applied', 700, 700])
    const { count } = await app.db
      .selectFrom('products')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    assert.equal(count, 700)
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
