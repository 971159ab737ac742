import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { drillSettings } from '../../drill/sites/open-site.ts'
import { callsTo } from '../calls-to.ts'
import { csvOf, wholeHeads, wholeRow } from '../fixtures/product-files.ts'
import { runServer } from './run-server.ts'
import { signInTo } from './sign-in-to.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

/** The specified figures are for 10,000: `IMPORTED_ROWS=10000` measures them, in minutes. */
const rows = Number(process.env['IMPORTED_ROWS'] ?? 2000)

/** Specified: seconds to apply 10,000 rows, megabytes of the process, milliseconds of 99 of 100 pages. */
const most = { seconds: 30, megabytes: 400, page: 100 }

/** Other tests run beside it: twice the time for the rows, three times for a page, or twice what a page takes without an import. */
const patience = { rows: 2, page: 3, quiet: 2 }

type Calls = ReturnType<typeof callsTo>

async function openOffice(address: string) {
  return callsTo(address, await signInTo(address))
}

/** Half of them new, with long texts; half of them those of `ids`, at another price. */
function listOf(ids: string[], count: number, mark = 'N') {
  const specs = Array.from({ length: 12 }, (_, at) => `Label ${at}: value ${at}`).join('\n')
  const heads = ['ID', ...wholeHeads, 'Specifications']
  const known = ids.map((id, at) => [id, ...wholeRow({ modelNo: `M${at}`, price: at + 2 }), specs])
  const added = Array.from({ length: count - ids.length }, (_, at) => [
    '',
    ...wholeRow({ name: `Kaveri ${at}`, modelNo: `${mark}${at}`, price: at + 1 }),
    specs,
  ])
  return csvOf([heads, ...known, ...added])
}

async function check({ call }: Calls, content: string) {
  const form = new FormData()
  form.append('file', new Blob([content]), 'list.csv')
  const { status, json, text } = await call('POST', '/admin/products/import', { form })
  assert.equal(status, 200, text)
  return { path: `/admin/imports/${String(json['importId'])}`, json }
}

async function idsIn({ call }: Calls) {
  const { text } = await call('GET', '/admin/products/export')
  return [...text.matchAll(/^([0-9A-Z]{26}),/gm)].map(([, id]) => id ?? '')
}

async function exported({ call }: Calls) {
  return (await call('GET', '/admin/products/export')).text
}

testStartOnEachEngine(
  'an import that kill -9 interrupts is resumed by another start, stored once and undone whole',
  async (site) => {
    const settings = { ...drillSettings, ...site, DEMO_CONTENT: 'off' }
    let path: string
    {
      await using server = await runServer(settings)
      const office = await openOffice(server.address)
      path = (await check(office, listOf([], 6000))).path
      const applying = office.call('POST', `${path}/apply`).catch(() => undefined)
      while (Number((await office.call('GET', `${path}?limit=1`)).json['applied']) < 1000) {
        await wait(5)
      }
      await server.kill('SIGKILL')
      await applying
    }
    await using server = await runServer(settings)
    const office = await openOffice(server.address)
    const { json: half } = await office.call('GET', `${path}?limit=1`)
    assert.equal(half['state'], 'applying')
    const applied = Number(half['applied'])
    assert(applied >= 1000 && applied < 6000, String(applied))
    assert.equal(applied % 500, 0)
    assert.equal((await idsIn(office)).length, applied)
    const { json } = await office.call('POST', `${path}/apply`)
    assert.deepEqual([json['state'], json['applied']], ['applied', 6000])
    const all = await exported(office)
    assert.equal(new Set(all.match(/,N\d+,/g)).size, 6000)
    assert.equal((await idsIn(office)).length, 6000)
    const undone = await office.call('POST', `${path}/undo`)
    assert.deepEqual([undone.json['count'], undone.json['refused']], [6000, []])
    assert.equal((await idsIn(office)).length, 0)
  },
)

testStartOnEachEngine(
  'an import is applied within seconds while visitors read the pages',
  async (site, engine) => {
    await using server = await runServer({ ...drillSettings, ...site, DEMO_CONTENT: 'off' })
    const office = await openOffice(server.address)
    const first = await check(office, listOf([], rows / 2))
    await office.call('POST', `${first.path}/apply`)
    const ids = await idsIn(office)
    const before = await exported(office)
    await using memory = watchMemory(server.pid)
    const began = performance.now()
    const { path, json } = await check(office, listOf(ids, rows, 'P'))
    const checked = performance.now()
    assert.deepEqual([json['created'], json['changed']], [rows / 2, rows / 2])
    const quiet = await visitsWhile(office, () => wait(3000))
    const applying = performance.now()
    await using visits = visit(office)
    const { json: applied } = await office.call('POST', `${path}/apply`)
    const stored = performance.now()
    const times = await visits.stop()
    assert.equal(applied['applied'], rows)
    const undone = await office.call('POST', `${path}/undo`)
    const ended = performance.now()
    assert.equal(undone.json['count'], rows)
    assert.equal(await exported(office), before)
    const figures = {
      engine,
      check: seconds(checked - began),
      apply: seconds(stored - applying),
      undo: seconds(ended - stored),
      pages: times.length,
      quietP99: at(quiet, 0.99),
      p50: at(times, 0.5),
      p99: at(times, 0.99),
      slowest: at(times, 1),
      megabytes: await memory.stop(),
    }
    console.log(JSON.stringify(figures))
    const longest = ((most.seconds * rows) / 10_000) * patience.rows
    const slowest = Math.max(most.page * patience.page, figures.quietP99 * patience.quiet)
    assert(figures.apply < longest, JSON.stringify(figures))
    assert(figures.p99 < slowest, JSON.stringify(figures))
    assert(figures.megabytes < most.megabytes, JSON.stringify(figures))
  },
)

function seconds(milliseconds: number) {
  return Math.round(milliseconds / 100) / 10
}

function at(times: number[], share: number) {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** Two visitors who open one page after the other, among them ones that no cache has. */
function visit({ get }: Calls) {
  const times: number[] = []
  let isOver = false
  const visitor = async (number: number) => {
    for (let page = 1; !isOver; page++) {
      const paths = [
        '/',
        '/products',
        `/products?category=Laptops&page=${1 + ((page * 2 + number) % (rows / 100))}`,
      ]
      const began = performance.now()
      const response = await get(paths[page % 3] ?? '/')
      await response.arrayBuffer()
      assert.equal(response.status, 200)
      times.push(performance.now() - began)
      await wait(5)
    }
  }
  const visitors = [visitor(0), visitor(1)]
  const stop = async () => {
    isOver = true
    await Promise.all(visitors)
    return times
  }
  return { stop, [Symbol.asyncDispose]: async () => void (await stop()) }
}

async function visitsWhile(calls: Calls, work: () => Promise<unknown>) {
  await using visits = visit(calls)
  await work()
  return await visits.stop()
}

/** The most memory that the process has had, in megabytes. */
function watchMemory(pid: number) {
  let highest = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(status) ?? []
      highest = Math.max(highest, Number(kilobytes) / 1024)
      await wait(50)
    }
  })()
  const stop = async () => {
    isOver = true
    await watching
    return Math.round(highest)
  }
  return { stop, [Symbol.asyncDispose]: async () => void (await stop()) }
}
