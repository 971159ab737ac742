import assert from 'node:assert/strict'
import { drawing, uploaded } from '#tests/fixtures/drawings.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { placePictures, storeProductPictures } from './store-product-pictures.ts'
import { withdrawProduct } from './withdraw-products.ts'
import { findFeaturedProducts } from './find-featured-products.ts'

testOnEachEngine(
  'featured are the last added that are in stock and have a picture',
  async (world) => {
    const { app } = world
    const forms = ['In Stock', 'Pre Order', 'In Stock', 'In Stock', 'In Stock'] as const
    const added = await fillShelves(
      app,
      forms.map((stockStatus) => ({ stockStatus })),
    )
    const [first, second, third, fourth, fifth] = added.map(({ id }) => id)
    for (const id of [first, second, third, fifth]) await addPicture(world, id ?? '')
    const featured = async (limit: number) =>
      (await findFeaturedProducts(app, { most: 24, newest: limit })).map(({ id }) => id)
    assert.deepEqual(await featured(2), [fifth, third])
    assert.ok(!(await featured(9)).includes(fourth ?? ''))
    await withdrawProduct(app, system, fifth ?? '')
    assert.deepEqual(await featured(9), [third, first])
  },
)

async function addPicture({ app, dataDir }: World, productId: string) {
  const upload = await uploaded(dataDir, await drawing('png', { width: 40, height: 30 }), 'one.png')
  await placePictures(app, productId, [], await storeProductPictures(app, [upload]))
}
