import assert from 'node:assert/strict'
import { openOffice } from '#tests/fixtures/import-office.ts'
import { wholeHeads, wholeRow } from '#tests/fixtures/product-files.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { requireProduct } from '../products/find-products.ts'

const stockHeads = [...wholeHeads, 'Stock', 'HSN']

async function storedOf(world: World, rows: string[][], heads = stockHeads) {
  const office = await openOffice(world)
  const { importId } = await office.check([heads, ...rows])
  await office.apply(importId)
  const items = await office.rows(importId)
  return Promise.all(
    items.map(async ({ productId, faults }) =>
      faults.length > 0
        ? `${faults[0]?.column}: ${faults[0]?.reason}`
        : requireProduct(world.app, productId ?? ''),
    ),
  )
}

testOnEachEngine(
  'prices, HSN codes and stock are understood as Indian price lists write them',
  async (world) => {
    const written: [price: string, stock: string, hsn: string, read: unknown[]][] = [
      ['Rs. 45,000/-', 'Yes', '8471.30.10', [45_000, 'In Stock', '84713010']],
      ['₹ 45,000.00', 'Available', '8471 30', [45_000, 'In Stock', '847130']],
      ['POR', 'Nil', '', [0, 'Out of Stock', '']],
      ['P.O.R.', '0', '', [0, 'Out of Stock', '']],
      ['On Request', '12', '', [0, 'In Stock', '']],
      ['call for price', 'no', '', [0, 'Out of Stock', '']],
      ['-', '5 Nos.', '', [0, 'In Stock', '']],
      ['N/A', 'pre-order', '', [0, 'Pre Order', '']],
    ]
    const rows = written.map(([price, stock, hsn], at) => [
      ...wholeRow({ modelNo: `W${at}` }).with(3, price),
      stock,
      hsn,
    ])
    const soon = [...wholeRow({ modelNo: 'S' }), 'soon', '']
    const stored = await storedOf(world, [...rows, soon])
    for (const [at, [price, , , read]] of written.entries()) {
      const product = stored[at]
      assert.ok(product && typeof product !== 'string', `${price}: ${JSON.stringify(product)}`)
      assert.deepEqual([product.price, product.stockStatus, product.hsnCode], read)
    }
    assert.match(JSON.stringify(stored.at(-1)), /^"Stock: Stock Status must be one of: /)
  },
)

testOnEachEngine(
  'a category is known by the words of price lists for it, and refused where two fit',
  async (world) => {
    await world.app.db
      .updateTable('categories')
      .set({ synonyms: JSON.stringify(['Imaging']) })
      .where('name', 'in', ['Printers', 'Scanners'])
      .execute()
    const read = async (...words: string[]) => {
      const rows = words.map((word, at) => wholeRow({ modelNo: `${word}${at}` }).with(2, word))
      const stored = await storedOf(world, rows, wholeHeads)
      return stored.map((one) => (typeof one === 'string' ? one : one.category))
    }
    assert.deepEqual(
      await read('LAPTOP', 'notebooks', 'UPS', 'cctv', 'Accessory', 'imaging', 'Fridges'),
      [
        'Laptops',
        'Laptops',
        'UPS Systems',
        'CCTV Systems',
        'Accessories',
        'Category: imaging may be Printers or Scanners: please write which',
        'Category: Category must be one of: Desktops, Laptops, Printers, Projectors, Interactive Panels, Scanners, CCTV Systems, UPS Systems, Accessories',
      ],
    )
  },
)

testOnEachEngine(
  'heads of price lists are known, and the nearest name of a price counts',
  async (world) => {
    const office = await openOffice(world)
    const fieldsOf = async (...heads: string[]) => {
      const { columns } = await office.check([heads, heads.map(() => 'x')])
      return columns.map(({ field }) => field)
    }
    assert.deepEqual(await fieldsOf('Brand', 'Model', 'MRP', 'Offer Price'), [
      'brand',
      'modelNo',
      '',
      'price',
    ])
    // What the reseller pays is not shown as the price.
    assert.deepEqual(await fieldsOf('Brand', 'Model', 'MRP', 'Dealer Price'), [
      'brand',
      'modelNo',
      'price',
      '',
    ])
    assert.deepEqual(await fieldsOf('Brand', 'Model', 'DP'), ['brand', 'modelNo', ''])
    // Brand and model number identify products, whose descriptions such a file may change.
    assert.deepEqual(await fieldsOf('Brand', 'Model', 'Price', 'Description'), [
      'brand',
      'modelNo',
      'price',
      'description',
    ])
    assert.deepEqual(await fieldsOf('Brand', 'DP', 'Price'), ['brand', '', 'price'])
    assert.deepEqual(await fieldsOf('Brand', 'MRP'), ['brand', 'price'])
    assert.deepEqual(await fieldsOf('Make', 'Item Description', 'Rate'), ['brand', 'name', 'price'])
    assert.deepEqual(await fieldsOf('Make', 'Description', 'Rate'), ['brand', 'name', 'price'])
    assert.deepEqual(await fieldsOf('Product', 'Description', 'Rate'), [
      'name',
      'description',
      'price',
    ])
    assert.deepEqual(await fieldsOf('ID', 'Description', 'Price'), ['id', 'description', 'price'])
  },
)
