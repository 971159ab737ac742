import { second } from '#platform/clock/clock.ts'
import type { Clock } from '#platform/clock/clock.ts'

/** Another process may have stored more meanwhile. */
const longest = 30 * second

export type UsageSums = {
  views: { productId: string; views: number }[]
  searchesByDay: { day: string; searches: number }[]
  searches: SearchSum[]
  emptySearches: SearchSum[]
}

export type SearchSum = { query: string; searches: number }

/**
 * Sums of the stored counts, read again when more was stored: with 10,000 products, those of 90 days
 * take most of the time that the office waits for its first screen.
 */
export class StoredUsage {
  readonly #clock: Clock
  #sums = new Map<string, UsageSums>()
  #readAt = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async sumsSince(day: string, read: () => Promise<UsageSums>) {
    // Also where the clock was set back: the difference is no age.
    if (Math.abs(this.#clock.now().getTime() - this.#readAt) >= longest) this.forget()
    const sums = this.#sums
    const known = sums.get(day)
    if (known) return known
    const current = await read()
    // Nobody looks into sums that have been forgotten meanwhile.
    sums.set(day, current)
    return current
  }

  forget() {
    this.#sums = new Map()
    this.#readAt = this.#clock.now().getTime()
  }
}
