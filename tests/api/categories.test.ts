import assert from 'node:assert/strict'
import { categoryMessages } from '#contract/categories/category.ts'
import type { OfficeCategory } from '#contract/categories/category.ts'
import { specifiedCategories } from '../fixtures/specified-categories.ts'
import { travelBook } from '../fixtures/goods.ts'
import { productFormOf, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

const servers = {
  name: 'Servers',
  icon: 'servers',
  synonyms: ['rack machine', '', 'rack machine'],
  labels: ['Processor', 'Memory'],
  isHidden: false,
}

type Groups = { id: string; name: string; items: { name: string }[] }[]

async function groupsOf({ call }: TestServer, query = '') {
  const { json } = await call('GET', `/products${query}`, { token: null })
  return (json['productCategories'] ?? []) as Groups
}

async function add({ call }: TestServer, category: object) {
  const { status, json } = await call('POST', '/admin/categories', { body: category })
  assert.equal(status, 201, String(json['message']))
  return json['category'] as OfficeCategory
}

async function stock({ call }: TestServer, product: object) {
  const { json } = await call('POST', '/admin/products/add', { form: productFormOf(product) })
  assert.equal(json['message'], 'Product added successfully!')
  return (json['product'] as { id: string }).id
}

testOnServer('an added category is the last group of the public call', async (server) => {
  const { id, synonyms } = await add(server, servers)
  assert.deepEqual(synonyms, ['rack machine'])
  await stock(server, { ...travelBook, category: 'Servers' })
  const groups = await groupsOf(server)
  assert.deepEqual(
    groups.map(({ name }) => name),
    [...specifiedCategories, 'Servers'],
  )
  assert.equal(groups.at(-1)?.id, id)
  assert.equal(groups.at(-1)?.items.length, 1)
  const found = await server.call('GET', '/search?q=rack+machine', { token: null })
  assert.equal((found.json['products'] as object[]).length, 1)
  assert.deepEqual(found.json['categories'], [{ id, name: 'Servers', count: 1 }])
})

testOnServer('the former name of a category is understood by calls', async (server) => {
  const { call } = server
  await stock(server, travelBook)
  const renamed = await call('PUT', '/admin/categories/laptops', { body: { name: 'Notebooks' } })
  assert.equal(renamed.json['message'], categoryMessages.changed)
  const groups = await groupsOf(server, '?category=Laptops')
  const notebooks = groups.find(({ name }) => name === 'Notebooks')
  assert.deepEqual([notebooks?.id, notebooks?.items.length], ['laptops', 1])
  assert.equal(groups.length, 9)
  await stock(server, travelBook)
  const list = await call('GET', '/admin/products/all?category=Laptops&limit=1')
  assert.equal(list.json['total'], 2)
  for (const path of ['/category-catalogue/Laptops', '/admin/enquiries?category=Laptops']) {
    assert.equal((await call('GET', path)).status, 200, path)
  }
})

testOnServer('wrong fields of a category are refused by name', async (server) => {
  const { call } = server
  const wrong = { ...servers, name: ' ', icon: 'rocket', labels: ['x'.repeat(61)], synonyms: 'x' }
  const refused = await call('POST', '/admin/categories', { body: wrong })
  assert.equal(refused.status, 400)
  assert.deepEqual(Object.keys(Object(refused.json['fields'])).toSorted(), [
    'icon',
    'labels',
    'name',
    'synonyms',
  ])
  for (const [name, text] of [
    ['all', categoryMessages.nameReserved],
    ['Other', categoryMessages.nameReserved],
    ['ಸರ್ವರ್', categoryMessages.nameWithoutLetter],
  ]) {
    const { json } = await call('POST', '/admin/categories', { body: { ...servers, name } })
    assert.deepEqual(json['fields'], { name: text })
  }
  const taken = await call('POST', '/admin/categories', { body: { ...servers, name: 'LAPTOPS' } })
  assert.deepEqual(
    [taken.status, taken.json['fields']],
    [409, { name: categoryMessages.nameTaken }],
  )
})

testOnServer(
  'a category with products is merged, which its restoration takes back',
  async (server) => {
    const { call } = server
    await stock(server, travelBook)
    const refused = await call('DELETE', '/admin/categories/laptops')
    assert.deepEqual(
      [refused.status, refused.json['message']],
      [409, categoryMessages.hasProducts('Laptops', 1)],
    )
    const preview = await call('GET', '/admin/categories/laptops/merge')
    const merge = { published: 1, drafts: 0, deleted: 0, hasCatalogue: false }
    assert.deepEqual(preview.json['merge'], merge)
    const merged = await call('POST', '/admin/categories/laptops/merge', {
      body: { into: 'desktops' },
    })
    assert.equal(merged.json['message'], categoryMessages.merged('Laptops', 'Desktops'))
    const groups = await groupsOf(server)
    assert.deepEqual([groups.length, groups[0]?.items.length], [8, 1])
    const list = await call('GET', '/admin/categories')
    const [removed] = list.json['removed'] as { id: string; mergedInto: string }[]
    assert.deepEqual([removed?.id, removed?.mergedInto], ['laptops', 'Desktops'])
    const restored = await call('POST', '/admin/categories/laptops/restore')
    assert.equal(restored.json['message'], categoryMessages.restoredWith(1, 0))
    const after = await groupsOf(server)
    assert.deepEqual(
      after.map(({ name, items }) => [name, items.length]),
      specifiedCategories.map((name) => [name, name === 'Laptops' ? 1 : 0]),
    )
  },
)
