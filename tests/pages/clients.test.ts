import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { system } from '#domain/audit/actor.ts'
import { addImages } from '#domain/image-lists/add-images.ts'
import { testOnServer } from '../test-server.ts'
import { drawing, uploaded } from '../fixtures/drawings.ts'

testOnServer('logos stand by category, and those without one at the end', async (server) => {
  const { app, dataDir, get } = server
  assert((await (await get('/clients')).text()).includes('No client logos available.'))
  for (const [name, category] of [
    ['shetty-hotels', null],
    ['nirman-institute', 'Schools'],
    ['arogya-clinics', 'Healthcare'],
  ] as const) {
    const bytes = await drawing('png', { width: 60, height: 30 }, name.length)
    const upload = await uploaded(dataDir, bytes, `${name}.png`)
    await addImages(app, system, 'clients', [{ ...upload, category }])
  }
  const html = await (await get('/clients')).text()
  const shown = [...html.matchAll(/<h2 id="group[^>]*>([^<]*)|<img [^>]*alt="([^"]*)"/g)]
  assert.deepEqual(
    shown.map(([, heading, alt]) => heading ?? alt),
    [
      'Healthcare',
      'arogya clinics',
      'Schools',
      'nirman institute',
      'Uncategorized',
      'shetty hotels',
    ],
  )
})

testOnServer(
  'a page whose logos cannot be read says so, and is not cached',
  async ({ app, get }) => {
    await sql`drop table logos`.execute(app.db)
    const response = await get('/clients')
    assert.deepEqual([response.status, response.headers.get('cache-control')], [200, 'no-store'])
    const html = await response.text()
    assert(html.includes('Failed to load client logos. Please try again later.'))
  },
)
