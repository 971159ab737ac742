import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProductForm } from '#contract/products/product-form.ts'
import { productCategories } from '#contract/products/product.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '#tests/stories/goods.ts'
import { fillShelves } from '#tests/stories/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { house } from '../audit/actor.ts'
import { addDemoContent, canTakeDemoContent, removeDemoContent } from './change-demo-content.ts'
import { addProduct, changeProduct, withdrawProduct } from '../products/change-products.ts'
import {
  countProducts,
  findProductListPage,
  findProductRecords,
} from '../products/find-product-list.ts'
import { findProductPage } from '../products/find-products.ts'

const demo = [
  travelBook,
  tallyPrinter,
  boardroomPanel,
  { ...travelBook, name: 'Kaveri DeskBook', category: 'Desktops' as const },
]

testOnEachEngine('demo products are on the list like any others', async ({ app }) => {
  assert.equal(await canTakeDemoContent(app), true)
  await addDemoContent(app, goods(demo))
  assert.deepEqual(
    (await namesOf(app)).toReversed(),
    demo.map((one) => one.name),
  )
  await assertCounted(app, 4)
})

testOnEachEngine(
  'a start that is killed while it adds them begins again from nothing',
  async ({ app }) => {
    const broken = [...demo, { ...travelBook, price: -1 }]
    await assert.rejects(addDemoContent(app, goods(broken)))
    assert.deepEqual(await namesOf(app), [])
    assert.equal(await canTakeDemoContent(app), true)
  },
)

testOnEachEngine('two processes that start on one new house fill it once', async ({ app }) => {
  await Promise.all([addDemoContent(app, goods(demo)), addDemoContent(app, goods(demo))])
  await assertCounted(app, demo.length)
})

testOnEachEngine('a house that has a product of its own takes none', async ({ app }) => {
  const { id } = await addProduct(app, house, travelBook)
  assert.equal(await canTakeDemoContent(app), false)
  await withdrawProduct(app, house, id)
  assert.equal(await canTakeDemoContent(app), false)
})

testOnEachEngine(
  'what is removed is exactly what came, whatever the office made of it',
  async ({ app }) => {
    await addDemoContent(app, goods(demo))
    const [desktop, panel, printer] = await findProductRecords(app, {})
    const own = await addProduct(app, house, { ...travelBook, name: 'Our own' })
    const ownWithdrawn = await addProduct(app, house, { ...tallyPrinter, name: 'Once our own' })
    await withdrawProduct(app, house, ownWithdrawn.id)
    await changeProduct(app, house, idOf(desktop), {
      ...travelBook,
      name: 'Edited',
      category: 'Laptops',
    })
    await changeProduct(app, house, idOf(panel), {
      ...tallyPrinter,
      name: 'Moved',
      category: 'Scanners',
    })
    await withdrawProduct(app, house, idOf(printer))

    assert.equal((await removeDemoContent(app)).products, demo.length)
    assert.deepEqual(await namesOf(app), ['Our own'])
    await assertCounted(app, 1)
    assert.equal(await countProducts(app, { category: 'Laptops' }), 1)
    assert.deepEqual(await findProductPage(app.db, own.id), {
      ...(await findProductPage(app.db, own.id)),
      name: 'Our own',
    })
    assert.deepEqual((await rowsOf(app)).toSorted(), [own.id, ownWithdrawn.id].toSorted())
    for (const gone of [desktop, panel, printer])
      assert.equal(await findProductPage(app.db, idOf(gone)), undefined)
  },
)

testOnEachEngine('what was removed does not come back at the next start', async ({ app }) => {
  await addDemoContent(app, goods(demo))
  await removeDemoContent(app)
  assert.deepEqual(await rowsOf(app), [])
  assert.equal(await canTakeDemoContent(app), false)
})

testOnEachEngine('removing twice, or where there is nothing, is harmless', async ({ app }) => {
  assert.equal((await removeDemoContent(app)).products, 0)
  assert.equal(await canTakeDemoContent(app), true)
  await addDemoContent(app, goods(demo))
  await addProduct(app, house, travelBook)
  await removeDemoContent(app)
  assert.equal((await removeDemoContent(app)).products, 0)
  await assertCounted(app, 1)
})

testOnEachEngine(
  'the public sees at once that they are gone, and the audit tells how many',
  async ({ app }) => {
    await addDemoContent(app, goods(demo))
    const before = app.content.current
    await removeDemoContent(app)
    assert.ok(app.content.current > before)
    const told = await app.db
      .selectFrom('audit')
      .select(['action', 'accountId', 'before', 'after'])
      .where('action', 'like', 'demo-content.%')
      .orderBy('id')
      .execute()
    assert.deepEqual(told, [
      {
        action: 'demo-content.added',
        accountId: null,
        before: null,
        after: '{"products":4,"catalogues":0,"messages":0,"customers":0,"showpieces":0}',
      },
      {
        action: 'demo-content.removed',
        accountId: null,
        before: '{"products":4,"catalogues":0,"messages":0,"customers":0,"showpieces":0}',
        after: null,
      },
    ])
  },
)

testOnEachEngine('what is being added while they are removed is counted', async ({ app }) => {
  await addDemoContent(app, goods(demo))
  const begun = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<void>()
  const adding = inTransaction(app, async (app) => {
    await addProduct(app, house, travelBook)
    begun.resolve()
    await ending.promise
  })
  await begun.promise
  const removing = removeDemoContent(app)
  await wait(100)
  ending.resolve()
  await Promise.all([adding, removing])
  await assertCounted(app, 1)
})

testOnEachEngine(
  'who adds, moves and withdraws meanwhile is counted all the same',
  async ({ app }) => {
    await addDemoContent(app, goods([...demo, ...demo, ...demo]))
    const own = await fillShelves(
      app,
      Array.from({ length: 6 }, () => travelBook),
    )
    const some = [travelBook, tallyPrinter, travelBook, tallyPrinter, travelBook, tallyPrinter]
    await Promise.all([
      ...some.map((form) => addProduct(app, house, form)),
      ...own.slice(0, 4).map(({ id }) => changeProduct(app, house, id, tallyPrinter)),
      removeDemoContent(app),
      ...own.slice(4).map(({ id }) => withdrawProduct(app, house, id)),
      ...some.map((form) => addProduct(app, house, form)),
    ])
    await assertCounted(app, 16)
  },
)

function goods(forms: ProductForm[]) {
  return {
    products: forms.map((form) => ({ form, pictures: [] })),
    catalogues: [],
    questions: [],
    customers: [],
    contacts: [],
    showpieces: [],
  }
}

/** The kept counts are those of the rows, in every category. */
async function assertCounted(app: App, expected: number) {
  const { tabs } = await findProductListPage(app, {})
  for (const { name, count } of tabs) {
    assert.equal(count, (await findProductRecords(app, { category: name })).length, name)
  }
  assert.equal(tabs.length, productCategories.length)
  assert.equal(await countProducts(app, {}), expected)
}

async function namesOf(app: App) {
  return (await findProductRecords(app, {})).map((one) => one.name)
}

/** Every row there is, withdrawn ones too. */
async function rowsOf(app: App) {
  return (await app.db.selectFrom('products').select('id').execute()).map((row) => row.id)
}

function idOf(product: { id: string } | undefined) {
  assert(product)
  return product.id
}
