import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoGoods } from '#demo/content/demo-products.ts'
import type { App } from '#domain/app.ts'
import { findListedProducts, findProductListPage } from '#domain/products/find-product-list.ts'
import { findSuggestions } from '#domain/products/find-suggestions.ts'
import { followProducts } from '#domain/products/follow-products.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { inWorld } from '#tests/world.ts'
import { judgeNeeds } from '../../bench/search/judge-needs.ts'
import type { Answer } from '../../bench/search/judge-needs.ts'

const leastMet = 0.95

const asking: Record<string, (app: App, q: string) => Promise<Answer>> = {
  async 'the suggestions'(app, q) {
    const { products, near } = await findSuggestions(app, q)
    return { found: modelsOf(products), near: modelsOf(near) }
  },
  async 'the page of the list'(app, q) {
    const { products, instead } = await findProductListPage(app, { q })
    return { found: modelsOf(products), near: modelsOf(instead?.near ?? []) }
  },
  async 'the list of the API'(app, q) {
    return { found: modelsOf(await findListedProducts(app, { q })) }
  },
}

test('needs of buyers have fitting answers and no others in the demo catalogue', async (t) => {
  await inWorld('sqlite', async ({ app }) => {
    await fillShelves(
      app,
      demoGoods.map(({ form }) => form),
    )
    await followProducts(app)
    for (const [where, ask] of Object.entries(asking)) {
      const { needs, met, missed } = await judgeNeeds((q) => ask(app, q))
      t.diagnostic(`${where}: ${met} of ${needs} needs are met`)
      for (const need of missed) t.diagnostic(need)
      assert.ok(needs >= 100)
      assert.ok(met / needs >= leastMet, `${where}: ${met} of ${needs}\n${missed.join('\n')}`)
    }
  })
})

function modelsOf(products: { modelNo: string }[]) {
  return products.map(({ modelNo }) => modelNo)
}
