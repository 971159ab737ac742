import assert from 'node:assert/strict'
import { pictureAddress } from '#contract/pictures/picture.ts'
import { system } from '#domain/audit/actor.ts'
import { deleteImage, restoreImage } from '#domain/image-lists/delete-image.ts'
import { purgeImage } from '#domain/image-lists/purge-images.ts'
import { findProductPage } from '#domain/products/find-products.ts'
import { restoreProduct } from '#domain/products/restore-product.ts'
import { withdrawProduct } from '#domain/products/withdraw-products.ts'
import { addNamedImages } from '../fixtures/added-images.ts'
import { drawing } from '../fixtures/drawings.ts'
import { travelBook } from '../fixtures/goods.ts'
import { statusOf } from '../fixtures/stored-pictures.ts'
import { productFormOf, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

testOnServer(
  'the picture of what is in the trash is 410 at its address, and there again once it is restored',
  async (server) => {
    const { app } = server
    for (const list of ['gallery', 'partners'] as const) {
      const { id, url } = await addPicture(server, list)
      assert.equal(await statusOf(server, url), 200)
      await deleteImage(app, system, list, id)
      const gone = await server.get(url)
      assert.deepEqual([gone.status, gone.headers.get('cache-control')], [410, 'no-store'])
      assert.match(await gone.text(), /This was deleted/)
      await restoreImage(app, system, list, id)
      assert.equal(await statusOf(server, url), 200)
      await deleteImage(app, system, list, id)
      await purgeImage(app, system, list, id)
      assert.equal(await statusOf(server, url), 410)
    }
  },
)

testOnServer(
  'a picture of a deleted product stays while another product shows it',
  async (server) => {
    const picture = await drawing('png', { width: 400, height: 300 })
    const [one, other] = [await addPictured(server, picture), await addPictured(server, picture)]
    const { app } = server
    const page = await findProductPage(app, one)
    const address = pictureAddress(page?.pictures[0]?.key ?? '', 320)
    await withdrawProduct(app, system, one)
    assert.equal(await statusOf(server, address), 200)
    await withdrawProduct(app, system, other)
    assert.equal(await statusOf(server, address), 410)
    await restoreProduct(app, system, one)
    assert.equal(await statusOf(server, address), 200)
  },
)

testOnServer('without a database pictures are served as before', async (server) => {
  const { id, url } = await addPicture(server, 'gallery')
  await deleteImage(server.app, system, 'gallery', id)
  await server.database.close()
  assert.equal(await statusOf(server, url), 200)
})

async function addPictured({ call }: TestServer, picture: Buffer) {
  const form = productFormOf(travelBook, picture)
  const { json } = await call('POST', '/admin/products/add', { form })
  return (json['product'] as { id: string }).id
}

async function addPicture(server: TestServer, list: 'gallery' | 'partners') {
  const [image] = await addNamedImages(server, list, `${list}.png`)
  assert(image)
  return { id: image.id, url: 'url' in image ? image.url : image.logoUrl }
}
