import assert from 'node:assert/strict'
import { productMessages } from '#contract/products/product-messages.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '../fixtures/goods.ts'
import { fillShelves, sixtyProducts } from '../fixtures/shelves.ts'
import { formOf, productFormOf, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'

type Groups = { id: string; name: string; catalogue: null; items: Record<string, unknown>[] }[]

testOnServer(
  'the list has all nine categories in their order, each product in its own',
  async (server) => {
    await add(server, travelBook)
    await add(server, tallyPrinter)
    const { json, status } = await server.call('GET', '/products', { token: null })
    const groups = json['productCategories'] as Groups
    assert.equal(status, 200)
    assert.deepEqual(
      groups.map((group) => group.name),
      [...specifiedCategories],
    )
    const [laptop] = groups[1]?.items ?? []
    assert.deepEqual(Object.keys(laptop ?? {}).toSorted(), [
      'brand',
      'id',
      'image',
      'name',
      'price',
      'specs',
      'stockStatus',
    ])
    assert.equal(laptop?.['specs'], travelBook.specs.join(', '))
    assert.equal('total' in json, false)
  },
)

testOnServer(
  'a list in pages has the total, and the limit counts over all groups',
  async (server) => {
    for (const product of [travelBook, tallyPrinter, boardroomPanel]) await add(server, product)
    const { json } = await server.call('GET', '/products?page=1&limit=2', { token: null })
    const items = (json['productCategories'] as Groups).flatMap((group) => group.items)
    assert.equal(items.length, 2)
    assert.deepEqual([json['total'], json['page'], json['limit']], [3, 1, 2])
    const clamped = await server.call('GET', '/products?limit=5000', { token: null })
    assert.equal(clamped.json['limit'], 200)
  },
)

testOnServer(
  'a change is in the very next response, although responses are cached',
  async (server) => {
    const id = await add(server, travelBook)
    const first = await server.call('GET', `/products/${id}`, { token: null })
    assert.equal((first.json['product'] as { price: number }).price, travelBook.price)
    await server.call('PUT', `/admin/products-edit/${id}`, {
      form: formOf({ ...travelBook, price: 1 }),
    })
    const second = await server.call('GET', `/products/${id}`, { token: null })
    assert.equal((second.json['product'] as { price: number }).price, 1)
    await server.call('DELETE', `/admin/products-del/${id}`)
    const third = await server.call('GET', `/products/${id}`, { token: null })
    assert.equal(third.status, 404)
    assert.equal(third.json['error'], productMessages.notFound)
  },
)

testOnServer(
  'missing fields are refused with the given text and one text a field',
  async (server) => {
    const { status, json } = await server.call('POST', '/admin/products/add', {
      form: formOf({ name: ' ' }),
    })
    assert.equal(status, 400)
    assert.equal(json['message'], 'Please fill in all required fields')
    assert.deepEqual(Object.keys(json['fields'] as object).toSorted(), [
      'brand',
      'category',
      'description',
      'images',
      'modelNo',
      'name',
      'price',
      'warranty',
    ])
    assert.equal(await total(server), 0)
  },
)

testOnServer('bad values are refused and nothing is written', async (server) => {
  const bad: Record<string, unknown>[] = [
    { price: '-1' },
    { price: '1.234' },
    { price: '1e400' },
    { price: '99999999999999' },
    { price: 'NaN' },
    { category: 'Toasters' },
    { stockStatus: 'Maybe' },
    { name: 'x'.repeat(1_000_000) },
    { description: '\u202e'.repeat(20_000) },
    { specs: 'not a list' },
    { specs: '{"a":1}' },
    { specs: JSON.stringify(Array.from({ length: 10_000 }, (_, row) => `row ${row}`)) },
    { specs: '[1,2]' },
    { name: '\u0000' },
  ]
  for (const change of bad) {
    const form = productFormOf({ ...travelBook, ...change })
    const { status, json } = await server.call('POST', '/admin/products/add', { form })
    const [field = ''] = Object.keys(change)
    assert.equal(status, 400, JSON.stringify(change).slice(0, 60))
    assert.equal(typeof (json['fields'] as Record<string, string>)[field], 'string', field)
  }
  assert.equal(await total(server), 0)
})

testOnServer(
  'a new product is in stock unless the request says otherwise; an edit has to name the status',
  async (server) => {
    const { stockStatus: _, ...rest } = travelBook
    const added = await server.call('POST', '/admin/products/add', { form: productFormOf(rest) })
    const product = added.json['product'] as { id: string; stockStatus: string }
    assert.equal(product.stockStatus, 'In Stock')
    const edited = await server.call('PUT', `/admin/products-edit/${product.id}`, {
      form: formOf(rest),
    })
    assert.equal(edited.status, 400)
  },
)

testOnServer(
  'the second of two editors gets a conflict, with the product as it is now',
  async (server) => {
    const id = await add(server, travelBook)
    const form = (change: object) => formOf({ ...travelBook, version: 1, ...change })
    const first = await server.call('PUT', `/admin/products-edit/${id}`, {
      form: form({ price: 2 }),
    })
    const second = await server.call('PUT', `/admin/products-edit/${id}`, {
      form: form({ price: 3 }),
    })
    assert.equal(first.status, 200)
    assert.equal(second.status, 409)
    assert.equal((second.json['product'] as { price: number }).price, 2)
  },
)

testOnServer('all products come by id, with the fields the office needs', async (server) => {
  const id = await add(server, boardroomPanel)
  const { json } = await server.call('GET', '/admin/products/all')
  const products = json['products'] as Record<string, { price: number; modelNo: string }>
  assert.deepEqual(Object.keys(products), [id])
  assert.equal(products[id]?.price, 0)
})

testOnServer(
  'the list of the office is compressed, stored by nobody, and refused without a permission also once it is made',
  async (server) => {
    await fillShelves(server.app, sixtyProducts)
    const path = '/api/admin/products/all?limit=50'
    const asAsha = { Authorization: `Bearer ${server.token}`, 'Accept-Encoding': 'br' }
    for (let times = 0; times < 2; times++) {
      const { status, headers } = await server.get(path, asAsha)
      assert.deepEqual(
        [status, headers.get('cache-control'), headers.get('content-encoding')],
        [200, 'no-store', 'br'],
      )
      assert.equal((await server.get(path)).status, 401)
      assert.equal((await server.get(`${path}&x=1`)).status, 401)
    }
    await server.call('POST', '/logout')
    assert.equal((await server.get(path, asAsha)).status, 401)
  },
)

testOnServer(
  'a wrong query parameter is refused by name, an unknown one is ignored',
  async (server) => {
    const refused = await server.call('GET', '/products?page=0&limit=x', { token: null })
    assert.equal(refused.status, 400)
    assert.deepEqual(Object.keys(refused.json['fields'] as object).toSorted(), ['limit', 'page'])
    const unknown = await server.call('GET', '/products?category=Toasters', { token: null })
    const text = `Category must be All or one of: ${specifiedCategories.join(', ')}`
    assert.deepEqual([unknown.status, unknown.json['fields']], [400, { category: text }])
    const taken = await server.call('GET', '/products?utm_source=x&limit=1', { token: null })
    assert.equal(taken.status, 200)
  },
)

async function add(server: TestServer, product: object) {
  const { json } = await server.call('POST', '/admin/products/add', {
    form: productFormOf(product),
  })
  assert.equal(json['message'], 'Product added successfully!')
  return (json['product'] as { id: string }).id
}

async function total(server: TestServer) {
  return (await server.call('GET', '/products?limit=1', { token: null })).json['total']
}

testOnServer(
  'a product that is sent once more under its key is added once, and with other content or another key again',
  async (server) => {
    const send = async (key: string, name: string) => {
      const form = productFormOf({ ...travelBook, name })
      const options = { form, headers: { 'Idempotency-Key': key } }
      const { status, json } = await server.call('POST', '/admin/products/add', options)
      assert.equal(status, 201)
      return (json['product'] as { id: string }).id
    }
    const [first, repeated, renamed, another] = [
      await send('one', 'Kaveri 1'),
      await send('one', 'Kaveri 1'),
      await send('one', 'Kaveri 2'),
      await send('two', 'Kaveri 1'),
    ]
    assert.equal(repeated, first)
    assert.equal(new Set([first, renamed, another]).size, 3)
  },
)

testOnServer(
  'a product that is sent under the same key with another picture is another product',
  async (server) => {
    const send = async (name: string) => {
      const form = productFormOf(travelBook)
      form.set('images', new File([form.get('images') ?? ''], name))
      const options = { form, headers: { 'Idempotency-Key': 'pictures' } }
      const { json } = await server.call('POST', '/admin/products/add', options)
      return (json['product'] as { id: string }).id
    }
    const first = await send('front.png')
    assert.equal(await send('front.png'), first)
    assert.notEqual(await send('back.png'), first)
  },
)

testOnServer(
  'a change of what a misspelt filter finds is refused, and one that is sent twice is stored once',
  async (server) => {
    const id = await add(server, travelBook)
    const raise = { price: { percent: 10 } }
    const misspelt = { query: { catgory: 'Laptops' }, changes: raise }
    const refused = await server.call('PATCH', '/admin/products', { body: misspelt })
    assert.equal(refused.status, 400)
    assert.match(String(refused.json['message']), /There is no filter called catgory/)
    const body = { ids: [id], changes: raise, progressId: 'abcdefghij0123456789' }
    const first = await server.call('PATCH', '/admin/products', { body })
    const second = await server.call('PATCH', '/admin/products', { body })
    assert.deepEqual(second.json, first.json)
    const { json } = await server.call('GET', `/admin/products/${id}`)
    const { price } = json['product'] as { price: number }
    assert.equal(price, 64_889)
  },
)

testOnServer('an HSN code is stored, given to everybody and found by search', async (server) => {
  const id = await add(server, { ...travelBook, hsnCode: '8471 30 10' })
  await add(server, tallyPrinter)
  const record = await server.call('GET', `/admin/products/${id}`)
  assert.equal((record.json['product'] as { hsnCode: string }).hsnCode, '84713010')
  const page = await server.call('GET', `/products/${id}`, { token: null })
  assert.equal((page.json['product'] as { hsnCode: string }).hsnCode, '84713010')
  for (const q of ['84713010', '8471', 'HSN 84713010', 'hsn 8471']) {
    const found = await server.call('GET', `/admin/products/all?q=${encodeURIComponent(q)}`)
    assert.deepEqual(Object.keys(found.json['products'] as object), [id], q)
  }
})

testOnServer(
  'a request without the HSN code is accepted, and leaves the stored one as it is',
  async (server) => {
    const id = await add(server, travelBook)
    const codeAfter = async (change: object) => {
      const form = formOf({ ...travelBook, ...change })
      const { json } = await server.call('PUT', `/admin/products-edit/${id}`, { form })
      return (json['product'] as { hsnCode: string }).hsnCode
    }
    assert.equal(await codeAfter({}), '')
    assert.equal(await codeAfter({ hsnCode: '847130' }), '847130')
    assert.equal(await codeAfter({ price: 7 }), '847130')
    assert.equal(await codeAfter({ hsnCode: '' }), '')
  },
)

testOnServer(
  'a product has a GST rate of 18 % unless another one is sent, and a change without one does not change it',
  async (server) => {
    const id = await add(server, travelBook)
    const rateOf = async (path: string, token?: null) => {
      const { json } = await server.call('GET', path, token === null ? { token } : {})
      return (json['product'] as { gstRate: number }).gstRate
    }
    assert.equal(await rateOf(`/admin/products/${id}`), 18)
    const change = (values: object) =>
      server.call('PUT', `/admin/products-edit/${id}`, {
        form: formOf({ ...travelBook, ...values }),
      })
    assert.equal((await change({ gstRate: '5.25' })).status, 200)
    assert.equal((await change({ price: 7 })).status, 200)
    assert.equal(await rateOf(`/admin/products/${id}`), 5.25)
    assert.equal(await rateOf(`/products/${id}`, null), 5.25)
    const refused = await change({ gstRate: '101' })
    assert.equal(refused.status, 400)
    assert.deepEqual(refused.json['fields'], { gstRate: 'GST Rate can be at most 100' })
  },
)

testOnServer(
  'featured products are listed in the order that was sent, which has to name some',
  async (server) => {
    const featured = { ...travelBook, featured: 'Yes' }
    const [first, second] = [await add(server, featured), await add(server, featured)]
    const order = (ids: string[]) =>
      server.call('PUT', '/admin/products/featured/order', { body: { ids } })
    assert.equal((await order([second, first])).status, 200)
    const { json } = await server.call('GET', '/admin/products/featured')
    const listed = json['products'] as { id: string; featured: string }[]
    assert.deepEqual(
      listed.map(({ id }) => id),
      [second, first],
    )
    assert.equal((await order([])).status, 400)
    const page = await server.call('GET', `/products/${first}`, { token: null })
    assert(!('featured' in (page.json['product'] as object)))
    const only = await server.call('GET', '/admin/products/all?only=Odd')
    assert.equal(only.status, 400)
  },
)
