import type { Extent } from '../extent.ts'
import { median } from '../report/median.ts'
import { kilobytesText, perSecondText, sizeText } from '../report/number-text.ts'
import type { Line } from '../report/print-table.ts'
import { openNginx } from '../servers/open-nginx.ts'
import { openPlainServer } from '../servers/open-plain-server.ts'
import type { OurServer } from '../servers/our-server.ts'
import { recordResponse } from '../servers/recorded-response.ts'
import type { RecordedResponse } from '../servers/recorded-response.ts'
import type { Yardstick } from '../servers/yardstick.ts'
import type { Target } from './measure-throughput.ts'
import { measureThroughput } from './measure-throughput.ts'

type Case = { what: string; path: string; headers: Record<string, string>; least?: number }

type Servers = {
  small: OurServer
  large: OurServer
  plain: Yardstick
  nginx: Yardstick | undefined
}

const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
const asProgram = {}

/** Of what node:http gives with the same bytes. */
const pageGoal = 0.7
const callGoal = 10_000 / 85_000

/** Responses that are in the cache, in a small and in a large catalogue, beside servers that only send. */
export async function measureCachedResponses(small: OurServer, large: OurServer, extent: Extent) {
  const cases = await findCases(small)
  const recorded = await Promise.all(
    cases.map(({ path, headers }) => recordResponse(small.port, path, headers)),
  )
  await using plain = await openPlainServer(recorded)
  await using nginx = await openNginx(recorded)
  const lines: Line[] = []
  for (const [at, asked] of cases.entries()) {
    const response = recorded[at]
    if (response)
      lines.push(...(await linesOf(asked, response, { small, large, plain, nginx }, extent)))
  }
  return lines
}

async function findCases({ port }: OurServer): Promise<Case[]> {
  const list = '/api/products?limit=24&page=1'
  const { path, id } = await firstProduct(`http://127.0.0.1:${port}${list}`)
  return [
    { what: 'list page', path: '/products', headers: asBrowser, least: pageGoal },
    {
      what: 'list page, not compressed',
      path: '/products?category=Desktops',
      headers: asProgram,
      least: pageGoal,
    },
    { what: 'product page', path, headers: asBrowser, least: pageGoal },
    { what: 'list call of 24', path: list, headers: asProgram, least: callGoal },
    { what: 'detail call', path: `/api/products/${id}`, headers: asProgram },
  ]
}

/** At its canonical address, the only one that is cached. */
async function firstProduct(list: string) {
  type List = { productCategories: { items: { id: string }[] }[] }
  const { productCategories } = (await (await fetch(list)).json()) as List
  const id = productCategories.flatMap((group) => group.items)[0]?.id ?? ''
  const call = await fetch(new URL(`/api/products/${id}`, list))
  const { product } = (await call.json()) as { product: { path: string } }
  return { id, path: product.path }
}

async function linesOf(
  { what, path, headers, least }: Case,
  { body }: RecordedResponse,
  { small, large, plain, nginx }: Servers,
  extent: Extent,
): Promise<Line[]> {
  // The large site has other ids, so its own first product is requested.
  const ofLarge = (await findCases(large)).find((one) => one.what === what)?.path ?? path
  const targets: Record<string, Target> = {
    small: { port: small.port, path },
    plain: { port: plain.port, path: plain.pathOf(path) },
    large: { port: large.port, path: ofLarge },
    ...(nginx ? { nginx: { port: nginx.port, path: nginx.pathOf(path) } } : {}),
  }
  const rates: Record<string, number[]> = await measureThroughput(targets, headers, extent)
  const { small: ours = [], plain: plains = [], large: larges = [], nginx: nginxes } = rates
  const ofPlain = ratio(ours, plains)
  const ofSmall = ratio(larges, ours)
  const besideNginx = nginxes
    ? `, nginx ${perSecondText(median(nginxes))} (${ratio(ours, nginxes).toFixed(2)})`
    : ''
  return [
    {
      what: `${what} (${kilobytesText(body.length)})`,
      measured: perSecondText(median(ours)),
      beside: `node:http ${perSecondText(median(plains))} (${ofPlain.toFixed(2)})${besideNginx}`,
      ...(least ? { goal: `≥ ${least.toFixed(2)} of node:http`, isMet: ofPlain >= least } : {}),
    },
    {
      what: `  the same at ${sizeText(large)}`,
      measured: perSecondText(median(larges)),
      beside: `${ofSmall.toFixed(2)} of ${sizeText(small)}`,
      goal: '0.95 to 1.05',
      isMet: ofSmall >= 0.95 && ofSmall <= 1.05,
    },
  ]
}

/** Of rounds, not of medians: what disturbed one round disturbed both. */
function ratio(rates: number[], others: number[]) {
  return median(rates.map((rate, round) => rate / (others[round] ?? NaN)))
}
