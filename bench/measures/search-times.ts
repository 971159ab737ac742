import { setImmediate as letGo } from 'node:timers/promises'
import { demoGoods } from '#demo/content/demo-products.ts'
import { firstOf } from '#domain/products/first-of.ts'
import { orderOf } from '#domain/products/search-rules.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import type { Extent } from '../extent.ts'
import { HttpConnection } from '../load/http-connection.ts'
import { requestBytes } from '../load/request-bytes.ts'
import { median } from '../report/median.ts'
import { millisecondsText, sizeText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'
import { indexOf } from '../search/index-of.ts'
import { nonsenseQueries, searchQueries } from '../search/search-queries.ts'
import { benchProducts } from '../seed/bench-products.ts'
import type { OurServer } from '../servers/our-server.ts'

const onPage = 24
const passes = 5

/** At so many products 95 of 100 searches take less. */
const longest = new Map([
  [1000, 5],
  [10_000, 5],
  [50_000, 15],
])

/** Words of the bench's own products, beside those of the demo's. */
const ofBench = ['kaveri', 'lekhra prnters', 'sonvah scanners 2 years', 'ka-7919', 'torvik desktps']

const queries = [...Object.keys(searchQueries), ...nonsenseQueries, ...ofBench]

/** In an index of bench and demo products, then over the wire with everything that goes with it. */
export async function measureSearchTimes(
  servers: OurServer[],
  { searched }: Extent,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const products of searched) {
    const began = performance.now()
    const index = indexOf([...benchProducts(products), ...demoGoods.map(({ form }) => form)])
    const built = performance.now() - began
    // What building left behind is collected here, not within a search.
    await letGo()
    lines.push(lineOf(products, timesIn(index), `built in ${Math.round(built)} ms`))
  }
  for (const server of servers) {
    lines.push(timesText(`GET /api/search, ${sizeText(server)}`, await timesOver(server)))
  }
  return lines
}

/** What each query takes: the median of its runs, so that a busy moment of the machine affects none. */
function timesIn(index: SearchIndex) {
  const turns = queries.map((): number[] => [])
  for (let pass = 0; pass < passes; pass++) {
    for (const [at, q] of queries.entries()) {
      const began = performance.now()
      firstOf(index.find(q).hits, onPage, orderOf('relevance'))
      turns[at]?.push(performance.now() - began)
    }
  }
  return turns.map(median)
}

async function timesOver({ port }: OurServer) {
  const connection = new HttpConnection(port)
  const times: number[] = []
  for (const q of queries) {
    const began = performance.now()
    await connection.ask(requestBytes(`/api/search?${new URLSearchParams({ q })}`))
    times.push(performance.now() - began)
  }
  connection.close()
  return times
}

function lineOf(products: number, times: number[], beside: string): Line {
  const line = timesText(`a search in ${products.toLocaleString('en')} products`, times)
  const most = longest.get(products)
  if (most === undefined) return line
  const goal = `95 of 100 < ${most} ms`
  return { ...line, beside: `${line.beside}, ${beside}`, goal, isMet: slowOf(times) < most }
}

function timesText(what: string, times: number[]): Line {
  return {
    what,
    measured: millisecondsText(median(times)),
    beside: `95 of 100 under ${millisecondsText(slowOf(times))}`,
  }
}

function slowOf(times: number[]) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? NaN
}
