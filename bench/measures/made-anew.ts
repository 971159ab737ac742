import type { Extent } from '../extent.ts'
import { findProcessorTime } from '#tests/start/processor-time.ts'
import { applyLoad, during, eachOf } from '../load/apply-load.ts'
import type { Throughput } from '../load/apply-load.ts'
import { requestBytes } from '../load/request-bytes.ts'
import { median, quantile } from '../report/median.ts'
import { millisecondsText, perSecondText, sizeText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'
import { slippedQuery } from '../search/slipped-query.ts'
import { openPlainServer } from '../servers/open-plain-server.ts'
import type { OurServer } from '../servers/our-server.ts'
import type { Yardstick } from '../servers/yardstick.ts'
import { enquiryRequest } from './enquiry-request.ts'
import { saveAProduct } from './save-a-product.ts'

const connections = 32

/** Of a response in the hundred, in terms of the typical one. */
const mostUnfair = 4

const warmUp = 1000

const plainPath = '/seven-kilobytes'

type Row = {
  what: string
  /** Of the requests a second of node:http. */
  least: number
  /** The same with 10,000 products or more, where that is another. */
  leastOfMany?: number
  /** One turn of requests that have no cached response. */
  load: (server: OurServer, turn: number) => Promise<Throughput>
}

type Options = {
  /** PostgreSQL is given half. */
  ofGoal?: number
}

const rows: Row[] = [
  {
    what: 'GET /api/products of a category, ever new',
    least: 0.15,
    load: ({ port }, turn) => {
      const path = () => `/api/products?category=Laptops&limit=24&maxPrice=${newPrice()}`
      return applyLoad({ port, connections, next: during(turn, () => requestBytes(path())) })
    },
  },
  {
    what: 'GET /api/search, words with slips',
    least: 0.15,
    // Words with slips are compared with all the words there are.
    leastOfMany: 0.08,
    load: ({ port }, turn) => {
      const path = () => `/api/search?${new URLSearchParams({ q: slippedQuery() })}`
      return applyLoad({ port, connections, next: during(turn, () => requestBytes(path())) })
    },
  },
  {
    what: 'GET /api/admin/products/all?limit=50',
    least: 0.09,
    load: ({ port, authorization: headers }, turn) => {
      const request = requestBytes('/api/admin/products/all?limit=50', { headers })
      return applyLoad({ port, connections, next: during(turn, () => request) })
    },
  },
  { what: 'GET /api/products/{id}, after a save', least: 0.25, load: loadProducts },
  {
    what: 'POST /api/enquiry',
    least: 0.09,
    load: ({ port }, turn) =>
      applyLoad({ port, connections, next: during(turn, () => enquiryRequest()) }),
  },
]

/** What no cache has, beside node:http with a response of 7 KB, in turns in the same run. */
export async function measureMadeAnew(
  server: OurServer,
  { rounds, turn }: Extent,
  { ofGoal = 1 }: Options = {},
): Promise<Line[]> {
  const body = Buffer.alloc(7 * 1024, 'x')
  const headers = ['Content-Type', 'application/json', 'Content-Length', String(body.length)]
  await using plain = await openPlainServer([{ path: plainPath, headers, body }])
  const lines: Line[] = []
  for (const row of rows) {
    const least = leastOf(row, server) * ofGoal
    lines.push(...(await linesOf({ ...row, least }, { server, plain, rounds, turn })))
  }
  return lines
}

function leastOf({ least, leastOfMany = least }: Row, { products }: OurServer) {
  return products >= 10_000 ? leastOfMany : least
}

type Plain = Yardstick & { pid: number }

type Run = { server: OurServer; plain: Plain; rounds: number; turn: number }

async function linesOf(
  { what, least, load }: Row,
  { server, plain, rounds, turn }: Run,
): Promise<Line[]> {
  const shares: number[] = []
  const rates: number[] = []
  const times: number[] = []
  const costs: Cost[] = []
  await warmingUp(() => load(server, Math.max(turn, warmUp)))
  for (let round = 0; round < rounds; round++) {
    const beside = await costing(plain.pid, () => loadPlain(plain, turn))
    const ours = await costing(server.pid, () => load(server, turn))
    rates.push(ours.perSecond)
    shares.push(ours.perSecond / beside.perSecond)
    times.push(...ours.times)
    costs.push({ ours: ours.cost, plain: beside.cost })
  }
  const share = median(shares)
  const [typical, slow] = [median(times), quantile(times, 0.99)]
  return [
    {
      what: `${what}, ${sizeText(server)}`,
      measured: perSecondText(median(rates)),
      beside: `${share.toFixed(3)} of node:http, ${costText(costs)}`,
      goal: `≥ ${least.toFixed(3)}`,
      isMet: share >= least,
    },
    {
      what: '  99 of 100',
      measured: millisecondsText(slow),
      beside: `${(slow / typical).toFixed(1)} × the median of ${millisecondsText(typical)}`,
      goal: `≤ ${mostUnfair} ×`,
      isMet: slow <= mostUnfair * typical,
    },
  ]
}

/** Compilers: a site that is visited has them behind it. A turn may be over sooner than they are. */
async function warmingUp(load: () => Promise<unknown>) {
  const began = performance.now()
  do await load()
  while (performance.now() - began < warmUp)
}

type Cost = { ours: number; plain: number }

/** A load, and the microseconds of processor time that each of its requests takes of the main thread. */
async function costing(pid: number, load: () => Promise<Throughput>) {
  const before = await findProcessorTime(pid)
  const done = await load()
  const spent = (await findProcessorTime(pid)) - before
  return { ...done, cost: (spent * 1000) / (done.times.length + connections) }
}

/** Waiting for a processor that other work has does not count in it. */
function costText(costs: Cost[]) {
  const [ours, plain] = [
    median(costs.map(({ ours }) => ours)),
    median(costs.map(({ plain }) => plain)),
  ]
  return `${ours.toFixed(0)} µs of processor time (${(plain / ours).toFixed(3)})`
}

function loadPlain({ port }: Yardstick, turn: number) {
  const request = requestBytes(plainPath)
  return applyLoad({ port, connections, next: during(turn, () => request) })
}

/** Each of up to 1,000 products once. */
async function loadProducts(server: OurServer) {
  const { port } = server
  const ids = await findIds(port)
  await saveAProduct(server)
  const requests = ids.map((id) => requestBytes(`/api/products/${id}`))
  return applyLoad({ port, connections, next: eachOf(requests) })
}

async function findIds(port: number) {
  const pages = Array.from({ length: 5 }, async (_, at) => {
    const list = await fetch(`http://127.0.0.1:${port}/api/products?limit=200&page=${at + 1}`)
    return (await list.text()).matchAll(/"id":"(\w{26})"/g)
  })
  return (await Promise.all(pages)).flatMap((found) => [...found].map(([, id = '']) => id))
}

let lastPaise = 6_000_000

/** One that no request of this run has had. */
function newPrice() {
  lastPaise++
  return (lastPaise / 100).toFixed(2)
}
