import { cp } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { newDataDir } from '../start/data-dir.ts'
import { openBeside } from '../start/open-beside.ts'
import { runServer } from '../start/run-server.ts'
import type { Settings } from '../start/run-server.ts'
import { asha } from '../stories/people.ts'

type Beside = ReturnType<typeof openBeside>

/** Where Playwright's workers, which are processes of their own, find what was prepared for all. */
const place = 'PREPARED_SHOP'

/** It takes 10 s where nothing else runs. */
const longestHanging = 240_000

/** What each shop of the journeys is started with. */
export const shopSettings: Settings = {
  ADMIN_EMAIL: asha.email,
  ADMIN_PASSWORD: asha.password,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
}

/** To render the pictures takes most of a start, and would slow the first journeys of each worker. */
// eslint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function prepareShop() {
  const dataDir = await newDataDir()
  process.env[place] = dataDir.path
  const settings = { ...shopSettings, DATA_DIR: dataDir.path, DEMO_CONTENT: 'on' }
  await using server = await runServer(settings)
  await using beside = openBeside(settings)
  await makeNoAvif(beside)
  await hangOnlyFew(beside)
  const deadline = performance.now() + longestHanging
  while (await isAnythingWaiting(beside)) {
    if (performance.now() > deadline) throw new Error(`Pictures still wait:\n${server.stdout()}`)
    await wait(100)
  }
  await server.kill('SIGTERM')
  return () => dataDir[Symbol.asyncDispose]()
}

/** A new shop's folder begins as this one: with the demo, and hung what the journeys look for. */
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

/** The first category of the list, the newest goods, and all banners and logos. */
async function hangOnlyFew({ db }: Beside) {
  await db
    .updateTable('demoProducts')
    .set({ waitingPictures: null })
    .where('productId', 'not in', (products) =>
      products
        .selectFrom('products')
        .select('id')
        .where('category', 'in', ['Desktops', 'Projectors']),
    )
    .execute()
}

async function isAnythingWaiting({ db }: Beside) {
  const product = await db
    .selectFrom('demoProducts')
    .select('productId')
    .where('waitingPictures', 'is not', null)
    .executeTakeFirst()
  const showpiece = await db
    .selectFrom('demoShowpieces')
    .select('position')
    .where('shownAs', 'is', null)
    .executeTakeFirst()
  return product !== undefined || showpiece !== undefined
}
