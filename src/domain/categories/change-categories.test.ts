import assert from 'node:assert/strict'
import { categoryMessages } from '#contract/categories/category.ts'
import { ProductForm } from '#contract/products/product-form.ts'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { findCategories } from '../find-categories.ts'
import { addProduct } from '../products/add-product.ts'
import { changeProducts } from '../products/change-products.ts'
import { countMappedProducts, findMappedProducts } from '../products/find-mapped-products.ts'
import { countProducts, findProductListPage } from '../products/find-product-list.ts'
import { countProductRecords } from '../products/find-product-records.ts'
import { findProductPage, findProductRecord } from '../products/find-products.ts'
import { findUsualLabels } from '../products/usual-labels.ts'
import { filterProducts } from '../products/filter-products.ts'
import { findSearchIndex } from '../products/follow-products.ts'
import { purgeProduct } from '../products/purge-products.ts'
import { undoProductsChange } from '../products/undo-products-change.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import { addCategory } from './add-category.ts'
import { changeCategory } from './change-category.ts'
import { listCategories, listRemovedCategories } from './list-categories.ts'
import { mergeCategory, previewMerge } from './merge-category.ts'
import { orderCategories } from './order-categories.ts'
import { removeCategory } from './remove-category.ts'
import { restoreCategory } from './restore-category.ts'

const tablets = {
  name: 'Tablets',
  icon: 'laptops',
  synonyms: ['slate'],
  labels: ['Screen', 'Battery'],
  isHidden: false,
} as const

function add(app: App, form = {}) {
  return addCategory(app, system, { ...tablets, synonyms: ['slate'], labels: ['Screen'], ...form })
}

async function namesOf(app: App) {
  return (await findCategories(app)).shown.map(({ name }) => name)
}

async function tabOf(app: App, wanted: string) {
  const { tabs } = await findProductListPage(app, { category: 'All' })
  return tabs.find(({ name }) => name === wanted)?.count
}

testOnEachEngine('a new database has the nine categories in their order', async ({ app }) => {
  const categories = await listCategories(app.db)
  assert.deepEqual(
    categories.map(({ name }) => name),
    specifiedCategories,
  )
  assert.deepEqual(await findUsualLabels(app, 'Accessories'), [
    'Connection',
    'Compatibility',
    'Dimensions',
    'Weight',
  ])
})

testOnEachEngine('a category is added after the others and takes products', async ({ app }) => {
  await add(app)
  assert.equal((await namesOf(app)).at(-1), 'Tablets')
  assert.deepEqual(await findUsualLabels(app, 'Tablets'), ['Screen'])
  const [product] = await fillShelves(app, [{ category: 'Tablets', name: 'Flat one' }])
  assert.equal(product?.category, 'Tablets')
  assert.equal(await tabOf(app, 'Tablets'), 1)
  const index = await findSearchIndex(app)
  assert.equal(index?.find('slate').hits.length, 1)
})

testOnEachEngine(
  'a category that is restored after another was added can be moved before it',
  async ({ app }) => {
    const slates = await add(app)
    await removeCategory(app, system, slates.id)
    const phones = await add(app, { name: 'Phones' })
    await restoreCategory(app, system, slates.id)
    assert.deepEqual((await namesOf(app)).slice(-2), ['Tablets', 'Phones'])
    await orderCategories(app, system, [phones.id, slates.id])
    assert.deepEqual((await namesOf(app)).slice(-2), ['Phones', 'Tablets'])
  },
)

testOnEachEngine('two categories cannot have one name or one address', async ({ app }) => {
  await add(app)
  const taken = { name: categoryMessages.nameTaken }
  for (const name of ['Tablets', 'TABLETS', 'Tablets!']) {
    assert.deepEqual((await refusalOf(add(app, { name }))).fields, taken)
  }
  const [first] = await listCategories(app.db)
  const renaming = changeCategory(app, system, first?.id ?? '', { name: 'tablets' })
  assert.deepEqual((await refusalOf(renaming)).fields, taken)
})

testOnEachEngine('a product of an unknown category is refused as before', async ({ app }) => {
  const form = ProductForm.parse({ ...travelBook, category: 'Toasters' })
  const { kind, fields } = await refusalOf(addProduct(app, system, form))
  assert.equal(kind, 'invalid')
  const text = `Category must be one of: ${specifiedCategories.join(', ')}`
  assert.deepEqual(fields, { category: text })
})

testOnEachEngine(
  'a product that has the name of its category in its own is found by it after the category is renamed',
  async ({ app }) => {
    await fillShelves(app, [{ name: 'Stand for Laptops', specs: [] }])
    const countOf = async (q: string) =>
      (await filterProducts(app.db, { q }).select('id').execute()).length
    await changeCategory(app, system, 'laptops', { name: 'Notebooks' })
    assert.deepEqual([await countOf('stand laptops'), await countOf('notebooks')], [1, 1])
    await changeCategory(app, system, 'laptops', { name: 'Stands' })
    assert.deepEqual([await countOf('stands'), await countOf('notebooks')], [1, 0])
  },
)

testOnEachEngine(
  'a renamed category takes its products and its former name along',
  async (world) => {
    const { app } = world
    const [product, deleted] = await fillShelves(app, [{}, { name: 'Deleted one' }])
    await withdrawProduct(app, system, deleted?.id ?? '')
    assert.equal(await tabOf(app, 'Laptops'), 1)
    const index = await findSearchIndex(app)
    const before = app.content.current
    await changeCategory(app, system, 'laptops', { name: 'Notebooks & more' })
    assert.equal((await findProductPage(app, product?.id ?? ''))?.category, 'Notebooks & more')
    assert.equal(await tabOf(app, 'Notebooks & more'), 1)
    assert.equal(await tabOf(app, 'Laptops'), undefined)
    assert.equal((await findSearchIndex(app))?.find('notebooks').hits.length, 1)
    assert(index)
    const { presentNames } = await findCategories(app)
    assert.equal(presentNames.get('Laptops'), 'Notebooks & more')
    assert(app.content.current > before + 1, 'pages of other categories name it too')
    const form = ProductForm.parse({ ...travelBook, category: 'Laptops' })
    assert.equal((await addProduct(app, system, form)).category, 'Notebooks & more')
    const stored = await app.db.selectFrom('products').select('category').distinct().execute()
    assert.deepEqual(stored, [{ category: 'Notebooks & more' }])
  },
)

testOnEachEngine('a change of products is undone after its category was renamed', async (world) => {
  const { app } = world
  const [product] = await fillShelves(app, [{}])
  const id = product?.id ?? ''
  const changes = { category: 'Scanners' }
  const { changeId } = await changeProducts(app, system, { ids: [id], changes })
  await changeCategory(app, system, 'laptops', { name: 'Notebooks' })
  await changeCategory(app, system, 'scanners', { name: 'Readers' })
  const undone = await undoProductsChange(app, system, changeId ?? '')
  assert.deepEqual([undone.count, undone.refused], [1, []])
  assert.equal((await findProductRecord(app.db, id))?.category, 'Notebooks')
})

testOnEachEngine('the products of a hidden category are for the office alone', async ({ app }) => {
  const [product] = await fillShelves(app, [{}, { category: 'Printers' }])
  const id = product?.id ?? ''
  assert.equal(await countProducts(app, {}), 2)
  for (const isHidden of [true, false]) {
    await changeCategory(app, system, 'laptops', { isHidden })
    const shown = isHidden ? 0 : 1
    assert.equal((await namesOf(app)).includes('Laptops'), !isHidden)
    assert.equal(await countProducts(app, {}), 1 + shown)
    assert.equal((await findProductPage(app, id)) === undefined, isHidden)
    assert.equal((await findSearchIndex(app))?.find('travelbook').hits.length, 1 + shown)
    assert.equal((await findMappedProducts(app.db, { offset: 0, limit: 9 })).length, 1 + shown)
    assert.equal(await countMappedProducts(app.db), 1 + shown)
    assert.equal(await countProductRecords(app, {}), 2)
    assert.equal(await countProductRecords(app, { only: 'Published' }), 2)
    assert.equal(await countProductRecords(app, { only: 'Drafts' }), 0)
  }
})

testOnEachEngine('categories are ordered, and synonyms find their products', async ({ app }) => {
  await fillShelves(app, [{ category: 'Accessories' }])
  await findSearchIndex(app)
  await orderCategories(app, system, ['accessories', 'desktops'])
  assert.equal((await namesOf(app))[0], 'Accessories')
  assert.equal((await namesOf(app)).at(-1), 'Desktops')
  await changeCategory(app, system, 'accessories', { synonyms: ['gubbins'] })
  assert.equal((await findSearchIndex(app))?.find('gubbins').hits.length, 1)
})

testOnEachEngine('a category is removed while it has no product, and restored', async (world) => {
  const { app } = world
  const { id } = await add(app)
  const [product] = await fillShelves(app, [{ category: 'Tablets' }])
  await withdrawProduct(app, system, product?.id ?? '')
  assert.equal(
    (await refusalOf(removeCategory(app, system, id))).message,
    categoryMessages.hasProducts('Tablets', 1),
  )
  await removeCategory(app, system, 'scanners')
  assert(!(await namesOf(app)).includes('Scanners'))
  assert.equal((await findCategories(app)).presentNames.get('Scanners'), undefined)
  assert.deepEqual(
    (await listRemovedCategories(app.db)).map(({ name, mergedInto }) => [name, mergedInto]),
    [['Scanners', null]],
  )
  await restoreCategory(app, system, 'scanners')
  assert.equal((await namesOf(app))[5], 'Scanners')
  assert.equal((await refusalOf(restoreCategory(app, system, 'scanners'))).kind, 'not-found')
})

testOnEachEngine(
  'a category is removed once its products were deleted for ever, and restored',
  async ({ app }) => {
    const { id } = await add(app)
    const [product] = await fillShelves(app, [{ category: 'Tablets' }])
    await withdrawProduct(app, system, product?.id ?? '')
    await purgeProduct(app, system, product?.id ?? '')
    await removeCategory(app, system, id)
    assert(!(await namesOf(app)).includes('Tablets'))
    await restoreCategory(app, system, id)
    assert((await namesOf(app)).includes('Tablets'))
  },
)

testOnEachEngine('a merge moves every product, and its undo moves them back', async ({ app }) => {
  const [, draft, deleted, moved] = await fillShelves(app, [
    {},
    { publication: 'Draft' },
    {},
    { name: 'Moved later' },
    { category: 'Desktops' },
  ])
  await withdrawProduct(app, system, deleted?.id ?? '')
  const planned = await previewMerge(app.db, 'laptops')
  assert.deepEqual(planned, { published: 2, drafts: 1, deleted: 1, hasCatalogue: false })
  const merged = await mergeCategory(app, system, { id: 'laptops', into: 'desktops' })
  assert.deepEqual(merged, { name: 'Laptops', into: 'Desktops' })
  assert.equal(await tabOf(app, 'Desktops'), 3)
  assert.equal((await findProductRecord(app.db, draft?.id ?? ''))?.category, 'Desktops')
  assert.equal((await findCategories(app)).presentNames.get('Laptops'), 'Desktops')
  assert.equal((await listRemovedCategories(app.db))[0]?.mergedInto, 'Desktops')

  await changeProducts(app, system, { ids: [moved?.id ?? ''], changes: { category: 'Printers' } })
  await changeCategory(app, system, 'desktops', { name: 'Computers' })
  const restored = await restoreCategory(app, system, 'laptops')
  assert.deepEqual(restored, { wasMerged: true, count: 3, left: 1 })
  assert.equal(await tabOf(app, 'Laptops'), 1)
  assert.equal(await tabOf(app, 'Computers'), 1)
  assert.equal(await tabOf(app, 'Printers'), 1)
  assert.equal((await findProductRecord(app.db, draft?.id ?? ''))?.category, 'Laptops')
  const counts = new Map((await listCategories(app.db)).map((one) => [one.name, one.products]))
  assert.deepEqual([counts.get('Laptops'), counts.get('Computers')], [1, 1])
})

testOnEachEngine('a category is merged, restored and merged again', async ({ app }) => {
  await fillShelves(app, [{}])
  for (const into of ['desktops', 'printers']) {
    await mergeCategory(app, system, { id: 'laptops', into })
    assert.equal((await restoreCategory(app, system, 'laptops')).count, 1)
  }
  await mergeCategory(app, system, { id: 'laptops', into: 'desktops' })
  await mergeCategory(app, system, { id: 'desktops', into: 'printers' })
  assert.equal((await findCategories(app)).presentNames.get('Laptops'), 'Printers')
  assert.equal((await restoreCategory(app, system, 'laptops')).count, 1)
  const itself = mergeCategory(app, system, { id: 'laptops', into: 'laptops' })
  assert.equal((await refusalOf(itself)).message, categoryMessages.intoItself)
})

testOnEachEngine('a restored category needs its name', async ({ app }) => {
  await removeCategory(app, system, 'scanners')
  await add(app, { name: 'Scanners' })
  const { fields } = await refusalOf(restoreCategory(app, system, 'scanners'))
  assert.deepEqual(fields, { name: categoryMessages.nameTaken })
})

testOnEachEngine('every change is recorded with what it was before', async ({ app }) => {
  const { id } = await add(app)
  await changeCategory(app, system, id, { isHidden: true })
  await changeCategory(app, system, id, { isHidden: true })
  await orderCategories(app, system, [id, 'laptops'])
  await removeCategory(app, system, id)
  await restoreCategory(app, system, id)
  await mergeCategory(app, system, { id, into: 'laptops' })
  const events = await app.db.selectFrom('audit').select('action').orderBy('id').execute()
  assert.deepEqual(
    events.map(({ action }) => action),
    [
      'category.added',
      'category.changed',
      'categories.reordered',
      'category.removed',
      'category.restored',
      'category.merged',
    ],
  )
})

testOnEachEngine(
  'of two changes of one category, the second is refused with what is stored now',
  async ({ app }) => {
    const opened = await add(app)
    const { id, version } = opened
    const mine = await changeCategory(app, system, id, { labels: ['Weight'], version })
    assert.equal(mine.version, version + 1)
    const theirs = { name: 'Slates', version }
    const refusal = await refusalOf(changeCategory(app, system, id, theirs))
    assert.deepEqual(
      [refusal.kind, refusal.message],
      ['conflict', categoryMessages.changedMeanwhile],
    )
    assert.deepEqual(refusal.details, { category: mine })
    const again = await changeCategory(app, system, id, { labels: ['Weight'], version })
    assert.deepEqual(again, mine)
    const ahead = { name: 'Slates', version: 9 }
    assert.equal((await refusalOf(changeCategory(app, system, id, ahead))).kind, 'invalid')
    const unversioned = await changeCategory(app, system, id, { name: 'Slates' })
    assert.deepEqual([unversioned.name, unversioned.version], ['Slates', version + 2])
  },
)
