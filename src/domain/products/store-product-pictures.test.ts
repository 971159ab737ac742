import assert from 'node:assert/strict'
import { pictureAddress } from '#contract/pictures/picture.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { drawing, uploaded } from '#tests/fixtures/drawings.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from './add-product.ts'
import { changeProduct } from './change-product.ts'
import { findListedProducts, findProductListPage } from './find-product-list.ts'
import { listedOf } from './product-views.ts'
import { findProductPage } from './find-products.ts'

const size = { width: 400, height: 300 }

async function photos({ dataDir }: World, ...seeds: number[]) {
  const upload = async (seed: number) =>
    uploaded(dataDir, await drawing('jpeg', size, seed), `photo ${seed}.jpg`)
  return Promise.all(seeds.map(upload))
}

testOnEachEngine('pictures are on the product in the order of their upload', async (world) => {
  const { app } = world
  const added = await addProduct(app, system, travelBook, await photos(world, 1, 2))
  assert.deepEqual(
    added.images.map((image) => image.originalName),
    ['photo 1.jpg', 'photo 2.jpg'],
  )
  const page = await findProductPage(app, added.id)
  const [first] = page?.pictures ?? []
  assert.deepEqual([first?.width, first?.height, first?.hasAvif], [400, 300, false])
  assert.deepEqual(first?.widths, [320, 400])
  const list = await findProductListPage(app, { category: 'Laptops' })
  assert.equal(list.products[0]?.picture?.key, first?.key)
  const [listed] = await findListedProducts(app, {})
  assert.equal(listed && listedOf(listed).image, pictureAddress(first?.key ?? '', 400))
})

testOnEachEngine('every file of a picture is stored before a product shows it', async (world) => {
  const { app } = world
  const { images } = await addProduct(app, system, travelBook, await photos(world, 1))
  const [{ url, thumbnail } = { url: '', thumbnail: '' }] = images
  for (const address of [url, thumbnail]) assert(await app.files.head(address.slice(1)), address)
})

testOnEachEngine(
  'an edit leaves the pictures that it names, in its order, and adds new ones after them',
  async (world) => {
    const { app } = world
    const { id, images } = await addProduct(app, system, travelBook, await photos(world, 1, 2, 3))
    const [one, two, three] = images
    assert(one && two && three)
    const foreign = { url: '/pictures/0/1.webp' }
    const edited = await changeProduct(app, system, id, {
      ...travelBook,
      existingImages: [three, foreign, one],
      uploads: await photos(world, 4),
    })
    assert.deepEqual(
      edited.images.map((image) => image.originalName),
      ['photo 3.jpg', 'photo 1.jpg', 'photo 4.jpg'],
    )
    const untouched = await changeProduct(app, system, id, travelBook)
    assert.deepEqual(untouched.images, edited.images)
    const bare = await changeProduct(app, system, id, { ...travelBook, existingImages: [] })
    assert.deepEqual(bare.images, [])
  },
)

testOnEachEngine('a picture may be on a product twice, and each can be removed', async (world) => {
  const { app } = world
  const { id, images } = await addProduct(app, system, travelBook, await photos(world, 1, 1))
  assert.equal(images.length, 2)
  const edited = await changeProduct(app, system, id, {
    ...travelBook,
    existingImages: images.slice(0, 1),
  })
  assert.equal(edited.images.length, 1)
})

testOnEachEngine('ten pictures fit on a product, stored and new together', async (world) => {
  const { app } = world
  const six = await photos(world, 1, 2, 3, 4, 5, 6)
  const { id } = await addProduct(app, system, travelBook, six)
  const edit = { ...travelBook, uploads: await photos(world, 7, 8, 9, 10, 11) }
  const refusal = await refusalOf(changeProduct(app, system, id, edit))
  assert.deepEqual(refusal.fields, { images: productMessages.tooManyPictures })
  assert.equal((await findProductPage(app, id))?.pictures.length, 6)
  const fits = { ...edit, uploads: edit.uploads.slice(0, 4) }
  assert.equal((await changeProduct(app, system, id, fits)).images.length, 10)
})

testOnEachEngine(
  'a file that is no picture causes the whole product to be refused, with the given text',
  async (world) => {
    const { app, dataDir } = world
    const text = await uploaded(dataDir, Buffer.from('not a picture'), 'front.png')
    const uploads = [...(await photos(world, 1)), text]
    const refusal = await refusalOf(addProduct(app, system, travelBook, uploads))
    assert.deepEqual(refusal.fields, { images: 'Only image files are allowed' })
    assert.deepEqual(await findListedProducts(app, {}), [])
  },
)

testOnEachEngine('many uploads of the same pictures at once all succeed', async (world) => {
  const { app } = world
  const [one, two] = await photos(world, 1, 2)
  assert(one && two)
  const pairs = [0, 1, 2, 3].map((at) => (at % 2 === 0 ? [one, two] : [two, one]))
  await Promise.all(pairs.map((pair) => addProduct(app, system, travelBook, pair)))
  const rows = await app.db.selectFrom('pictures').select('key').execute()
  assert.equal(rows.length, 2)
})
