import assert from 'node:assert/strict'
import { testOnServer } from '../test-server.ts'

testOnServer('the pages of the site load no list of the screens of the office', async ({ get }) => {
  const [address = ''] = /\/assets\/site-manifest-\w+\.js/.exec(await (await get('/')).text()) ?? []
  const manifest = await (await get(address)).text()
  assert(manifest.includes('"site/products/product-page"'))
  assert(!manifest.includes('"admin/'))
})
