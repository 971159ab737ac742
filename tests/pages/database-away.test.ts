import assert from 'node:assert/strict'
import { serverMessages } from '#contract/server-messages.ts'
import type { Tables } from '#domain/tables.ts'
import { postgresDatabase } from '#platform/database/postgres-database.ts'
import { openLog } from '#platform/log/open-log.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'

const text = serverMessages.databaseUnavailable

testOnServer('pages that need a database that is away are a 503 with a text', async (server) => {
  await whileAway(server, async ({ get }) => {
    const pages = [
      '/products',
      '/products?q=laptop',
      '/products-details/00000000000000000000000000',
    ]
    for (const path of [...pages, '/enquiry?product=00000000000000000000000000']) {
      const page = await get(path)
      const html = await page.text()
      assertUnavailable(page, path)
      assert(html.includes(text) && html.includes('Try again') && html.includes('</footer>'), path)
    }
    const others = ['/products.data', '/sitemap.xml', '/category-catalogue/Laptops']
    for (const path of others) {
      const response = await get(path)
      assertUnavailable(response, path)
      assert((await response.text()).includes(text), path)
    }
    for (const path of ['/contact', '/enquiry', '/about', '/privacy', '/login', '/robots.txt']) {
      assert.equal((await get(path)).status, 200, path)
    }
  })
  assert.equal((await server.get('/products')).status, 200)
})

testOnServer('a page of several parts is shown without them, as a 503', async (server) => {
  await whileAway(server, async ({ get }) => {
    for (const path of ['/', '/clients']) {
      const page = await get(path)
      assertUnavailable(page, path)
      assert.match(await page.text(), /Failed to load/i)
    }
  })
  for (const path of ['/', '/clients']) assert.equal((await server.get(path)).status, 200, path)
})

testOnServer('a cached page is a 200 while the database is away', async (server) => {
  assert.equal((await server.get('/products')).status, 200)
  await whileAway(server, async ({ get }) => {
    assert.equal((await get('/products')).status, 200)
  })
})

testOnServer('a form without scripts still has what was typed after an outage', async (server) => {
  const { productId: _, marketing: __, company, ...typed } = laptopsForTheOffice
  const fields = { ...typed, company: company ?? '' }
  await whileAway(server, async ({ address }) => {
    for (const path of ['/enquiry', '/contact?as=new']) {
      const body = new URLSearchParams(fields)
      const response = await fetch(`${address}${path}`, { method: 'POST', body })
      assertUnavailable(response, path)
      const html = await response.text()
      for (const part of [typed.name, typed.email, typed.message, text]) assert(html.includes(part))
    }
  })
})

testOnServer('calls are a 503 and not a 401 while the database is away', async (server) => {
  await whileAway(server, async ({ call }) => {
    const body = laptopsForTheOffice
    const responses = [
      await call('GET', '/session'),
      await call('GET', '/products'),
      await call('GET', '/admin/enquiries'),
      await call('POST', '/enquiry', { body }),
      await call('POST', '/login', { body: { email: 'a@b.example', password: 'no-such-one' } }),
    ]
    for (const response of responses) {
      assert.equal(response.json['message'], text)
      assertUnavailable(response, text)
    }
  })
})

function assertUnavailable({ status, headers }: { status: number; headers: Headers }, at: string) {
  assert.equal(status, 503, at)
  assert.match(headers.get('retry-after') ?? '', /^\d+$/, at)
  assert.equal(headers.get('cache-control'), 'no-store', at)
}

/** With a PostgreSQL at whose address nobody listens. */
async function whileAway(server: TestServer, body: (server: TestServer) => Promise<void>) {
  const { db } = server.app
  const away = postgresDatabase<Tables>('postgres://nobody@127.0.0.1:1/shop', openLog('silent'))
  server.app.db = away.db
  try {
    await body(server)
  } finally {
    server.app.db = db
    await away.close()
  }
}
