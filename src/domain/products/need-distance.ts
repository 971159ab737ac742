import { codeIn } from '../specifications/packed-specs.ts'
import type { SpecTest } from '../specifications/packed-specs.ts'
import { hasService } from '../specifications/read-service.ts'
import { conditionsOf, excludingTests, isExcluded, taxedPrice } from './meet-need.ts'
import type { ListedHit } from './meet-need.ts'
import type { ListedEntry } from './ordered-products.ts'
import type { Need } from './read-need.ts'

/** The nearest to the conditions has the highest score. */
export function withDistance(need: Need | undefined, hits: ListedHit[]): ListedHit[] {
  if (!need) return hits.map(({ entry, score }) => ({ entry, score: score / 1000 }))
  const conditions = { ...conditionsOf(need), isTaxed: need.isTaxed }
  const tests = excludingTests(need.excluded)
  return hits.map(({ entry, score }) => {
    const missed = isExcluded(entry, need, tests) ? ofExcluded : 0
    return { entry, score: score / 1000 - distance(entry, conditions) - missed }
  })
}

/** More than all conditions together, so that what must not be there stands last. */
const ofExcluded = 1000

type Missable = ReturnType<typeof conditionsOf> & Pick<Need, 'isTaxed'>

/** How far it is from the conditions: each that is not met counts once, and by how much it is missed. */
function distance(entry: ListedEntry, conditions: Missable) {
  const { specs, minPrice = 0, maxPrice = Infinity, stock, service, isTaxed } = conditions
  const missed = [
    ...specs.map((test) => missedBy(entry, test)),
    missedPrice(isTaxed ? taxedPrice(entry) : entry.pricePaise / 100, minPrice, maxPrice),
    service !== undefined && !hasService(entry.service, service) ? 0.5 : 0,
    stock !== undefined && entry.stockStatus !== stock ? 0.2 : 0,
    entry.stockStatus === 'Out of Stock' ? 0.1 : 0,
  ]
  return missed.reduce((sum, share) => sum + share, 0)
}

function missedPrice(price: number, least: number, most: number) {
  if (price > 0) return shortOf(price, least, most)
  return least > 0 || most < Infinity ? 1 : 0
}

function missedBy({ specs }: ListedEntry, { kind, codes, from, to }: SpecTest) {
  const code = codeIn(specs, kind)
  if (code === 0) return 1.5
  if (codes.length > 0) return codes.includes(code) ? 0 : 1
  return shortOf(code, from, to)
}

function shortOf(value: number, least: number, most: number) {
  if (value < least) return Math.min(1, (least - value) / least)
  // Of two that are far above it, the nearer one stands first too.
  return value > most ? 1 - most / value : 0
}
