import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { productLimits } from '#contract/products/product-messages.ts'
import { formOf, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { drawing, pixelBomb, plainPicture, pngHeader } from '../fixtures/drawings.ts'
import { travelBook } from '../fixtures/goods.ts'

type File = { bytes: Buffer; name?: string; field?: string }
type Image = { url: string; originalName: string; thumbnail: string }

function formWith(files: File[], change: object = {}) {
  const form = formOf({ ...travelBook, ...change })
  for (const { bytes, name = 'front.png', field = 'images' } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)]), name)
  }
  return form
}

async function add({ call }: TestServer, files: File[], change: object = {}) {
  return call('POST', '/admin/products/add', { form: formWith(files, change) })
}

const picture = { bytes: plainPicture }

testOnServer('a product is added with its pictures, and every call names them', async (server) => {
  const photo = {
    bytes: await drawing('jpeg', { width: 700, height: 500 }),
    name: 'Front view.JPG',
  }
  const added = await add(server, [photo, picture])
  assert.equal(added.status, 201)
  const { product } = added.json as { product: { id: string; images: Image[] } }
  assert.deepEqual(
    product.images.map(({ originalName }) => originalName),
    ['Front view.JPG', 'front.png'],
  )
  const detail = await server.call('GET', `/products/${product.id}`, { token: null })
  assert.deepEqual((detail.json['product'] as { images: Image[] }).images, product.images)
  const list = await server.call('GET', '/products?limit=1', { token: null })
  assert.match(list.text, /"image":"\/pictures\/[0-9a-f]{40}\/\d+\.webp"/)
})

testOnServer('the given texts say what is wrong with pictures', async (server) => {
  const text = { bytes: Buffer.from('<svg onload="alert(1)"/>'), name: 'front.png' }
  const large = { bytes: Buffer.alloc(productLimits.pictureBytes) }
  const eleven = Array.from({ length: 11 }, () => picture)
  const bomb = { bytes: pixelBomb({ width: 20_000, height: 20_000 }) }
  for (const [files, fault] of [
    [[], 'Please upload at least one product image'],
    [[{ bytes: Buffer.alloc(0), name: '' }], 'Please upload at least one product image'],
    [[text], 'Only image files are allowed'],
    [[picture, text], 'Only image files are allowed'],
    [[{ bytes: Buffer.alloc(0) }], 'Only image files are allowed'],
    [[large], 'Image size should be less than 5MB'],
    [[picture, large], 'Image size should be less than 5MB'],
    [eleven, 'Maximum 10 images per product'],
    [
      [bomb],
      'This image has too many pixels: 50 million are the most. Make it smaller, and upload it again.',
    ],
    [
      [{ bytes: pngHeader({ width: 20_001, height: 1 }) }],
      'This image is too long: it can be at most 20,000 pixels wide and 20,000 high. Crop it or make it smaller, and upload it again.',
    ],
    [
      [{ bytes: pngHeader({ width: 7000, height: 7000, depth: 16, isInterlaced: true }) }],
      'This image needs more than 250 MB of memory to open. Save it with fewer pixels, or with 8 bits per channel and without interlacing (for a JPEG: not as progressive), and upload it again.',
    ],
    [[picture, { bytes: plainPicture, field: 'virus' }], 'Unexpected file field: virus'],
  ] as const) {
    const { status, json } = await add(server, [...files])
    assert.equal(status, 400, fault)
    assert.equal(json['message'], fault)
    assert.deepEqual(Object.values(json['fields'] as object), [fault])
  }
  assert.equal((await server.call('GET', '/products?limit=1', { token: null })).json['total'], 0)
})

testOnServer('errors of texts and of pictures are reported together', async (server) => {
  const { json } = await add(server, [], { name: '', price: '1.234' })
  assert.equal(json['message'], 'Please fill in all required fields')
  assert.deepEqual(json['fields'], {
    name: 'Product Name is required',
    price: 'Price can have at most two decimals',
    images: 'Please upload at least one product image',
  })
})

testOnServer('an edit says which pictures stay, and may leave none', async (server) => {
  const added = await add(server, [picture, picture])
  const { product } = added.json as { product: { id: string; images: Image[] } }
  const edit = (existingImages: unknown, files: File[] = []) =>
    server.call('PUT', `/admin/products-edit/${product.id}`, {
      form: formWith(files, existingImages === undefined ? {} : { existingImages }),
    })
  const imagesOf = async (response: ReturnType<typeof edit>) =>
    ((await response).json['product'] as { images: Image[] }).images.length
  assert.equal(await imagesOf(edit(undefined)), 2)
  assert.equal(await imagesOf(edit(product.images.slice(1), [picture])), 2)
  assert.equal(await imagesOf(edit([{ url: '/pictures/of-another/1.webp' }], [picture])), 1)
  assert.equal(await imagesOf(edit([])), 0)
  for (const broken of ['[{', '{}', '[1]', '"x"', '[{"url":1}]']) {
    const { status, json } = await edit(broken)
    assert.equal(status, 400, broken)
    assert.deepEqual(Object.keys(json['fields'] as object), ['existingImages'])
  }
})

testOnServer(
  'a name that would leave its folder, or is endless, is only a name',
  async (server) => {
    const names = [
      '../../../../etc/passwd',
      'C:\\fakepath\\front.png',
      `${'x'.repeat(5000)}.png`,
      '\u202egnp.exe',
      '"; rm -rf /',
    ]
    for (const name of names) {
      const { status, json } = await add(server, [{ ...picture, name }])
      assert.equal(status, 201, name.slice(0, 40))
      const [image] = (json['product'] as { images: Image[] }).images
      assert(image && image.originalName.length <= 200)
      assert.doesNotMatch(image.originalName, /[/\\\u202e]/)
    }
  },
)

testOnServer(
  'of what was uploaded nothing is left beside the store, refused or not',
  async (server) => {
    await add(server, [picture])
    await add(server, [{ bytes: Buffer.from('no picture') }])
    await add(server, [picture], { price: 'dear' })
    assert.deepEqual(await readdir(join(server.dataDir, 'incoming')), [])
  },
)

testOnServer('several products are deleted by one call', async (server) => {
  const ids = []
  for (const name of ['One', 'Two', 'Three']) {
    const { json } = await add(server, [picture], { name })
    ids.push((json['product'] as { id: string }).id)
  }
  const body = { ids: [ids[0], ids[1], 'gone'] }
  const { status, json } = await server.call('POST', '/admin/products/withdraw', { body })
  assert.deepEqual([status, json['deleted']], [200, 2])
  assert.equal(json['message'], '2 product(s) deleted successfully!')
  for (const bad of [
    {},
    { ids: [] },
    { ids: 'all' },
    { ids: Array.from({ length: 201 }, String) },
  ]) {
    const refused = await server.call('POST', '/admin/products/withdraw', { body: bad })
    assert.equal(refused.status, 400)
  }
  assert.equal((await server.call('GET', '/products?limit=1', { token: null })).json['total'], 1)
})
