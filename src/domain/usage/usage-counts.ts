import { dayOf } from '#contract/site/office-time.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { StoredUsage } from './stored-usage.ts'
import { countedQuery, otherQueries, usageLimits } from './usage-rules.ts'
import type { ProductViewsTable, SearchesTable } from './usage-table.ts'

export type UsageBatch = { views: ProductViewsTable[]; searches: SearchesTable[] }

/** What was counted since the last batch, in memory: counting costs a request some microseconds. */
export class UsageCounts {
  readonly stored: StoredUsage
  readonly #clock: Clock
  #views = new Map<string, ProductViewsTable>()
  #searches = new Map<string, SearchesTable>()

  constructor(clock: Clock) {
    this.#clock = clock
    this.stored = new StoredUsage(clock)
  }

  countView(productId: string) {
    this.#addView({ day: this.#today(), productId, count: 1 })
  }

  countSearch(q: string, found: number) {
    const day = this.#today()
    const known = countedQuery(q)
    const isRoom = this.#searches.size < usageLimits.queries
    const query = isRoom || this.#searches.has(`${day} ${known}`) ? known : otherQueries
    this.#addSearch({ day, query, count: 1, withoutResult: found === 0 ? 1 : 0 })
  }

  take(): UsageBatch {
    const batch = { views: [...this.#views.values()], searches: [...this.#searches.values()] }
    this.#views = new Map()
    this.#searches = new Map()
    return batch
  }

  /** A batch that could not be stored. */
  putBack({ views, searches }: UsageBatch) {
    for (const view of views) this.#addView(view)
    for (const search of searches) this.#addSearch(search)
  }

  #addView({ day, productId, count }: ProductViewsTable) {
    const key = `${day} ${productId}`
    const before = this.#views.get(key)
    if (before) before.count += count
    else this.#views.set(key, { day, productId, count })
  }

  #addSearch({ day, query, count, withoutResult }: SearchesTable) {
    const key = `${day} ${query}`
    const before = this.#searches.get(key)
    if (!before) return void this.#searches.set(key, { day, query, count, withoutResult })
    before.count += count
    before.withoutResult += withoutResult
  }

  #today() {
    return dayOf(this.#clock.now())
  }
}
