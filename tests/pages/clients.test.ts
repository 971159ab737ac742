import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { system } from '#domain/audit/actor.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { saveCompany } from '#domain/company/save-company.ts'
import { addImages } from '#domain/image-lists/add-images.ts'
import { saveClientStory } from '#domain/image-lists/client-stories.ts'
import { deleteImage } from '#domain/image-lists/delete-image.ts'
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

testOnServer('the story of a client has a page, which its logo leads to', async (server) => {
  const { app, dataDir, get } = server
  const upload = await uploaded(
    dataDir,
    await drawing('png', { width: 60, height: 30 }, 1),
    'a.png',
  )
  const { images } = await addImages(app, system, 'clients', [{ ...upload, alt: 'Bodhi Academy' }])
  const id = images[0]?.id ?? ''
  assert.equal((await get(`/clients/${id}`)).status, 404)
  const story = { id, title: 'Forty laptops', text: 'One & two.\n\nThree.', keepsImage: false }
  await saveClientStory(app, system, story)
  const path = `/clients/${id}-bodhi-academy`
  const clients = await (await get('/clients')).text()
  assert.equal(clients.split(`href="${path}"`).length - 1, 2)
  assert.match(clients, /alt="Bodhi Academy".*Read the story/s)
  const page = await get(path)
  const html = await page.text()
  assert.equal(page.status, 200)
  assert.match(html, /<p [^>]*>One &amp; two\.<\/p><p [^>]*>Three\.<\/p>/)
  for (const next of ['/enquiry', '/clients']) assert(html.includes(`href="${next}"`), next)
  assert.match(html, new RegExp(`rel="canonical" href="[^"]*${path}"`))
  assert.match(html, /"@type":"Article"/)
  const moved = await get(`/clients/${id}-old-name`)
  assert.deepEqual([moved.status, moved.headers.get('location')], [301, path])
  assert((await (await get('/sitemap.xml')).text()).includes(`${path}</loc><lastmod>`))
  await deleteImage(app, system, 'clients', id)
  const gone = await get(path)
  assert.equal(gone.status, 410)
  assert((await gone.text()).includes('Story not found'))
})

testOnServer(
  'About shows what proves the company, without certificates that have expired',
  async (server) => {
    const { app, get } = server
    assert(!(await (await get('/about')).text()).includes('Certificates'))
    const certificate = {
      name: 'ISO 9001',
      issuer: 'Sahyadri',
      number: 'QM-1',
      validUntil: '2099-03-31',
    }
    const expired = { ...certificate, name: 'ISO 14001', validUntil: '2001-03-31' }
    const certificates = [certificate, expired]
    const profile = { ...companyDefaults, foundedYear: '2011', certificates }
    await saveCompany(app, system, { profile, version: 0 })
    const html = await (await get('/about')).text()
    for (const shown of ['2011', 'ISO 9001', 'QM-1', 'valid until 31 Mar 2099', 'OpenStreetMap'])
      assert(html.includes(shown), shown)
    assert(!html.includes('ISO 14001'))
    // On a phone one is read after the other.
    const headings = [...html.matchAll(/<h2 id="(\w+)"/g)].map(([, id]) => id)
    assert.deepEqual(headings.slice(0, 3), ['story', 'company', 'place'])
  },
)

testOnServer(
  'a page whose logos cannot be read says so, and is not cached',
  async ({ app, get }) => {
    await sql`alter table logos rename to lost_logos`.execute(app.db)
    const response = await get('/clients')
    assert.deepEqual([response.status, response.headers.get('cache-control')], [200, 'no-store'])
    const html = await response.text()
    assert(html.includes('Failed to load client logos. Please try again later.'))
  },
)
