import assert from 'node:assert/strict'
import type { App } from '#domain/app.ts'
import { system } from '#domain/audit/actor.ts'
import { findBanners, findClientGroups, findPartnerLogos } from '#domain/image-lists/find-images.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { withdrawProduct } from '#domain/products/withdraw-products.ts'
import { findProductListPage } from '#domain/products/find-product-list.ts'
import { findProductRecords } from '#domain/products/find-product-records.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { demoOf, emptyDemo } from '#tests/fixtures/demo.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { addDemoContent } from './add-demo-content.ts'
import { demoBanners, demoClientLogos, demoPartnerLogos } from './content/demo-banners-and-logos.ts'
import { demoGoods } from './content/demo-products.ts'
import { canTakeDemoContent, findDemoRecord } from './demo-record.ts'

const forms = [travelBook, tallyPrinter, boardroomPanel]

async function namesOf(app: App) {
  return (await findProductRecords(app, {})).map(({ name }) => name)
}

testOnEachEngine('demo products are on the list like any others', async ({ app }) => {
  assert.equal(await canTakeDemoContent(app.db), true)
  await addDemoContent(app, demoOf(forms))
  assert.deepEqual(
    (await namesOf(app)).toReversed(),
    forms.map(({ name }) => name),
  )
  const { tabs } = await findProductListPage(app, {})
  assert.equal(
    tabs.reduce((total, { count }) => total + count, 0),
    forms.length,
  )
})

testOnEachEngine(
  'demo products show their pictures as soon as they are listed, without any rendering',
  async ({ app }) => {
    const [first] = demoGoods
    assert(first && first.pictures.length > 1)
    const render = () => Promise.reject(new Error('nothing is to be rendered'))
    const images = { ...app.images, render }
    await addDemoContent({ ...app, images }, { ...emptyDemo, products: [first] })
    const [product] = await findProductRecords(app, {})
    assert.deepEqual(
      product?.images.map(({ originalName }) => originalName),
      first.pictures,
    )
    for (const { url } of product?.images ?? []) {
      assert((await app.files.head(url.slice(1)))?.bytes, url)
    }
  },
)

testOnEachEngine('demo banners and logos are shown in their order', async ({ app }) => {
  const content = {
    ...emptyDemo,
    banners: demoBanners.slice(0, 2),
    partnerLogos: demoPartnerLogos.slice(0, 2),
    clientLogos: demoClientLogos.slice(3, 5),
  }
  await addDemoContent(app, content)
  const alts = (images: { alt: string }[]) => images.map(({ alt }) => alt)
  assert.deepEqual(alts(await findBanners(app.db)), alts(content.banners))
  assert.deepEqual(alts(await findPartnerLogos(app.db)), alts(content.partnerLogos))
  const groups = await findClientGroups(app.db)
  assert.deepEqual(
    groups.map(({ category, logos }) => [category, ...alts(logos)]),
    [
      ['Healthcare', content.clientLogos[1]?.alt],
      ['Schools & Colleges', content.clientLogos[0]?.alt],
    ],
  )
})

testOnEachEngine(
  'a start that is killed while it adds the demo content begins again from nothing',
  async ({ app }) => {
    const broken = demoOf([...forms, { ...travelBook, price: -1 }])
    await assert.rejects(addDemoContent(app, broken))
    assert.deepEqual(await namesOf(app), [])
    assert.equal(await canTakeDemoContent(app.db), true)
  },
)

testOnEachEngine('two processes that start on one new database fill it once', async ({ app }) => {
  await Promise.all([addDemoContent(app, demoOf(forms)), addDemoContent(app, demoOf(forms))])
  assert.equal((await namesOf(app)).length, forms.length)
})

testOnEachEngine('a site that has a product of its own takes no demo content', async ({ app }) => {
  const { id } = await addProduct(app, system, travelBook)
  assert.equal(await canTakeDemoContent(app.db), false)
  await withdrawProduct(app, system, id)
  assert.equal(await canTakeDemoContent(app.db), false)
})

testOnEachEngine('the audit event names everything that was added', async ({ app }) => {
  await addDemoContent(app, { ...demoOf(forms), banners: demoBanners.slice(0, 1) })
  const record = await findDemoRecord(app.db)
  assert.deepEqual(
    record.products.toSorted(),
    (await findProductRecords(app, {})).map(({ id }) => id).toSorted(),
  )
  assert.equal(record.banners.length, 1)
})
