import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { serverMessages } from '#contract/server-messages.ts'
import { checkStored } from '../../drill/checks/check-stored.ts'
import { findBrokenResponses } from '../../drill/checks/find-broken-responses.ts'
import { noFindings } from '../../drill/checks/findings.ts'
import { databaseMix, needDatabase } from '../../drill/drills/lost-database-drills.ts'
import { drillSettings } from '../../drill/sites/open-site.ts'
import { targetOf } from '../../drill/sites/start-target.ts'
import { startTraffic } from '../../drill/traffic/start-traffic.ts'
import type { RequestKind } from '../../drill/traffic/response-log.ts'
import type { Target } from '../../drill/traffic/target.ts'
import { openThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import type { ThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { callsTo } from '../test-server.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { testEngines } from '../test-databases.ts'
import { newDataDir } from './data-dir.ts'
import { openBeside } from './open-beside.ts'
import { runServer } from './run-server.ts'
import type { RunningServer, Settings } from './run-server.ts'
import { signInTo } from './sign-in-to.ts'

const longestReturn = 2000

/** Longer than a wait for a connection, with room for a busy machine. */
const longestResponse = 6000

type Outage = {
  server: RunningServer
  settings: Settings
  postgres: ThrowawayPostgres
  target: Target
}

testOutage('PostgreSQL ends every connection under load: the process lives', async (outage) => {
  const { server, settings, target } = outage
  await using beside = openBeside(settings)
  for (let round = 0; round < 5; round++) {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()
    `.execute(beside.db)
    await assertBack(server, target)
  }
})

for (const mode of ['fast', 'immediate'] as const) {
  testOutage(`PostgreSQL stops (${mode}) under load and comes back`, async (outage) => {
    const { server, postgres, target } = outage
    await postgres.stop(mode)
    await wait(300)
    await assertAway(outage)
    await wait(700)
    await postgres.start()
    await assertBack(server, target)
    const { stdout } = server
    await until(() => stdout().includes('available again'), 5000)
    assert.equal(linesOf(stdout(), 'the database is unavailable'), 1, stdout())
    assert.equal(linesOf(stdout(), 'the database is available again'), 1)
  })
}

function testOutage(sentence: string, body: (outage: Outage) => Promise<void>) {
  const skip = !testEngines.includes('postgres') && 'no PostgreSQL here'
  test(sentence, { skip, timeout: 120_000 }, async () => {
    await using postgres = await openThrowawayPostgres({ synchronous_commit: 'on' })
    assert(postgres)
    await using folder = await newDataDir()
    const settings = {
      ...drillSettings,
      DATA_DIR: folder.path,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'info',
    }
    await using server = await runServer(settings)
    const target = targetOf(server, await signInTo(server.address))
    const { ledger, log } = target
    await (await fetch(`${server.address}/products`)).arrayBuffer()
    await using traffic = startTraffic(target, databaseMix)
    await until(() => log.filter(({ status }) => status === 201).length > 20, 30_000)
    await body({ server, settings, postgres, target })
    await traffic.stop()
    assert.deepEqual(findBrokenResponses(log, { unavailable: needDatabase }), [])
    for (const { kind, milliseconds } of log) {
      assert(milliseconds < longestResponse, `${kind} took ${milliseconds} ms`)
    }
    const findings = noFindings()
    await checkStored({ settings, ledger, findings })
    assert.deepEqual(findings, { ...noFindings(), unacknowledged: findings.unacknowledged })
    assert.doesNotMatch(server.stdout(), /failed|node_modules|@lakeview/)
    assert.equal(server.stderr(), '')
    assert.deepEqual(await server.kill('SIGTERM'), { code: 0, signal: null })
  })
}

/** What people and programs get meanwhile. */
async function assertAway({ server, target }: Outage) {
  const { get, call } = callsTo(server.address, target.token)
  assert.equal((await get('/healthz')).status, 200)
  const readiness = await get('/readyz')
  assert.equal(readiness.status, 503)
  assert.deepEqual(await readiness.json(), { ready: false, reason: 'database' })

  const list = await get('/products?brand=Lekhra')
  assert.equal(list.status, 200, 'lists are in memory')

  const page = await get('/products-details/01J00000000000000000000000')
  assert.equal(page.status, 503)
  assert.equal(page.headers.get('cache-control'), 'no-store')
  const html = await page.text()
  assert(html.includes(serverMessages.databaseUnavailable))
  assert(html.includes('Try again') && html.includes('</footer>'), 'a designed page')

  const form = new URLSearchParams({ ...typed, company: typed.company ?? '' })
  const posted = await fetch(`${server.address}/enquiry`, { method: 'POST', body: form })
  assert.equal(posted.status, 503)
  assert.match(posted.headers.get('retry-after') ?? '', /^\d+$/)
  const body = await posted.text()
  for (const text of [typed.message, typed.name, typed.email]) assert(body.includes(text), text)
  assert(body.includes(serverMessages.databaseUnavailable))

  const session = await call('GET', '/session')
  assert.equal(session.status, 503)
  assert.equal(session.json['message'], serverMessages.databaseUnavailable)
}

const { productId: _, marketing: __, ...typed } = laptopsForTheOffice

/** Everything works again within two seconds. */
async function assertBack({ address }: RunningServer, { log }: Target) {
  const began = performance.now()
  const from = log.length
  const works = (kind: RequestKind, status: number) =>
    log.slice(from).some((response) => response.kind === kind && response.status === status)
  await until(
    () => works('enquiry', 201) && works('uncached page', 200) && works('session', 200),
    longestReturn,
  )
  while ((await fetch(`${address}/readyz`)).status !== 200) {
    assert(performance.now() - began < longestReturn, 'not ready in time')
    await wait(20)
  }
}

function linesOf(text: string, part: string) {
  return text.split('\n').filter((line) => line.includes(part)).length
}

async function until(isTrue: () => boolean, longest: number) {
  const end = performance.now() + longest
  while (!isTrue()) {
    assert(performance.now() < end, `nothing for ${longest} ms`)
    await wait(10)
  }
}
