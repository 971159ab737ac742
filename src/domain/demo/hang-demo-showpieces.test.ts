import assert from 'node:assert/strict'
import { drawing, uploaded } from '#tests/stories/drawings.ts'
import { travelBook } from '#tests/stories/goods.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { house } from '../audit/actor.ts'
import { addGalleryImages, changeGalleryImage } from '../gallery/change-gallery.ts'
import { findBanners } from '../gallery/find-gallery.ts'
import { findClientGroups, findPartnerLogos } from '../logos/find-logos.ts'
import { addDemoContent, removeDemoContent } from './change-demo-content.ts'
import type { DemoShowpiece } from './demo-showpieces.ts'
import type { Wall } from './demo-showpieces-table.ts'
import { hangDemoShowpieces } from './hang-demo-showpieces.ts'

const showpieces: DemoShowpiece[] = [
  { wall: 'gallery', file: 'desks.jpg', alt: 'Desks by a window', category: null },
  { wall: 'gallery', file: 'print-room.jpg', alt: 'A print room', category: null },
  { wall: 'partner', file: 'kaveri.jpg', alt: 'Kaveri', category: null },
  { wall: 'client', file: 'school.jpg', alt: 'Murthy Public School', category: 'Schools' },
  { wall: 'client', file: 'hotels.jpg', alt: 'Shetty Hotels', category: null },
]

const content = {
  products: [{ form: travelBook, pictures: [] }],
  catalogues: [],
  questions: [],
  customers: [],
  contacts: [],
  showpieces,
}

const walls = ['gallery', 'partner', 'client'] as const

function drawingsIn({ dataDir }: World) {
  return async (_wall: Wall, file: string) =>
    uploaded(dataDir, await drawing('jpeg', { width: 60, height: 40 }, file.length), file)
}

async function hangAll(world: World) {
  for (const wall of walls) await hangDemoShowpieces(world.app, wall, drawingsIn(world))
}

async function shownIn({ app: { db } }: World) {
  return {
    banners: (await findBanners(db)).map(({ alt }) => alt),
    partners: (await findPartnerLogos(db)).map(({ alt }) => alt),
    clients: (await findClientGroups(db)).map(({ category, logos }) => [
      category,
      ...logos.map(({ alt }) => alt),
    ]),
  }
}

testOnEachEngine('banners and logos of the demo are hung once, in their order', async (world) => {
  await addDemoContent(world.app, content)
  await hangAll(world)
  const before = world.app.content.current
  assert.equal(await hangDemoShowpieces(world.app, 'client', drawingsIn(world)), false)
  assert.equal(world.app.content.current, before)
  assert.deepEqual(await shownIn(world), {
    banners: ['Desks by a window', 'A print room'],
    partners: ['Kaveri'],
    clients: [
      ['Schools', 'Murthy Public School'],
      ['Uncategorized', 'Shetty Hotels'],
    ],
  })
})

testOnEachEngine('two processes that hang them at once hang each once', async (world) => {
  await addDemoContent(world.app, content)
  await Promise.all([hangAll(world), hangAll(world)])
  const { banners, partners, clients } = await shownIn(world)
  assert.deepEqual([banners.length, partners.length, clients.length], [2, 1, 2])
})

testOnEachEngine(
  'they go with the demo, edited or not, and what others hung stays',
  async (world) => {
    const { app, dataDir } = world
    await addDemoContent(app, content)
    await hangAll(world)
    const own = await uploaded(dataDir, await drawing('jpeg', { width: 50, height: 40 }), 'own.jpg')
    await addGalleryImages(app, house, [{ ...own, alt: 'Our own' }])
    const [first] = await findBanners(app.db)
    await changeGalleryImage(app, house, first?.id ?? '', { alt: 'Said better' })
    assert.equal((await removeDemoContent(app)).showpieces, showpieces.length)
    assert.deepEqual(await shownIn(world), { banners: ['Our own'], partners: [], clients: [] })
  },
)

testOnEachEngine(
  'a demo that is removed before they hang leaves nothing to hang',
  async (world) => {
    await addDemoContent(world.app, content)
    await removeDemoContent(world.app)
    await hangAll(world)
    assert.deepEqual(await shownIn(world), { banners: [], partners: [], clients: [] })
  },
)
