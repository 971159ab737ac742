import { cp } from 'node:fs/promises'
import { sql } from 'kysely'
import { newDataDir } from '../start/data-dir.ts'
import { openBeside } from '../start/open-beside.ts'
import { runServer } from '../start/run-server.ts'
import type { Settings } from '../start/run-server.ts'
import { asha, addAdministrator, ravi } from '../fixtures/people.ts'

type Beside = ReturnType<typeof openBeside>

/** Where Playwright's workers, which are processes of their own, find what was prepared for all. */
const place = 'PREPARED_SHOP'

/** What each shop of the journeys is started with. */
export const shopSettings: Settings = {
  ADMIN_EMAIL: asha.email,
  ADMIN_PASSWORD: asha.password,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
}

/** Made once: each worker copies it. */
// eslint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function prepareShop() {
  const dataDir = await newDataDir()
  process.env[place] = dataDir.path
  const settings = { ...shopSettings, DATA_DIR: dataDir.path, DEMO_CONTENT: 'on' }
  await using server = await runServer(settings)
  await using beside = openBeside(settings)
  await addAdministrator(beside.app, ravi)
  await makeNoAvif(beside)
  await server.kill('SIGTERM')
  return () => dataDir[Symbol.asyncDispose]()
}

/** A new shop's folder begins as this one: with the demo content. */
export async function copyPreparedShop(dataDir: string) {
  const prepared = process.env[place]
  if (prepared === undefined) throw new Error('No shop was prepared before the journeys')
  await cp(prepared, dataDir, { recursive: true })
}

/** No journey looks for AVIF files, and making those of the demo takes half a core for minutes. */
async function makeNoAvif({ db }: Beside) {
  await sql`create trigger no_avif after insert on pictures begin
    update pictures set avif_claimed_until = '9999' where key = new.key; end`.execute(db)
  await db.updateTable('pictures').set({ avifClaimedUntil: '9999' }).execute()
}
