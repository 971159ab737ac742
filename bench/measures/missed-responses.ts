import type { Extent } from '../extent.ts'
import { HttpConnection } from '../load/http-connection.ts'
import { requestBytes } from '../load/request-bytes.ts'
import { median, quantile } from '../report/median.ts'
import { millisecondsText, sizeText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'
import type { OurServer } from '../servers/our-server.ts'
import { listAddresses } from './list-addresses.ts'
import { measureMadeAnew } from './made-anew.ts'

const longestMiss = 5

/** What is not in the cache: pages one after the other, calls at full speed. */
export async function measureMissedResponses(
  small: OurServer,
  large: OurServer,
  extent: Extent,
): Promise<Line[]> {
  return [
    await missedPages(small),
    await missedPages(large),
    ...(await measureMadeAnew(small, extent)),
    ...(await measureMadeAnew(large, extent)),
  ]
}

let dearest = 1_000_000

/** With a price that was never asked for, so that no cache has the page. */
async function missedPages(server: OurServer): Promise<Line> {
  const addresses = listAddresses('/products', { maxPrice: String(dearest++) })
  const connection = new HttpConnection(server.port)
  const times: number[] = []
  for (const path of addresses) {
    const began = performance.now()
    await connection.ask(requestBytes(path, { headers: { 'Accept-Encoding': 'br' } }))
    times.push(performance.now() - began)
  }
  connection.close()
  const typical = median(times)
  const slowest = quantile(times, 0.95)
  return {
    what: `list page, made anew, ${sizeText(server)}`,
    measured: millisecondsText(typical),
    beside: `95 of 100 under ${millisecondsText(slowest)}, ${times.length} pages`,
    goal: `< ${longestMiss} ms`,
    isMet: typical < longestMiss,
  }
}
