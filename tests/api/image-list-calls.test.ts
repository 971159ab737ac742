import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureUploadLimits } from '#contract/pictures/picture-upload.ts'
import { testOnServer } from '../test-server.ts'
import type { ApiResponse, TestServer } from '../test-server.ts'
import { drawing, pixelBomb, plainPicture, pngHeader } from '../fixtures/drawings.ts'

type Sent = { name: string; bytes?: Buffer; field?: string }
type Item = { id: string } & Record<string, unknown>

/** The three lists, with the texts of each. */
const lists = [
  { path: 'gallery', key: 'images', one: 'image', message: '2 image(s) uploaded successfully!' },
  {
    path: 'partners',
    key: 'partners',
    one: 'partner',
    message: '2 partner image(s) uploaded successfully!',
  },
  {
    path: 'clients',
    key: 'clients',
    one: 'client',
    message: '2 client logo(s) uploaded successfully!',
  },
] as const

function upload(
  { call }: TestServer,
  path: string,
  files: Sent[],
  fields: Record<string, string> = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, bytes = plainPicture, field = 'images' } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)]), name)
  }
  return call('POST', `/admin/${path}`, { form })
}

function itemsIn({ json }: ApiResponse, key: string) {
  return json[key] as Item[]
}

async function publicItems({ call }: TestServer, { path, key }: (typeof lists)[number]) {
  return itemsIn(await call('GET', `/${path}`, { token: null }), key)
}

testOnServer('an image that the office uploads is in the public call at once', async (server) => {
  for (const list of lists) {
    assert.deepEqual(await publicItems(server, list), [])
    const sent = await upload(server, list.path, [{ name: 'a.png' }, { name: 'b.png' }])
    assert.deepEqual([sent.status, sent.json['message']], [201, list.message])
    assert.deepEqual(sent.json['errors'], [])
    assert.deepEqual(await publicItems(server, list), itemsIn(sent, list.key))
    const office = await server.call('GET', `/admin/${list.path}`)
    assert.deepEqual(itemsIn(office, list.key), itemsIn(sent, list.key))
  }
})

testOnServer('each item has the fields of its kind', async (server) => {
  const size = plainPicture.length
  const [image] = itemsIn(await upload(server, 'gallery', [{ name: 'a b.png' }]), 'images')
  assert(image)
  const { id, date, url, thumbnail, version, ...rest } = image
  assert.deepEqual(rest, { name: 'a b.png', size, alt: '' })
  assert(Number.isSafeInteger(version))
  assert.match(String(date), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  assert.equal((await server.get(String(url))).headers.get('content-type'), 'image/webp')
  assert.deepEqual([id.includes('-'), typeof thumbnail], [false, 'string'])
  const [partner] = itemsIn(await upload(server, 'partners', [{ name: 'a.png' }]), 'partners')
  assert(partner)
  assert.deepEqual(
    [partner['filename'], partner['alt'], partner['link'], 'category' in partner],
    ['a.png', 'a', null, false],
  )
  const category = { category: ' Banks ' }
  const [client] = itemsIn(
    await upload(server, 'clients', [{ name: 'a.png' }], category),
    'clients',
  )
  assert.equal(client?.['category'], 'Banks')
  const [bare] = itemsIn(await upload(server, 'clients', [{ name: 'b.png' }]), 'clients')
  assert.equal(bare?.['category'], null)
  const office = await server.call('GET', '/admin/clients')
  assert.deepEqual(office.json['categories'], ['Banks'])
})

testOnServer('JPG, PNG, GIF and WEBP are images everywhere', async (server) => {
  const kinds = ['jpeg', 'png', 'gif', 'webp'] as const
  const size = { width: 20, height: 20 }
  const files = []
  for (const kind of kinds) files.push({ name: `a.${kind}`, bytes: await drawing(kind, size) })
  for (const { path, key } of lists) {
    assert.equal(itemsIn(await upload(server, path, files), key).length, 4, path)
  }
})

testOnServer(
  'of a mixed batch the images are stored, and the other files are named',
  async (server) => {
    const files = [
      { name: 'good.png' },
      { name: 'list.pdf', bytes: Buffer.from('%PDF-1.7') },
      { name: 'large.png', bytes: Buffer.alloc(pictureUploadLimits.bytes + 1) },
      { name: 'huge.png', bytes: Buffer.alloc(12 * 1024 * 1024) },
      { name: 'fine.png' },
      { name: 'bomb.png', bytes: pixelBomb({ width: 20_000, height: 20_000 }) },
      { name: 'thread.png', bytes: pngHeader({ width: 1, height: 16_000_000 }) },
    ]
    for (const list of lists) {
      const { status, json } = await upload(server, list.path, files)
      assert.deepEqual([status, json['message']], [201, list.message])
      assert.deepEqual(json['errors'], [
        { name: 'list.pdf', message: 'File list.pdf is not an image' },
        { name: 'large.png', message: 'File large.png exceeds 5MB limit' },
        { name: 'huge.png', message: 'File huge.png exceeds 5MB limit' },
        {
          name: 'bomb.png',
          message:
            'File bomb.png has too many pixels: 50 million are the most an image can have. Make it smaller, and upload it again.',
        },
        {
          name: 'thread.png',
          message:
            'File thread.png is too long: an image can be at most 20,000 pixels wide and 20,000 high. Crop it or make it smaller, and upload it again.',
        },
      ])
      assert.equal((await publicItems(server, list)).length, 2)
    }
  },
)

testOnServer('an upload of which nothing can be stored says why', async (server) => {
  const eleven = Array.from({ length: 11 }, (_, at) => ({ name: `${at}.png` }))
  const sixty = Array.from({ length: 60 }, (_, at) => ({ name: `${at}.png` }))
  const text = { name: 'a.png', bytes: Buffer.from('<svg onload="alert(1)"/>') }
  for (const [files, message] of [
    [[], 'No valid image files selected'],
    [[text], 'File a.png is not an image\nNo valid image files selected'],
    [eleven, 'Maximum 10 images can be uploaded at once'],
    [sixty, 'Maximum 10 images can be uploaded at once'],
    [[{ name: 'a.png', field: 'image' }], 'Unexpected file field: image'],
  ] as const) {
    for (const list of lists) {
      const { status, json } = await upload(server, list.path, [...files])
      assert.deepEqual([status, json['error'], json['message']], [400, message, message])
      assert.deepEqual(await publicItems(server, list), [])
    }
  }
  assert.deepEqual(await readdir(join(server.dataDir, 'incoming')), [])
})

testOnServer('a deleted image is gone at once, and deleting it twice is 404', async (server) => {
  const messages = [
    'Image deleted successfully!',
    'Partner image deleted successfully!',
    'Client logo deleted successfully!',
  ]
  for (const [at, list] of lists.entries()) {
    const [item] = itemsIn(await upload(server, list.path, [{ name: 'a.png' }]), list.key)
    const address = `/admin/${list.path}/${item?.id}`
    const { status, json } = await server.call('DELETE', address)
    assert.deepEqual([status, json['message']], [200, messages[at]])
    assert.deepEqual(await publicItems(server, list), [])
    assert.equal((await server.call('DELETE', address)).status, 404)
    assert.equal((await server.call('PUT', address, { body: { alt: 'x' } })).status, 404)
  }
})

testOnServer('the order of the office is the order of the public call', async (server) => {
  for (const list of lists) {
    const names = [{ name: 'a.png' }, { name: 'b.png' }, { name: 'c.png' }]
    const sent = itemsIn(await upload(server, list.path, names), list.key)
    const [a, b, c] = sent.map(({ id }) => id)
    const order = (ids: unknown) =>
      server.call('PUT', `/admin/${list.path}/order`, { body: { ids } })
    const shown = async () => (await publicItems(server, list)).map(({ id }) => id)
    assert.equal((await order([c, 'gone', a])).status, 200)
    assert.deepEqual(await shown(), [c, b, a])
    await server.call('PUT', `/admin/${list.path}/${a}`, { body: { position: 1 } })
    assert.deepEqual(await shown(), [a, c, b])
    for (const bad of [undefined, [], 'a', [1]]) assert.equal((await order(bad)).status, 400)
  }
})

testOnServer('texts and links are changed in place, and a link never runs', async (server) => {
  for (const list of lists) {
    const [item] = itemsIn(await upload(server, list.path, [{ name: 'a.png' }]), list.key)
    const put = (body: object) => server.call('PUT', `/admin/${list.path}/${item?.id}`, { body })
    const changed = (await put({ alt: ' What it\nshows ' })).json[list.one] as Item
    assert.equal(changed['alt'], 'What it shows')
    const long = await put({ alt: 'x'.repeat(251) })
    assert.deepEqual(Object.keys(long.json['fields'] as object), ['alt'])
    if (list.path === 'gallery') continue
    const linked = (await put({ link: 'www.example.com' })).json[list.one] as Item
    assert.equal(linked['link'], 'https://www.example.com')
    const refused = await put({ link: 'javascript:alert(1)' })
    assert.deepEqual(refused.json['fields'], {
      link: 'Please enter a web address that begins with http:// or https://',
    })
    assert.deepEqual(await publicItems(server, list), [{ ...linked }])
  }
})

testOnServer('a client changes its category in place', async (server) => {
  const [client] = itemsIn(await upload(server, 'clients', [{ name: 'a.png' }]), 'clients')
  const put = async (category: unknown) =>
    server.call('PUT', `/admin/clients/${client?.id}`, { body: { category } })
  const changed = await put('Schools')
  assert.equal((changed.json['client'] as Item)['category'], 'Schools')
  assert.equal(changed.json['message'], 'Logo updated successfully!')
  assert.equal(((await put('')).json['client'] as Item)['category'], null)
  assert.equal((await put('x'.repeat(61))).status, 400)
  assert.equal((await put(7)).status, 400)
})

testOnServer('a list is searched and given in pages', async (server) => {
  for (const { path, key } of lists) {
    const names = ['kaveri.png', 'lekhra.png', 'kaveri-2.png'].map((name) => ({ name }))
    await upload(server, path, names)
    const found = await server.call('GET', `/admin/${path}?q=Kaveri&page=2&limit=1`)
    const { total, page, limit } = found.json
    assert.deepEqual([total, page, limit, itemsIn(found, key).length], [2, 2, 1, 1])
    const none = await server.call('GET', `/admin/${path}?q=nobody&limit=10`)
    assert.deepEqual([none.json['total'], itemsIn(none, key)], [0, []])
  }
})
