import { demoGoods } from '#demo/content/demo-products.ts'
import type { App } from '#domain/app.ts'
import { findListedProducts, findProductListPage } from '#domain/products/find-product-list.ts'
import { findSuggestions } from '#domain/products/find-suggestions.ts'
import { followProducts } from '#domain/products/follow-products.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { openLog } from '#platform/log/open-log.ts'
import { openApp } from '#server/open-app.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { newDataDir } from '#tests/start/data-dir.ts'
import { judgeNeeds } from './judge-needs.ts'
import type { Answer, NeedsJudgement } from './judge-needs.ts'

export const leastMet = 0.95

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

/** How many needs of buyers the demo catalogue meets, in each place where somebody can ask. */
export async function judgeDemo(): Promise<(NeedsJudgement & { where: string })[]> {
  await using site = await openDemoCatalogue()
  const judgements: (NeedsJudgement & { where: string })[] = []
  for (const [where, ask] of Object.entries(asking)) {
    judgements.push({ where, ...(await judgeNeeds((q) => ask(site.app, q))) })
  }
  return judgements
}

/** Not a world of the tests: `tests/world.ts` imports node:test, which prints a report when the process ends. */
async function openDemoCatalogue() {
  await using opened = new AsyncDisposableStack()
  const folder = opened.use(await newDataDir())
  const { app, close } = await openApp(readConfig({ DATA_DIR: folder.path }), openLog('silent'))
  opened.defer(close)
  await fillShelves(
    app,
    demoGoods.map(({ form }) => form),
  )
  await followProducts(app)
  const kept = opened.move()
  return { app, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

function modelsOf(products: { modelNo: string }[]) {
  return products.map(({ modelNo }) => modelNo)
}
