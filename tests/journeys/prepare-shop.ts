import { sql } from 'kysely'
import { newDataDir } from '../start/data-dir.ts'
import { openBeside } from '../start/open-beside.ts'
import { runServer } from '../start/run-server.ts'
import { addAdministrator, ravi } from '../fixtures/people.ts'
import { offerPreparedShop, shopSettings } from './prepared-shop.ts'

type Beside = ReturnType<typeof openBeside>

/** Made once: each worker copies it. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function prepareShop() {
  const dataDir = await newDataDir()
  offerPreparedShop(dataDir.path)
  const settings = { ...shopSettings, DATA_DIR: dataDir.path, DEMO_CONTENT: 'on' }
  await using server = await runServer(settings)
  await using beside = openBeside(settings)
  await addAdministrator(beside.app, ravi)
  await makeNoAvif(beside)
  await server.kill('SIGTERM')
  return () => dataDir[Symbol.asyncDispose]()
}

/** No journey looks for AVIF files, and making those of the demo takes half a core for minutes. */
async function makeNoAvif({ db }: Beside) {
  await sql`create trigger no_avif after insert on pictures begin
    update pictures set avif_claimed_until = '9999' where key = new.key; end`.execute(db)
  await db.updateTable('pictures').set({ avifClaimedUntil: '9999' }).execute()
}
