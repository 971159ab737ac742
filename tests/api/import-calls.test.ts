import assert from 'node:assert/strict'
import { importOutcomes } from '#contract/product-imports/product-import.ts'
import type { ImportedRow } from '#contract/product-imports/product-import.ts'
import { csvOf, bookOf, wholeHeads, wholeRow, zipOf } from '../fixtures/product-files.ts'
import { drawing } from '../fixtures/drawings.ts'
import { addAdministrator, ravi, signInAs } from '../fixtures/people.ts'
import { testOnServer } from '../test-server.ts'
import type { ApiResponse, TestServer } from '../test-server.ts'
import { writeZip } from '#platform/zip/write-zip.ts'

type StoredProduct = { images: { url: string }[] }

type Sent = { pictures?: Buffer; columns?: object; name?: string }

function upload({ call }: TestServer, content: string | Buffer, sent: Sent = {}) {
  const form = new FormData()
  if (sent.columns) form.append('columns', JSON.stringify(sent.columns))
  const bytes = new Uint8Array(Buffer.from(content))
  form.append('file', new Blob([bytes]), sent.name ?? 'list.csv')
  if (sent.pictures) form.append('pictures', new Blob([new Uint8Array(sent.pictures)]), 'p.zip')
  return call('POST', '/admin/products/import', { form })
}

function countsOf({ json }: ApiResponse) {
  const counts = importOutcomes.map((outcome) => Number(json[outcome]))
  assert.equal(
    counts.reduce((sum, count) => sum + count),
    json['rows'],
  )
  return counts
}

async function exported(server: TestServer, query = '') {
  const { status, text, headers } = await server.call('GET', `/admin/products/export${query}`)
  assert.equal(status, 200, text.slice(0, 200))
  assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="products-/)
  return text
}

testOnServer(
  'a file is uploaded, looked at, mended, applied and undone by calls',
  async (server) => {
    const { call } = server
    const before = await exported(server)
    const checked = await upload(
      server,
      csvOf([wholeHeads, wholeRow({ modelNo: 'A' }), wholeRow({ modelNo: 'B' }).with(3, '?')]),
    )
    assert.equal(checked.status, 200, checked.text)
    assert.deepEqual(countsOf(checked), [1, 0, 0, 1])
    const path = `/admin/imports/${String(checked.json['importId'])}`
    const { json } = await call('GET', `${path}?outcome=refused`)
    assert.deepEqual([json['state'], json['total'], json['rows']], ['checked', 1, 2])
    assert.deepEqual(Object(json['items'])[0].faults, [
      { column: 'Price', reason: 'Price must be a number' },
    ])
    assert.equal(await exported(server), before)
    const refused = await call('GET', `${path}/refused`)
    assert.match(refused.text, /Price: Price must be a number/)
    const mended = await call('PUT', `${path}/rows/3`, {
      body: { cells: wholeRow({ modelNo: 'B' }) },
    })
    assert.deepEqual(countsOf(mended), [2, 0, 0, 0])
    const applied = await call('POST', `${path}/apply`)
    assert.deepEqual([applied.status, applied.json['applied']], [200, 2], applied.text)
    assert.equal((await exported(server)).trim().split('\r\n').length, 3)
    assert.equal((await call('POST', `${path}/apply`)).json['applied'], 2, 'again does nothing')
    const undone = await call('POST', `${path}/undo`)
    assert.deepEqual([undone.json['count'], undone.json['refused']], [2, []])
    assert.equal(await exported(server), before)
    assert.equal((await call('POST', `${path}/undo`)).status, 409)
    const { json: listed } = await call('GET', '/admin/imports')
    assert.equal(Object(listed['imports'])[0].state, 'undone')
  },
)

testOnServer('an export has what the filters find, in both formats', async (server) => {
  const { call } = server
  const rows = [
    wholeRow({ modelNo: 'A', price: 5 }),
    wholeRow({ modelNo: 'B', category: 'Printers' }),
    wholeRow({ modelNo: 'C', name: '=A1' }),
  ]
  const { json } = await upload(server, await bookOf([wholeHeads, ...rows]), { name: 'list.xlsx' })
  await call('POST', `/admin/imports/${String(json['importId'])}/apply`)
  const laptops = await exported(server, '?category=Laptops&sort=name')
  assert.equal(laptops.trim().split('\r\n').length, 3)
  assert.match(laptops, /^\uFEFF?ID,Product Name,Brand,Category,Price,.*,Specifications,Images\r\n/)
  assert.match(laptops, /,'=A1,/)
  const book = await fetch(`${server.address}/api/admin/products/export?format=xlsx&q=printers`, {
    headers: { Authorization: `Bearer ${server.token}` },
  })
  assert.match(book.headers.get('content-type') ?? '', /spreadsheetml/)
  const again = await upload(server, Buffer.from(await book.arrayBuffer()))
  assert.deepEqual(countsOf(again), [0, 0, 1, 0])
  assert.equal((await call('GET', '/admin/products/export?format=pdf')).status, 400)
  assert.equal((await call('GET', '/admin/products/export?category=Fridges')).status, 400)
  assert.equal((await call('GET', '/admin/products/export', { token: null })).status, 401)
})

testOnServer(
  'pictures come from a ZIP, by model number or by a column, and an undo brings the former ones back',
  async (server) => {
    const { call } = server
    const front = await drawing('jpeg', { width: 300, height: 200 }, 1)
    const side = await drawing('png', { width: 300, height: 200 }, 2)
    const other = await drawing('png', { width: 200, height: 200 }, 3)
    const heads = [...wholeHeads, 'Images']
    const list = csvOf([
      heads,
      [...wholeRow({ modelNo: 'TB-14/G3' }), ''],
      [...wholeRow({ modelNo: 'B' }), 'Other.PNG'],
      [...wholeRow({ modelNo: 'C' }), 'missing.jpg'],
      [...wholeRow({ modelNo: 'D' }), 'text.jpg'],
    ])
    const pictures = await zipOf({
      'photos/tb-14 g3.jpg': front,
      'photos/TB-14_G3 (2).png': side,
      'other.png': other,
      'text.jpg': Buffer.from('no picture'),
      'nobody.jpg': front,
      '__MACOSX/._other.png': Buffer.from('x'),
    })
    const checked = await upload(server, list, { pictures })
    assert.deepEqual(countsOf(checked), [2, 0, 0, 2])
    const path = `/admin/imports/${String(checked.json['importId'])}`
    const { json } = await call('GET', path)
    assert.deepEqual(json['unusedPictures'], ['nobody.jpg'])
    const applied = await call('POST', `${path}/apply`)
    assert.equal(applied.json['applied'], 2, applied.text)
    const refused = await call('GET', `${path}?outcome=refused`)
    assert.deepEqual(
      Object(refused.json['items']).map(
        ({ faults }: { faults: { reason: string }[] }) => faults[0]?.reason,
      ),
      ['missing.jpg is not in the ZIP file of the images', 'text.jpg is not an image'],
    )
    const first = await exported(server)
    assert.match(first, /"tb-14 g3.jpg\nTB-14_G3 \(2\).png"/)
    assert.deepEqual(countsOf(await upload(server, first)), [0, 0, 2, 0], 'without the ZIP too')
    assert.deepEqual(countsOf(await upload(server, first, { pictures })), [0, 0, 2, 0])
    const swapped = first.replace('"tb-14 g3.jpg\nTB-14_G3 (2).png"', 'other.png')
    const change = await upload(server, swapped, { pictures })
    assert.deepEqual(countsOf(change), [0, 1, 1, 0])
    const changed = `/admin/imports/${String(change.json['importId'])}`
    await call('POST', `${changed}/apply`)
    assert.notEqual(await exported(server), first)
    const undone = await call('POST', `${changed}/undo`)
    assert.deepEqual([undone.json['count'], undone.json['refused']], [1, []])
    assert.equal(await exported(server), first)
    const redone = await call('POST', `/admin/changes/${String(undone.json['changeId'])}/undo`)
    assert.equal(redone.json['count'], 1)
    assert.equal(await exported(server), swapped)
  },
)

testOnServer(
  'an image whose name several folders of the ZIP have is taken by its folder, and refused without one',
  async (server) => {
    const [one, other] = await Promise.all([
      drawing('png', { width: 300, height: 200 }, 1),
      drawing('png', { width: 300, height: 200 }, 2),
    ])
    const pictures = await zipOf({
      'list/TB-14/front.png': one,
      'list/TB-15/front.png': other,
      'list/TB-14/same.png': one,
      'list/TB-15/same.png': one,
    })
    const listOf = (image: (modelNo: string) => string) =>
      csvOf([
        [...wholeHeads, 'Images'],
        ...['TB-14', 'TB-15'].map((modelNo) => [...wholeRow({ modelNo }), image(modelNo)]),
      ])
    const unclear = await upload(
      server,
      listOf(() => 'front.png'),
      { pictures },
    )
    assert.deepEqual(countsOf(unclear), [0, 0, 0, 2])
    const { text } = await server.call('GET', `/admin/imports/${String(unclear.json['importId'])}`)
    assert.match(text, /Several images of the ZIP file are named front.png: .*TB-14\/front.png/)
    const alike = await upload(
      server,
      listOf(() => 'same.png'),
      { pictures },
    )
    assert.deepEqual(countsOf(alike), [2, 0, 0, 0], 'the same bytes twice are one image')
    const list = listOf((modelNo) => `${modelNo}\\front.png`)
    const clear = await upload(server, list, { pictures })
    assert.deepEqual(countsOf(clear), [2, 0, 0, 0])
    await server.call('POST', `/admin/imports/${String(clear.json['importId'])}/apply`)
    const { json } = await server.call('GET', '/admin/products/all')
    const products = Object.values(Object(json['products']) as Record<string, StoredProduct>)
    const urls = products.map(({ images }) => images.map(({ url }) => url).join())
    assert.equal(new Set(urls).size, 2)
    const again = await upload(server, await exported(server), { pictures })
    assert.deepEqual(countsOf(again), [0, 0, 2, 0], 'an export names each image alone')
  },
)

testOnServer(
  'an image TB-14-2 is that of the product TB-14-2, where there is one, and else the second one of TB-14',
  async (server) => {
    const [one, other] = await Promise.all([
      drawing('png', { width: 300, height: 200 }, 1),
      drawing('png', { width: 300, height: 200 }, 2),
    ])
    const pictures = await zipOf({ 'TB-14.png': one, 'TB-14-2.png': other })
    const listOf = (models: string[]) =>
      csvOf([wholeHeads, ...models.map((modelNo) => wholeRow({ modelNo }))])
    const check = async (...models: string[]) => {
      const checked = await upload(server, listOf(models), { pictures })
      const path = `/admin/imports/${String(checked.json['importId'])}`
      return { path, images: await imagesOf(path) }
    }
    const imagesOf = async (path: string) => {
      const { items } = (await server.call('GET', path)).json as { items: ImportedRow[] }
      return items.map(imagesOrFaults)
    }
    const both = await check('TB-14', 'TB-15')
    assert.deepEqual(both.images, ['TB-14.png\nTB-14-2.png', ''])
    const cells = wholeRow({ modelNo: 'TB-14-2' })
    const { json } = await server.call('PUT', `${both.path}/rows/3`, { body: { cells } })
    assert.equal(
      imagesOrFaults(json['item'] as ImportedRow),
      'TB-14-2.png is taken as an image of TB-14: please name the images of both in a column Images',
    )
    const { path, images } = await check('TB-14', 'TB-14-2')
    assert.deepEqual(images, ['TB-14.png', 'TB-14-2.png'])
    await server.call('PUT', `${path}/columns`, { body: { columns: {} } })
    assert.deepEqual(await imagesOf(path), images, 'also with columns that are chosen by hand')
    assert.deepEqual((await check('TB-14-2', 'TB-14')).images, ['TB-14-2.png', 'TB-14.png'])
    await server.call('POST', `${(await check('TB-14-2')).path}/apply`)
    assert.deepEqual((await check('TB-14')).images, ['TB-14.png'], 'of a product of the shop')
  },
)

function imagesOrFaults({ changes, faults }: ImportedRow) {
  return [
    ...changes.filter(({ column }) => column === 'Images').map(({ after }) => after),
    ...faults.map(({ reason }) => reason),
  ].join()
}

testOnServer('hostile files are refused with a clear text and store nothing', async (server) => {
  const { call, app } = server
  const long = 'x'.repeat(1_000_000)
  const bomb = await bytesOf(
    writeZip([
      {
        name: '_rels/.rels',
        content: ['<R><Relationship Id="a" Type="x/officeDocument" Target="w.xml"/></R>'],
      },
      {
        name: 'w.xml',
        content: ['<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w>&a;</w>'],
      },
      { name: '_rels/w.xml.rels', content: ['<R/>'] },
    ]),
  )
  const hostile: [string, string | Buffer][] = [
    ['nothing', ''],
    ['heads only', 'Brand,Model Number\r\n'],
    ['a cell of a megabyte', `Brand,Model Number\r\n${long},1\r\n`],
    ['10,000 columns', `${'a,'.repeat(10_000)}b\r\n1,2\r\n`],
    ['an open quotation mark', 'Brand,Model Number\r\n"a,1\r\n'],
    ['two heads alike', 'Brand,Brand\r\na,1\r\n'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex')],
    ['bytes', Buffer.from(Array.from({ length: 999 }, (_, at) => at % 256))],
    ['a ZIP of pictures', await zipOf({ 'a.jpg': Buffer.from('x') })],
    ['an outside entity', bomb],
    ['50,001 rows', `Brand,Model Number\r\n${'a,1\r\n'.repeat(50_001)}`],
    ['50 MB and more', Buffer.alloc(50 * 1024 * 1024 + 1, 'a')],
  ]
  for (const [name, content] of hostile) {
    const { status, json, text } = await upload(server, content)
    assert.equal(status, 400, `${name}: ${text}`)
    assert.equal(Object(json['fields']).file, json['message'], name)
    assert.doesNotMatch(text, /undefined|Error|null/, name)
  }
  const noZip = await upload(server, csvOf([wholeHeads, wholeRow()]), {
    pictures: Buffer.from('x'),
  })
  assert.equal(noZip.status, 400)
  assert.ok(Object(noZip.json['fields']).pictures)
  assert.equal((await call('POST', '/admin/products/import', { form: new FormData() })).status, 400)
  assert.deepEqual(await app.db.selectFrom('productImports').select('id').execute(), [])
  assert.deepEqual(await app.db.selectFrom('productImportRows').select('id').execute(), [])
  assert.deepEqual(await app.db.selectFrom('products').select('id').execute(), [])
})

testOnServer('a viewer exports products and imports none', async (server) => {
  const { app, call } = server
  await addAdministrator(app, ravi)
  await app.db
    .updateTable('accounts')
    .set({ role: 'viewer' })
    .where('email', '=', ravi.email)
    .execute()
  const { token } = await signInAs(app, ravi)
  assert.equal((await call('GET', '/admin/products/export', { token })).status, 200)
  for (const [method, path] of [
    ['POST', '/admin/products/import'],
    ['GET', '/admin/imports'],
    ['GET', '/admin/imports/x'],
    ['POST', '/admin/imports/x/apply'],
    ['POST', '/admin/imports/x/undo'],
  ] as const) {
    assert.equal((await call(method, path, { token })).status, 403, path)
  }
  for (const path of ['apply', 'undo']) {
    assert.equal((await call('POST', `/admin/imports/x/${path}`)).status, 404, path)
  }
})

async function bytesOf(chunks: AsyncIterable<Buffer>) {
  return Buffer.concat(await Array.fromAsync(chunks))
}
