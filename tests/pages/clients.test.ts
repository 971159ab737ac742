import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { house as theHouse } from '#domain/audit/actor.ts'
import { addImages } from '#domain/image-lists/add-images.ts'
import { testInHouse } from '../open-house.ts'
import { drawing, uploaded } from '../stories/drawings.ts'

testInHouse('logos stand by category, and those without one at the end', async (house) => {
  const { app, dataDir, get } = house
  assert((await (await get('/clients')).text()).includes('No client logos available.'))
  for (const [name, category] of [
    ['shetty-hotels', null],
    ['nirman-institute', 'Schools'],
    ['arogya-clinics', 'Healthcare'],
  ] as const) {
    const bytes = await drawing('png', { width: 60, height: 30 }, name.length)
    const upload = await uploaded(dataDir, bytes, `${name}.png`)
    await addImages(app, theHouse, 'clients', [{ ...upload, category }])
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

testInHouse('logos that cannot be read say so, and the page is not kept', async ({ app, get }) => {
  await sql`drop table logos`.execute(app.db)
  const response = await get('/clients')
  assert.deepEqual([response.status, response.headers.get('cache-control')], [200, 'no-store'])
  const html = await response.text()
  assert(html.includes('Failed to load client logos. Please try again later.'))
})
