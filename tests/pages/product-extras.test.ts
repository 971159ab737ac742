import assert from 'node:assert/strict'
import { stockAlertMessages, stockAlertPath } from '#contract/stock-alerts/stock-alert.ts'
import { system } from '#domain/audit/actor.ts'
import { addAccessory } from '#domain/accessories/change-accessories.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { changeProduct } from '#domain/products/change-product.ts'
import { tallyPrinter, travelBook } from '../fixtures/goods.ts'
import { priceList } from '../fixtures/price-lists.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

const toner = { ...tallyPrinter, name: 'Lekhra toner 26', category: 'Accessories' }
const soldOut = { ...travelBook, stockStatus: 'Back Order' as const }

function post({ address }: TestServer, path: string, fields: Record<string, string>) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: address },
    body: new URLSearchParams(fields),
  })
}

async function htmlOf({ get }: TestServer, path: string) {
  return (await get(path)).text()
}

testOnServer(
  'a document that the office adds is on the page of its product and in its JSON, and served as PDF',
  async (server) => {
    const { app, call, get } = server
    const { id } = await addProduct(app, system, travelBook)
    const form = new FormData()
    form.set('title', 'Safety & warranty')
    form.set('kind', 'warranty')
    form.set('document', new Blob([new Uint8Array(priceList('Safety'))]), 'x.pdf')
    const added = await call('POST', `/admin/products/${id}/documents`, { form })
    assert.equal(added.status, 201)
    const { url } = added.json['document'] as { url: string }
    assert((await htmlOf(server, `/products-details/${id}`)).includes(`href="${url}"`))
    const { product } = (await call('GET', `/products/${id}`, { token: null })).json as {
      product: { documents: { title: string; url: string }[] }
    }
    assert.deepEqual(
      [product.documents[0]?.title, product.documents[0]?.url],
      ['Safety & warranty', url],
    )
    const file = await get(url)
    const { headers } = file
    assert.equal(headers.get('content-type'), 'application/pdf')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/)
    assert.match(headers.get('content-disposition') ?? '', /filename="Safety & warranty.pdf"/)
    assert(priceList('Safety').equals(Buffer.from(await file.arrayBuffer())))
    await call('DELETE', `/admin/products-del/${id}`)
    assert.equal((await get(url)).status, 404)
  },
)

testOnServer(
  'accessories are on both pages, and follow what happens to either product at once',
  async (server) => {
    const { app } = server
    const printer = await addProduct(app, system, tallyPrinter)
    const accessory = await addProduct(app, system, toner)
    const page = `/products-details/${printer.id}`
    assert(!(await htmlOf(server, page)).includes(toner.name))
    const pair = `/admin/products/${printer.id}/accessories/${accessory.id}`
    await server.call('PUT', pair)
    assert.match(await htmlOf(server, page), /Accessories[^]*Lekhra toner 26/)
    assert.match(await htmlOf(server, `/products-details/${accessory.id}`), /Fits with[^]*TallyJet/)
    await changeProduct(app, system, accessory.id, { ...toner, name: 'Lekhra toner 27' })
    assert((await htmlOf(server, page)).includes('Lekhra toner 27'))
    await server.call('DELETE', `/admin/products-del/${accessory.id}`)
    assert(!(await htmlOf(server, page)).includes('Lekhra toner'))
  },
)

testOnServer(
  'a product that is not in stock has a form, which works without scripts and can be taken back',
  async (server) => {
    const { app, call } = server
    const { id } = await addProduct(app, system, soldOut)
    const action = `${stockAlertPath}?product=${id}`
    assert((await htmlOf(server, `/products-details/${id}`)).includes(`href="${action}"`))
    const page = await htmlOf(server, action)
    assert(page.includes(`action="${action}"`))
    for (const text of [soldOut.name, soldOut.modelNo, '₹', soldOut.stockStatus]) {
      assert(page.includes(text), text)
    }
    const fields = { productId: id, email: 'meera@lakeview.example', agreed: 'on', website: '' }
    const sent = await post(server, action, fields)
    assert.equal(sent.status, 303)
    const receipt = sent.headers.get('location') ?? ''
    assert.match(receipt, /^\/products-back-in-stock\?sent=1&token=[\w-]{43}$/)
    const shown = await server.get(receipt)
    assert.equal(shown.headers.get('cache-control'), 'no-store')
    assert.match(await shown.text(), /Kaveri TravelBook 14 is noted\./)
    const count = async () =>
      (await call('GET', `/admin/products/${id}/stock-alerts`)).json['waiting']
    assert.equal(await count(), 1)
    const withdrawn = await post(server, receipt, {})
    assert.equal(withdrawn.headers.get('location'), `${stockAlertPath}?done=1`)
    assert.match(await htmlOf(server, `${stockAlertPath}?done=1`), /You get no e-mail about it/)
    assert.equal(await count(), 0)
  },
)

testOnServer('a refused form has what was typed, with each fault at its field', async (server) => {
  const { id } = await addProduct(server.app, system, soldOut)
  const action = `${stockAlertPath}?product=${id}`
  const refused = await post(server, action, { productId: id, email: 'meera@' })
  assert.equal(refused.status, 400)
  const html = await refused.text()
  assert(html.includes('value="meera@"') && html.includes(stockAlertMessages.notAgreed))
  assert.match(html, /Please enter a valid email address/)
})

testOnServer(
  'a product in stock has no form for an e-mail, and the page of that form is 404',
  async (server) => {
    const { id } = await addProduct(server.app, system, travelBook)
    assert(!(await htmlOf(server, `/products-details/${id}`)).includes(stockAlertPath))
    for (const path of [`?product=${id}`, '?product=unknown', '?product=%00', '?product=']) {
      assert.equal((await server.get(`${stockAlertPath}${path}`)).status, 404, path)
    }
  },
)

testOnServer('a mail program ends what its reader waits for by one request', async (server) => {
  const { app } = server
  const { id } = await addProduct(app, system, soldOut)
  await post(server, `${stockAlertPath}?product=${id}`, {
    productId: id,
    email: 'meera@lakeview.example',
    agreed: 'on',
  })
  const { token } = await app.db.selectFrom('consents').select('token').executeTakeFirstOrThrow()
  const sent = await fetch(`${server.address}${stockAlertPath}?token=${token}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  assert.equal(sent.status, 200)
  assert.deepEqual(await app.db.selectFrom('stockAlerts').selectAll().execute(), [])
})

testOnServer(
  'the file that proves the key of IndexNow is there where a key is set',
  async (server) => {
    const { app, get } = server
    assert.equal((await get('/a1b2c3d4.txt')).status, 404)
    app.indexNowKey = 'a1b2c3d4'
    const file = await get('/a1b2c3d4.txt')
    assert.deepEqual([file.status, await file.text()], [200, 'a1b2c3d4'])
    assert.equal((await get('/a1b2c3d5.txt')).status, 404)
  },
)

testOnServer('the JSON feed names the documents of its products', async (server) => {
  const { app, call } = server
  const { id } = await addProduct(app, system, travelBook)
  const other = await addProduct(app, system, tallyPrinter)
  await addAccessory(app, system, { productId: other.id, accessoryId: id })
  const form = new FormData()
  form.set('title', 'Manual')
  form.set('kind', 'manual')
  form.set('document', new Blob([new Uint8Array(priceList('Manual'))]), 'x.pdf')
  await call('POST', `/admin/products/${id}/documents`, { form })
  const { products } = (await (await server.get('/feeds/products.json')).json()) as {
    products: { documents: { title: string; url: string }[] }[]
  }
  const [ofLaptop, ofPrinter] = products.map(({ documents }) => documents)
  assert.deepEqual(
    [ofLaptop?.[0]?.title, ofLaptop?.[0]?.url.startsWith('http://shop.example/'), ofPrinter],
    ['Manual', true, []],
  )
})
