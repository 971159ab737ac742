import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { pictureAddress } from '#contract/pictures/picture.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { system } from '#domain/audit/actor.ts'
import { addImages } from '#domain/image-lists/add-images.ts'
import { findBanners } from '#domain/image-lists/find-images.ts'
import { publicCaching } from '#platform/http/public-caching.ts'
import { productFormOf, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { drawing, uploaded } from '../fixtures/drawings.ts'
import { travelBook } from '../fixtures/goods.ts'
import { fillShelves } from '../fixtures/shelves.ts'

const { figures, testimonials } = companyDefaults

testOnServer('a new site has its texts, its figures and what clients say', async (server) => {
  const { html, caching } = await openHome(server)
  for (const { value, label } of figures) {
    assert(html.includes(`>${value}</dd>`) && html.includes(`>${label}</dt>`), label)
  }
  for (const { name } of testimonials) assert(html.includes(name))
  assert(html.includes('No partner images available'))
  assert(html.includes('No featured products at the moment'))
  assert(!html.includes('aria-roledescription="carousel"'))
  assert.equal(caching, publicCaching)
})

for (const [part, table, text] of [
  ['banners', 'gallery_images', 'Failed to load images'],
  ['featured products', 'product_pictures', 'Failed to load featured products'],
  ['partners', 'logos', 'Failed to load partner images. Please try again later.'],
] as const) {
  testOnServer(`${part} that cannot be read say so, and the rest is shown`, async (server) => {
    await sql`alter table ${sql.table(table)} rename to lost_table`.execute(server.app.db)
    const { status, caching, html } = await openHome(server)
    assert.deepEqual([status, caching], [200, 'no-store'])
    assert(html.includes(text))
    assert(html.includes('What our clients say'))
    assert.equal(html.match(/Failed to load/g)?.length, 2, 'once to read, once for the scripts')
  })
}

testOnServer('the first banner is fetched before all else, and the others late', async (server) => {
  const { app, dataDir } = server
  const picture = (seed: number) => drawing('jpeg', { width: 700, height: 400 }, seed)
  const uploads = [1, 2, 3].map(async (seed) => ({
    ...(await uploaded(dataDir, await picture(seed), `${seed}.jpg`)),
    alt: `Room ${seed}`,
  }))
  await addImages(app, system, 'gallery', await Promise.all(uploads))
  const { html } = await openHome(server)
  const [first, second] = await findBanners(app.db)
  assert(first && second)
  const [, head = ''] = html.match(/<head>([\s\S]*)<\/head>/) ?? []
  const [preload = ''] = head.match(/<link rel="preload" as="image"[^>]*>/) ?? []
  assert(preload.includes(`${pictureAddress(first.picture.key, 640)} 640w`))
  assert.match(preload, /fetchPriority="high"/i)
  const shared = `http://shop.example${pictureAddress(first.picture.key, 700)}`
  assert(
    head.includes(`<meta property="og:image" content="${shared}"/>`),
    'who links to it shows it',
  )
  const images = (html.match(/<img [^>]*>/g) ?? []).filter((image) => image.includes('Room'))
  assert.equal(images.length, 3)
  assert.match(images[0] ?? '', /loading="eager"/)
  for (const later of images.slice(1)) assert.match(later, / src="data:image\/svg\+xml,/)
  const forPaper = html.match(/<source media="print, \(scripting: none\)"[^>]*>/gi) ?? []
  assert(forPaper[0]?.includes(second.picture.key))
  assert(html.includes('href="#banner-3"'))
})

testOnServer(
  'partners and featured products are on the page as soon as they are added',
  async (server) => {
    const { app, dataDir, call } = server
    await openHome(server)
    const logo = await uploaded(
      dataDir,
      await drawing('png', { width: 90, height: 40 }),
      'kaveri.png',
    )
    await addImages(app, system, 'partners', [{ ...logo, link: 'https://kaveri.example/' }])
    await call('POST', '/admin/products/add', { form: productFormOf(travelBook) })
    const { html } = await openHome(server)
    assert.match(
      html,
      /<a href="https:\/\/kaveri\.example\/" rel="noreferrer"[^>]*>.*?alt="kaveri"/,
    )
    assert.match(html, new RegExp(`View Details<span[^>]*> of (<!-- -->)?${travelBook.name}`))
    assert(!html.includes('No partner images available'))
  },
)

testOnServer(
  'a partner without an address leads to the products of its brand, where some are sold',
  async (server) => {
    const { app, dataDir } = server
    await fillShelves(app, [travelBook])
    for (const name of [travelBook.brand, 'Unsold']) {
      const logo = await uploaded(dataDir, await drawing('png', { width: 90, height: 40 }), name)
      await addImages(app, system, 'partners', [{ ...logo, alt: name }])
    }
    const { html } = await openHome(server)
    assert.match(
      html,
      new RegExp(
        `<a [^>]*href="/products\\?brand=${travelBook.brand}&amp;category=All"[^>]*>.*?alt="`,
      ),
    )
    assert(!html.includes('brand=Unsold'))
    assert(html.includes('alt="Unsold"'))
  },
)

async function openHome({ get }: TestServer) {
  const response = await get('/')
  const { status, headers } = response
  return { status, caching: headers.get('cache-control'), html: await response.text() }
}
