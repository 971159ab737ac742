import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { house } from '#domain/audit/actor.ts'
import { addProduct } from '#domain/products/change-products.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { openLog } from '#platform/log/open-log.ts'
import { openApp } from '#server/open-app.ts'
import { benchProducts } from './bench-products.ts'

export type SeededHouse = AsyncDisposable & { settings: Record<string, string> }

export const administrator = { email: 'bench@example.com', password: 'measure-twice-cut-once' }

/** A house with so many products, served without limits. Its folder goes when it is disposed of. */
export async function openSeededHouse(products: number): Promise<SeededHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'tamarind-bench-'))
  const settings = {
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  }
  await seedProducts(settings, products)
  return { settings, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** Through the verbs of the business, in one transaction. */
async function seedProducts(settings: Record<string, string>, count: number) {
  const { app, close } = await openApp(readConfig(settings), openLog('silent'))
  await inTransaction(app, async (app) => {
    for (const form of benchProducts(count)) await addProduct(app, house, form)
  })
  await close()
}
