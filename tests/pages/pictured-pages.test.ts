import assert from 'node:assert/strict'
import { pictureAddress } from '#contract/pictures/picture.ts'
import { findProductPage } from '#domain/products/find-products.ts'
import { productFormOf, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { drawing } from '../fixtures/drawings.ts'
import { travelBook } from '../fixtures/goods.ts'

testOnServer('a page names its picture to those who link to it', async (server) => {
  const { key, path } = await stockPictured(server)
  const html = await (await server.get(path)).text()
  assert(
    html.includes(
      `<meta property="og:image" content="http://shop.example${pictureAddress(key, 800)}"/>`,
    ),
  )
})

testOnServer(
  'a picture has its space reserved, comes in every width, and the first is loaded at once',
  async (server) => {
    const { key, path } = await stockPictured(server)
    const html = await (await server.get(path)).text()
    const [first = '', ...others] = html.match(/<img [^>]*>/g) ?? []
    assert.match(first, /width="800" height="600"/)
    assert.match(first, /loading="eager" fetchPriority="high"/i)
    assert.match(first, /class="[^"]*\bbg-sunken\b/)
    for (const width of [320, 640, 800]) {
      assert(first.includes(`${pictureAddress(key, width)} ${width}w`), `${width}`)
    }
    for (const other of others) assert.match(other, /loading="lazy"/)
    assert(!html.includes('image/avif'), 'there is none yet')
  },
)

testOnServer('AVIF is offered as soon as it is there', async (server) => {
  const { key, path } = await stockPictured(server)
  const pictures = server.app.db.updateTable('pictures').where('key', '=', key)
  await pictures.set({ avifAt: '2026-11-21T00:00:00.000Z' }).execute()
  const html = await (await server.get(path)).text()
  assert(html.includes('<source type="image/avif"'))
  assert(html.includes(`${pictureAddress(key, 320, 'avif')} 320w`))
})

async function stockPictured({ app, call }: TestServer) {
  const form = productFormOf(travelBook, await drawing('jpeg', { width: 800, height: 600 }))
  const { json } = await call('POST', '/admin/products/add', { form })
  const { id } = json.product as { id: string }
  const product = await findProductPage(app, id)
  assert(product)
  return { path: product.path, key: product.pictures[0]?.key ?? '' }
}
