import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { system } from '#domain/audit/actor.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { openLog } from '#platform/log/open-log.ts'
import { openApp } from '#server/open-app.ts'
import { benchProducts } from './bench-products.ts'

export type SeededSite = AsyncDisposable & { settings: Record<string, string> }

export const administrator = { email: 'bench@example.com', password: 'measure-twice-cut-once' }

/** A site with so many products, served without limits. Disposing of it deletes its folder. */
export async function openSeededSite(
  products: number,
  more: Record<string, string> = {},
): Promise<SeededSite> {
  const folder = await mkdtemp(join(tmpdir(), 'tamarind-bench-'))
  const settings = {
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...more,
  }
  await seedProducts(settings, products)
  return { settings, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** Through the verbs of the business, in one transaction. */
async function seedProducts(settings: Record<string, string>, count: number) {
  const { app, close } = await openApp(readConfig(settings), openLog('silent'))
  await inTransaction(app, async (app) => {
    for (const form of benchProducts(count)) await addProduct(app, system, form)
  })
  await close()
}
