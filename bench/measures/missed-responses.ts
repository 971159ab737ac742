import type { Extent } from '../extent.ts'
import { applyLoad, eachOf } from '../load/apply-load.ts'
import { HttpConnection } from '../load/http-connection.ts'
import { requestBytes } from '../load/request-bytes.ts'
import { median } from '../report/median.ts'
import { millisecondsText, perSecondText, sizeText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'
import type { OurServer } from '../servers/our-server.ts'
import { listAddresses } from './list-addresses.ts'
import { saveAProduct } from './save-a-product.ts'

const connections = 32
const longestMiss = 15

/** What is not in the cache: calls at full speed, pages one after the other. */
export async function measureMissedResponses(
  small: OurServer,
  large: OurServer,
  extent: Extent,
): Promise<Line[]> {
  const [calls, callsOfLarge] = [await missedCalls(small, extent), await missedCalls(large, extent)]
  const ofSmall = callsOfLarge / calls
  return [
    { what: 'list call of 24, made anew each time', measured: perSecondText(calls) },
    {
      what: `  the same at ${sizeText(large)}`,
      measured: perSecondText(callsOfLarge),
      beside: `${ofSmall.toFixed(2)} of ${sizeText(small)}`,
    },
    await missedPages(small),
    await missedPages(large),
  ]
}

/** Each pass asks for every address once, after a save. */
async function missedCalls(server: OurServer, { missPasses }: Extent) {
  const requests = listAddresses('/api/products', { limit: '24' }).map((path) => requestBytes(path))
  const rates: number[] = []
  for (let pass = 0; pass < missPasses; pass++) {
    await saveAProduct(server)
    rates.push(await applyLoad({ port: server.port, connections, next: eachOf(requests) }))
  }
  return median(rates)
}

async function missedPages(server: OurServer): Promise<Line> {
  const addresses = listAddresses('/products')
  await saveAProduct(server)
  const connection = new HttpConnection(server.port)
  const times: number[] = []
  for (const path of addresses) {
    const began = performance.now()
    await connection.ask(requestBytes(path, { headers: { 'Accept-Encoding': 'br' } }))
    times.push(performance.now() - began)
  }
  connection.close()
  const typical = median(times)
  const slowest =
    times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? NaN
  return {
    what: `list page, made anew, ${sizeText(server)}`,
    measured: millisecondsText(typical),
    beside: `95 of 100 under ${millisecondsText(slowest)}, ${times.length} pages`,
    goal: `< ${longestMiss} ms`,
    isMet: typical < longestMiss,
  }
}
