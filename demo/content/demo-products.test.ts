import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ProductForm } from '#contract/products/product-form.ts'
import { listLimits } from '#contract/list-limits.ts'
import { productLimits } from '#contract/products/product-messages.ts'
import { stockStatuses } from '#contract/products/product.ts'
import { demoGoods, demoProducts } from './demo-products.ts'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'

test('every demo product is accepted by the form as it is written', () => {
  for (const product of demoProducts) {
    const read = ProductForm.safeParse(product)
    assert.ok(read.success, `${product.modelNo}: ${read.error?.message}`)
    assert.deepEqual(read.data, product)
  }
})

test('no two demo products share a name, a model number or a description', () => {
  for (const field of ['name', 'modelNo', 'description'] as const) {
    const texts = demoProducts.map((product) => product[field].toLowerCase())
    assert.deepEqual(
      texts.filter((text, at) => texts.indexOf(text) !== at),
      [],
    )
  }
})

test('every category has enough products to compare', () => {
  for (const category of specifiedCategories) {
    const count = demoProducts.filter((product) => product.category === category).length
    assert.ok(count >= 7, `${category} has ${count}`)
  }
})

test('the catalogue fills more than three pages of the list', () => {
  assert.ok(demoProducts.length > 3 * listLimits.onPage, `it holds ${demoProducts.length}`)
})

test('every stock status is shown, and most products are in stock', () => {
  const count = (status: string) => demoProducts.filter((one) => one.stockStatus === status).length
  for (const status of stockStatuses) assert.ok(count(status) >= 5, `${status}: ${count(status)}`)
  const share = count('In Stock') / demoProducts.length
  assert.ok(share > 0.6 && share < 0.8, `in stock: ${share}`)
})

test('a few products, and only a few, have their price on request', () => {
  const onRequest = demoProducts.filter((product) => product.price === 0)
  assert.ok(onRequest.length >= 3 && onRequest.length <= 8, `on request: ${onRequest.length}`)
})

test('every specification line is a label and a value, and no label comes twice', () => {
  for (const { modelNo, specs } of demoProducts) {
    for (const line of specs) assert.match(line, /^[A-Z][^:]{1,29}: \S.*[^.\s]$/, modelNo)
    const labels = specs.map((line) => line.split(':')[0])
    assert.equal(new Set(labels).size, labels.length, `${modelNo} repeats a label`)
  }
})

test('every product has the lines its card shows, and one of them has twenty', () => {
  const counts = demoProducts.map((product) => product.specs.length)
  assert.equal(Math.min(...counts), productLimits.specsOnCard)
  assert.equal(Math.max(...counts), 20)
})

test('the first four lines of the computers are the facts that are compared', () => {
  const compared = {
    Desktops: ['Processor', 'Memory', 'Storage', 'Graphics'],
    Laptops: ['Processor', 'Memory', 'Storage', 'Display'],
  }
  for (const { category, modelNo, specs } of demoProducts) {
    if (category !== 'Desktops' && category !== 'Laptops') continue
    const labels = specs.slice(0, productLimits.specsOnCard).map((line) => line.split(':')[0])
    assert.deepEqual(labels, compared[category], modelNo)
  }
})

test('the catalogue tries the pages with long names and with one bare description', () => {
  const long = demoProducts.filter(({ name }) => name.length >= 100 && name.length <= 120)
  assert.equal(long.length, 2)
  const bare = demoProducts.filter(({ description }) => countSentences(description) === 1)
  assert.equal(bare.length, 1)
})

test('the newest nine in stock are of nine categories, each with a price and a picture', () => {
  const inStock = demoGoods.toReversed().filter(({ form }) => form.stockStatus === 'In Stock')
  const featured = inStock.slice(0, 9)
  assert.equal(new Set(featured.map(({ form }) => form.category)).size, 9)
  assert.ok(featured.every(({ form, pictures }) => form.price > 0 && pictures.length > 0))
})

test('no three neighbours in the list are of one category', () => {
  for (const [at, { category, modelNo }] of demoProducts.entries()) {
    const next = demoProducts.slice(at + 1, at + 3)
    const isRun = next.length === 2 && next.every((product) => product.category === category)
    assert.ok(!isRun, `${modelNo} begins a run of three`)
  }
})

test('no product has more pictures than its form takes, and none has one twice', () => {
  for (const { form, pictures } of demoGoods) {
    assert.ok(pictures.length <= 4, `${form.modelNo} has ${pictures.length}`)
    assert.equal(new Set(pictures).size, pictures.length, form.modelNo)
  }
})

test('most products look different, half of them from several sides, and two are without', () => {
  const count = (isCounted: (pictures: string[]) => boolean) =>
    demoGoods.filter(({ pictures }) => isCounted(pictures)).length
  const main = new Set(demoGoods.map(({ pictures }) => pictures[0]))
  assert.ok(main.size > 0.9 * demoGoods.length, `${main.size} main pictures`)
  assert.ok(count((pictures) => pictures.length >= 2) >= demoGoods.length / 2)
  assert.equal(
    count((pictures) => pictures.length === 0),
    2,
  )
})

function countSentences(text: string) {
  return text.match(/[.!?](?=\s|$)/g)?.length ?? 0
}
