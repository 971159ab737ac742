import assert from 'node:assert/strict'
import { findEmails } from '#domain/emails/find-emails.ts'
import type { CompanyPicture } from '#contract/company/company.ts'
import { drawing } from '../fixtures/drawings.ts'
import { movedCompany } from '../fixtures/neem.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { dayOf } from '#contract/site/office-time.ts'
import { system } from '#domain/audit/actor.ts'
import { saveCompany } from '#domain/company/save-company.ts'
import { day } from '#platform/clock/clock.ts'
import { privacyTextChangedOn } from '#web/site/privacy/privacy-text.ts'

const path = '/admin/company'

testOnServer('a change of the company is on every page and in e-mails at once', async (server) => {
  const before = await pagesOf(server)
  for (const html of before) assert(html.includes('Tamarind IT Solutions LLP'))
  const saved = await server.call('PUT', path, { body: { ...movedCompany, version: 0 } })
  assert.equal(saved.json['message'], 'Company updated')
  const [home = '', contact = '', list = '', privacy = ''] = await pagesOf(server)
  for (const html of [home, contact, list, privacy]) {
    assert(!html.includes('Tamarind IT'), 'the former name')
    assert.match(html, /<title>[^<]*\| ?Neem Office Systems<\/title>/)
    const [, footer = ''] = html.split('<footer')
    assert(footer.includes('Neem Office Systems Private Limited'))
    assert(footer.includes('Closed in the last week of December.'))
    assert(footer.includes('29AAGCB7383J1Z4'))
  }
  assert(home.includes('Computers that fit your office.') && home.includes('>12</dd>'))
  assert(!home.includes('What our clients say'))
  assert(contact.includes('Republic Day'))
  const about = await (await server.get('/about')).text()
  assert(
    about.includes(
      '<p dir="auto">It began with one printer.</p><p dir="auto">Today there are many.</p>',
    ),
  )
  const { name, telephone, taxID } = officeNodeIn(home)
  assert.deepEqual(
    [name, telephone, taxID],
    [movedCompany.name, '+918055550000', movedCompany.gstin],
  )
  assert(contact.includes('tel:08055550001') && contact.includes('>Service<'))
  assert(contact.includes(movedCompany.replyPromise) && !contact.includes('WhatsApp</dt>'))
  const manifest = await server.get('/manifest.webmanifest')
  assert.equal(((await manifest.json()) as { name: string }).name, movedCompany.name)
  assert.match(await (await server.get('/llms.txt')).text(), /^# Neem Office Systems$/m)
  assert.match(
    await acknowledgementOf(server),
    /We reply within one working day\.[\s\S]*Neem Office/,
  )
})

testOnServer(
  'the privacy page has the day of its text, and after a change of its periods that day',
  async ({ app, clock, get }) => {
    const shownDay = async () =>
      /last changed on <time dateTime="([^"]+)"/.exec(await (await get('/privacy')).text())?.[1]
    assert.equal(await shownDay(), privacyTextChangedOn)
    const textAt = Date.parse(privacyTextChangedOn)
    clock.pass(Math.max(0, textAt - clock.now().getTime()) + 2 * day)
    const profile = { ...companyDefaults, emailDays: '400' }
    await saveCompany(app, system, { profile, version: 0 })
    assert.equal(await shownDay(), dayOf(clock.now()))
  },
)

testOnServer('a colour of the company is that of every page of the site', async (server) => {
  const body = { ...companyDefaults, version: 0, colour: '#005a9c' }
  assert.equal((await server.call('PUT', path, { body })).status, 200)
  const style = /<html lang="en-IN" style="--action:#005a9c;--action-strong:#[\da-f]{6}">/
  for (const html of await pagesOf(server)) assert.match(html, style)
  assert.match(await (await server.get('/login')).text(), /<html lang="en-IN">/)
  const pale = await server.call('PUT', path, {
    body: { ...body, version: 1, colour: '#f7a072' },
  })
  assert.equal(pale.status, 400)
  assert.match(Object(pale.json['fields']).colour, /contrast of 1\.8/)
})

testOnServer(
  'logo and mark of the company are in every place that has them, and gone with an earlier version',
  async (server) => {
    const { call, get } = server
    const [logo, mark] = [await upload(server, 'logo', 1), await upload(server, 'mark', 2)]
    const profile = { ...companyDefaults, logo: [logo] }
    const { json } = await call('POST', `${path}/preview`, { body: profile })
    const previewed = await (await get(`/?token=${String(json['token'])}`)).text()
    assert(previewed.includes(`src="${logo.address}"`))
    assert.equal((await get(logo.address)).status, 200)
    for (const html of await pagesOf(server)) assert(!html.includes('/pictures/' + logo.key))

    await call('PUT', path, {
      body: { ...companyDefaults, logo: [logo], mark: [mark], version: 0 },
    })
    const folder = `/pictures/${mark.key}`
    for (const html of await pagesOf(server)) {
      const [header = '', footer = ''] = html.split('<footer')
      assert(header.includes(`alt="${companyDefaults.name}"`) && header.includes(logo.address))
      assert(footer.includes(logo.address) && footer.includes(companyDefaults.legalName))
      assert(html.includes(`<link rel="icon" href="${folder}/icon-32.png" sizes="32x32"/>`))
      assert(html.includes(`href="${folder}/icon-180.png"`) && !html.includes('favicon.svg'))
    }
    const [home = ''] = await pagesOf(server)
    assert.match(String(officeNodeIn(home)['logo']), new RegExp(`^http.*${logo.address}$`))
    const manifest = (await (await get('/manifest.webmanifest')).json()) as {
      icons: { src: string; purpose: string }[]
    }
    for (const { src } of manifest.icons) {
      const icon = await get(src)
      assert.deepEqual([icon.status, icon.headers.get('content-type')], [200, 'image/png'])
      assert.match(icon.headers.get('content-security-policy') ?? '', /sandbox/)
    }
    assert.deepEqual(
      manifest.icons.map(({ purpose }) => purpose),
      ['any', 'any', 'maskable'],
    )
    await call('PUT', path, { body: { ...companyDefaults, mark: [mark], version: 1 } })
    const [marked = ''] = await pagesOf(server)
    assert(marked.includes(`src="${folder}/icon-96.png"`) && !marked.includes(logo.address))
    await call('POST', `${path}/history/0/restore`, { body: { current: 2 } })
    const [plain = ''] = await pagesOf(server)
    assert(plain.includes('favicon.svg') && !plain.includes(mark.key))
    assert.equal((await get(logo.address)).status, 200)
  },
)

testOnServer('a drawing of code is refused as a logo, by its content', async ({ call }) => {
  const form = new FormData()
  form.set('kind', 'logo')
  const code = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  form.set('image', new Blob([code], { type: 'image/png' }), 'logo.png')
  const { status, json } = await call('POST', `${path}/pictures`, { form })
  assert.equal(status, 400)
  assert.match(String(json['message']), /^File logo\.png is not an image/)
})

testOnServer(
  'a preview shows pages with a company that is not saved, to nobody else and to no cache',
  async (server) => {
    const { json } = await server.call('POST', `${path}/preview`, { body: movedCompany })
    const token = String(json['token'])
    for (const page of ['/', '/about', '/contact']) {
      const previewed = await server.get(`${page}?token=${token}`)
      assert.equal(previewed.headers.get('cache-control'), 'no-store')
      const html = await previewed.text()
      assert(html.includes('Neem Office Systems') && html.includes('this is not on the site yet'))
      const shown = await (await server.get(page)).text()
      assert(!shown.includes('Neem') && !shown.includes('this is not on the site yet'))
    }
    const ended = await server.get('/?token=unknown')
    assert.equal(ended.status, 404)
    assert.match(await ended.text(), /This preview has ended/)
    const refused = await server.call('POST', `${path}/preview`, {
      body: { ...movedCompany, name: '' },
    })
    assert.equal(refused.status, 400)
  },
)

testOnServer('text that looks like markup is shown as text', async (server) => {
  const trick = '</script><img src=x onerror=alert(1)>'
  const body = { ...companyDefaults, version: 0, name: trick, footerText: `${trick}\n\u202eabc` }
  const { status } = await server.call('PUT', path, { body })
  assert.equal(status, 200)
  const [home = ''] = await pagesOf(server)
  assert(!home.includes('<img src=x'))
  assert(home.includes('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;'))
  assert.equal(officeNodeIn(home)['name'], trick)
})

testOnServer('the history of the company names each change, and restores it', async (server) => {
  await server.call('PUT', path, { body: { ...movedCompany, version: 0 } })
  const stale = await server.call('PUT', path, { body: { ...movedCompany, version: 0 } })
  assert.equal(stale.status, 409)
  const refused = await server.call('PUT', path, {
    body: { ...movedCompany, version: 1, gstin: '22AAAAA0000A1Z5' },
  })
  assert.deepEqual(Object.keys(refused.json['fields'] ?? {}), ['gstin'])
  const { json } = await server.call('GET', `${path}/history`)
  assert.equal((json['history'] as object[]).length, 1)
  const body = { current: 1 }
  const restored = await server.call('POST', `${path}/history/0/restore`, { body })
  assert.equal(restored.json['message'], 'Earlier version restored')
  const [home = ''] = await pagesOf(server)
  assert(home.includes('Tamarind IT Solutions LLP') && !home.includes('Neem'))
})

function pagesOf({ get }: TestServer) {
  const paths = ['/', '/contact', '/products', '/privacy']
  return Promise.all(paths.map(async (path) => (await get(path)).text()))
}

function officeNodeIn(html: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(json)['@graph'][0]
}

async function acknowledgementOf({ app, call }: TestServer) {
  const { status } = await call('POST', '/contact', {
    token: null,
    body: {
      name: 'Meera',
      email: 'meera@example.com',
      phone: '9876543210',
      message: 'Good morning to you',
    },
  })
  assert.equal(status, 201)
  const emails = await findEmails(app, { page: 1, limit: 10 })
  return emails.find(({ kind }) => kind === 'contact-acknowledgement')?.text ?? ''
}

async function upload({ call }: TestServer, kind: string, seed: number) {
  const form = new FormData()
  form.set('kind', kind)
  const file = await drawing('png', { width: 700, height: 200 }, seed)
  form.set('image', new Blob([new Uint8Array(file)]), `${kind}.png`)
  const { status, json } = await call('POST', `${path}/pictures`, { form })
  assert.equal(status, 201)
  return json['picture'] as CompanyPicture
}
