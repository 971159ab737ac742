import assert from 'node:assert/strict'
import { system } from '#domain/audit/actor.ts'
import { removeCatalogue } from '#domain/catalogues/remove-catalogue.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { changeProduct } from '#domain/products/change-product.ts'
import { tallyPrinter, travelBook } from '../fixtures/goods.ts'
import { readPdf } from '../fixtures/read-pdf.ts'
import { addCatalogue, assertHeaders, statusOf } from '../fixtures/stored-pictures.ts'
import { testOnServer } from '../test-server.ts'

const path = '/category-catalogue/Laptops'

async function bytesOf(response: Response) {
  return Buffer.from(await response.arrayBuffer())
}

testOnServer(
  'a category without an uploaded PDF has one of its products, asked anew each time',
  async (server) => {
    const { id } = await addProduct(server.app, system, travelBook)
    const response = await server.get(path)
    assert.equal(response.status, 200)
    assertHeaders(response, {
      'content-type': 'application/pdf',
      'cache-control': 'public, no-cache',
      'accept-ranges': 'bytes',
      'content-disposition': `inline; filename="Laptops catalogue, Tamarind IT Solutions.pdf"; filename*=UTF-8''Laptops%20catalogue%2C%20Tamarind%20IT%20Solutions.pdf`,
    })
    const tag = response.headers.get('etag') ?? ''
    const pdf = await bytesOf(response)
    assert.match(readPdf(pdf).pages.join('\n'), /Kaveri TravelBook 14/)
    assert.ok(pdf.equals(await bytesOf(await server.get(path))))
    assert.equal(await statusOf(server, path, { 'If-None-Match': tag }), 304)
    const part = await server.get(path, { Range: 'bytes=0-4' })
    assert.deepEqual([part.status, await part.text()], [206, '%PDF-'])
    await changeProduct(server.app, system, id, { ...travelBook, price: 5 })
    assert.equal(await statusOf(server, path, { 'If-None-Match': tag }), 200)
  },
)

testOnServer('an uploaded PDF comes before the one of the products', async (server) => {
  await addProduct(server.app, system, travelBook)
  const { pdf, url } = await addCatalogue(server)
  assert.ok(pdf.equals(await bytesOf(await server.get(path))))
  const list = await (await server.get('/products?category=Laptops')).text()
  assert.ok(list.includes(`href="${url}"`))
  await removeCatalogue(server.app, system, 'Laptops')
  const printed = readPdf(await bytesOf(await server.get(path)))
  assert.equal(printed.title, 'Laptops: Tamarind IT Solutions')
})

testOnServer(
  'cards and the page of a product lead to the catalogue of the category',
  async (server) => {
    const { id } = await addProduct(server.app, system, travelBook)
    for (const page of ['/products?category=Laptops', `/products-details/${id}`]) {
      const html = await (await server.get(page)).text()
      const [link = ''] = /<a [^>]*>Download Catalogue/.exec(html) ?? []
      assert.match(link, /href="\/category-catalogue\/Laptops" download=""/, page)
    }
  },
)

testOnServer('the call of a catalogue names uploaded ones alone', async ({ app, call }) => {
  await addProduct(app, system, travelBook)
  const { json } = await call('GET', '/category-catalogue/Laptops', { token: null })
  assert.equal(json.catalogue, null)
})

testOnServer('a category without products has no catalogue', async (server) => {
  await addProduct(server.app, system, travelBook)
  const response = await server.get('/category-catalogue/Printers')
  assert.equal(response.status, 404)
  assert.match(await response.text(), /There is no catalogue for this category yet/)
})

testOnServer(
  'an address gets 20 new catalogues in a minute, and catalogues that are made already without a limit',
  async (server) => {
    const { app, clock } = server
    const { id } = await addProduct(app, system, tallyPrinter)
    const printers = '/category-catalogue/Printers'
    const statuses: number[] = []
    // The clock may begin shortly before the end of a minute.
    clock.pass(60_000 - (clock.now().getTime() % 60_000))
    for (let price = 1; price <= 21; price++) {
      await changeProduct(app, system, id, { ...tallyPrinter, price })
      const response = await server.get(printers)
      await response.arrayBuffer()
      statuses.push(response.status)
      if (price === 20) assert.equal(await statusOf(server, printers), 200)
      if (price === 21) assert.equal(response.headers.get('retry-after'), '60')
    }
    assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 200), 429])
    clock.pass(60_000)
    assert.equal(await statusOf(server, printers), 200)
  },
)

testOnServer(
  'the page of a product leads to its data sheet with all specifications',
  async (server) => {
    const { id } = await addProduct(server.app, system, { ...travelBook, specs: manySpecs })
    const page = await server.get(`/products-details/${id}`)
    const html = await page.text()
    const [, address = ''] = /<a [^>]*href="([^"]*)"[^>]*>Data sheet</.exec(html) ?? []
    assert.match(address, /^\/products-details\/\w+-kaveri-travelbook-14\/data-sheet$/)
    for (const path of [address, `/products-details/${id}/data-sheet`]) {
      const response = await server.get(path)
      assertHeaders(response, {
        'content-type': 'application/pdf',
        'cache-control': 'public, no-cache',
      })
      const { pages, tags, title } = readPdf(await bytesOf(response))
      assert.ok(pages.length > 1)
      assert.equal(title, 'Kaveri TravelBook 14: Tamarind IT Solutions')
      for (const text of ['₹58,990', 'In Stock', 'Value 1'])
        assert.ok(pages[0]?.includes(text), text)
      const lines = new Set(pages.join('\n').split('\n'))
      for (const spec of manySpecs) assert.ok(lines.has(spec.replace(': ', '')), spec)
      for (const tag of ['H1', 'Table', 'TR', 'TH', 'TD']) assert.ok(tags.includes(tag), tag)
    }
  },
)

const manySpecs = Array.from({ length: 200 }, (_, index) => `Label ${index}: Value ${index}`)

testOnServer('a product that is not published has no data sheet', async (server) => {
  const draft = await addProduct(server.app, system, { ...travelBook, publication: 'Draft' })
  for (const id of [draft.id, 'nothing']) {
    const response = await server.get(`/products-details/${id}/data-sheet`)
    await response.arrayBuffer()
    assert.equal(response.status, 404, id)
  }
})

testOnServer('a product that is out of stock shows others that are in stock', async (server) => {
  const { id } = await addProduct(server.app, system, {
    ...travelBook,
    stockStatus: 'Out of Stock',
  })
  const page = async () => (await server.get(`/products-details/${id}`)).text()
  await addProduct(server.app, system, { ...travelBook, name: 'Late', stockStatus: 'Back Order' })
  assert.match(await page(), /Similar products/)
  await addProduct(server.app, system, { ...travelBook, name: 'Ready to go' })
  const html = await page()
  assert.match(html, /In stock instead/)
  assert.doesNotMatch(html, /Similar products/)
  assert.match(html, /Ready to go/)
})

testOnServer(
  'a visitor gets a filtered list as PDF, which says by what it was filtered',
  async (server) => {
    const { app, get } = server
    await addProduct(app, system, travelBook)
    await addProduct(app, system, { ...travelBook, name: 'Other', specs: ['Memory: 8 GB'] })
    await addProduct(app, system, tallyPrinter)
    const query = '?category=Laptops&memory=16'
    const page = await (await get(`/products${query}`)).text()
    assert.ok(page.includes(`href="/product-catalogue?category=Laptops&amp;memory=16"`))
    const response = await get(`/product-catalogue${query}&view=table`)
    assert.equal(response.headers.get('x-robots-tag'), 'noindex')
    const text = readPdf(await bytesOf(response)).pages.join('\n')
    assert.match(text, /Kaveri TravelBook 14/)
    assert.doesNotMatch(text, /Other|TallyJet/)
    assert.match(text, /Memory: 16 GB/)
    for (const none of ['?q=nothing-like-this', '?minPrice=-1', '?category=Boats']) {
      assert.equal((await get(`/product-catalogue${none}`)).status, 404, none)
    }
  },
)

testOnServer(
  'a network address gets five new PDFs of lists in a minute, and known ones without limit',
  async (server) => {
    await addProduct(server.app, system, travelBook)
    const list = (n: number) => `/product-catalogue?minPrice=${n}&view=table`
    for (let n = 1; n <= 5; n++) assert.equal(await statusOf(server, list(n)), 200)
    assert.equal(await statusOf(server, list(6)), 429)
    assert.equal(await statusOf(server, list(1)), 200)
  },
)

testOnServer('the PDF of a list has all of it, whichever page is shown', async (server) => {
  await addProduct(server.app, system, travelBook)
  assert.equal(await statusOf(server, '/product-catalogue?category=Laptops&page=2'), 200)
})

const manyPorts = Array.from({ length: 20 }, (_, index) => `Socket ${index}: For plug ${index}`)
const long = [
  'Ports: 2 × USB-C with USB4 and Power Delivery, 2 × USB-A 3.2 Gen 1, HDMI 2.1, RJ-45 Gigabit Ethernet, 3.5 mm headset socket, SD card reader, Kensington lock slot, optional nano-SIM slot',
]

testOnServer(
  'a comparison leads to a PDF of its products with all their lines, without drafts',
  async (server) => {
    const { app } = server
    const laptop = await addProduct(app, system, { ...travelBook, specs: [...manyPorts, ...long] })
    const printer = await addProduct(app, system, tallyPrinter)
    const draft = await addProduct(app, system, {
      ...travelBook,
      name: 'Secret',
      publication: 'Draft' as const,
    })
    const ids = [printer.id, laptop.id]
    const page = await (await server.get(`/compare?ids=${ids.join()}`)).text()
    const address = `/product-catalogue?ids=${ids.join()}`
    assert.ok(page.includes(`href="${address}"`))
    const text = readPdf(await bytesOf(await server.get(`${address},${draft.id}`))).pages.join('\n')
    assert.match(text, /TallyJet/)
    assert.match(text, /Kaveri TravelBook 14/)
    assert.doesNotMatch(text, /Secret|…|more on its page/)
    for (const spec of manyPorts) assert.ok(text.includes(spec.replace(': ', '–')), spec)
    assert.match(text.replaceAll(/\s+/g, ' '), /Kensington lock slot, optional nano-SIM slot/)
    const alone = await server.get(`/product-catalogue?ids=${laptop.id}&ids=,`)
    assert.match(
      alone.headers.get('content-disposition') ?? '',
      /"Kaveri TravelBook 14 data sheet, /,
    )
    await alone.arrayBuffer()
    for (const none of ['', ',', draft.id, 'nothing', '%00', '&ids=']) {
      assert.equal(await statusOf(server, `/product-catalogue?ids=${none}`), 404, none)
    }
  },
)
