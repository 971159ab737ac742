import { newDataDir } from '#tests/start/data-dir.ts'
import type { Settings } from '#tests/start/run-server.ts'
import { asha } from '#tests/fixtures/people.ts'
import { openThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import type { ThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import type { DatabaseKind } from '../drill-report.ts'

export type SiteSettings = Settings & { DATA_DIR: string }

/** An empty site for one drill: its settings, its folder and its database. */
export type Site = AsyncDisposable & {
  settings: SiteSettings
  postgres: ThrowawayPostgres | undefined
}

/** Clients send far more requests than a person, all from one address. */
export const drillSettings = {
  ADMIN_EMAIL: asha.email,
  ADMIN_PASSWORD: asha.password,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
} satisfies Settings

/** Undefined where the database is not installed. */
export async function openSite(database: DatabaseKind): Promise<Site | undefined> {
  await using opened = new AsyncDisposableStack()
  const folder = opened.use(await newDataDir())
  const settings: SiteSettings = { ...drillSettings, DATA_DIR: folder.path }
  const postgres = database === 'postgres' ? await openDurablePostgres() : undefined
  if (database === 'postgres' && !postgres) return undefined
  if (postgres) settings['DATABASE_URL'] = opened.use(postgres).url
  const owned = opened.move()
  return { settings, postgres, [Symbol.asyncDispose]: () => owned.disposeAsync() }
}

/** A commit that was confirmed must survive a kill of the database itself. */
function openDurablePostgres() {
  return openThrowawayPostgres({ synchronous_commit: 'on' })
}
