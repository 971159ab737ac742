import { cp } from 'node:fs/promises'
import type { Settings } from '../start/run-server.ts'
import { asha } from '../fixtures/people.ts'

/** Where Playwright's workers, which are processes of their own, find what was prepared for all. */
const place = 'PREPARED_SHOP'

/** What each shop of the journeys is started with. */
export const shopSettings: Settings = {
  ADMIN_EMAIL: asha.email,
  ADMIN_PASSWORD: asha.password,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
}

export function offerPreparedShop(dataDir: string) {
  process.env[place] = dataDir
}

/** A new shop's folder begins as this one: with the demo content. */
export async function copyPreparedShop(dataDir: string) {
  const prepared = process.env[place]
  if (prepared === undefined) throw new Error('No shop was prepared before the journeys')
  await cp(prepared, dataDir, { recursive: true })
}
