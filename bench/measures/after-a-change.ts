import { setTimeout as wait } from 'node:timers/promises'
import { applyLoad } from '../load/apply-load.ts'
import { requestBytes } from '../load/request-bytes.ts'
import { median, quantile } from '../report/median.ts'
import { millisecondsText, sizeText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'
import type { OurServer } from '../servers/our-server.ts'
import { listAddresses } from './list-addresses.ts'
import { saveAProduct } from './save-a-product.ts'

const visitors = 32
const pagesOfEachKind = 100
const longest = 50
const pauseBetweenSaves = 4000

/** Visitors read 200 pages, which are in the cache, while somebody in the office saves. */
export async function measureAfterAChange(server: OurServer, saves: number): Promise<Line[]> {
  const { port } = server
  const requests = (await findPages(port)).map((path) =>
    requestBytes(path, { headers: { 'Accept-Encoding': 'br' } }),
  )
  const left = requests.values()
  await applyLoad({ port, connections: visitors, next: () => left.next().value })
  let isOver = false
  let asked = 0
  const next = () => (isOver ? undefined : requests[asked++ % requests.length])
  const load = applyLoad({ port, connections: visitors, next })
  for (let save = 0; save < saves; save++) {
    await saveAProduct(server)
    await wait(pauseBetweenSaves)
  }
  isOver = true
  const { times } = await load
  const slow = quantile(times, 0.99)
  return [
    {
      what: `pages while a product is saved every four seconds, ${sizeText(server)}`,
      measured: `99 of 100 within ${millisecondsText(slow)}`,
      beside: `half within ${millisecondsText(median(times))}, 999 of 1,000 within ${millisecondsText(quantile(times, 0.999))}`,
      goal: `< ${longest} ms`,
      isMet: slow < longest,
    },
  ]
}

/** Pages of the list in every order and category, and pages of products. */
async function findPages(port: number) {
  const lists = listAddresses('/products').filter((_, at) => at % 3 === 0)
  const call = `http://127.0.0.1:${port}/api/products?limit=${pagesOfEachKind}`
  const found = (await (await fetch(call)).text()).matchAll(/"id":"(\w{26})"/g)
  const products = [...found].map(([, id]) => `/products-details/${id}`)
  return [...lists.slice(0, pagesOfEachKind), ...products]
}
