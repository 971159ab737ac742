import type { CheckedChain } from '#contract/audit/audit-event.ts'
import type { Db } from '../app.ts'
import { auditHash } from './audit-hash.ts'
import type { AuditTable } from './audit-table.ts'

const rowsAtOnce = 1000

const mostFaults = 20

/** Reads every event, and compares it with its hash and its place in the chain. */
export async function checkChain(db: Db): Promise<CheckedChain> {
  const chain = new Chain()
  for (;;) {
    const before = chain.number
    for await (const event of eventsAfter(db, before)) chain.add(event)
    const end = await readEnd(db)
    // More may have been recorded while the last ones were read.
    if (end.number > chain.number && chain.number > before) continue
    chain.complete(end)
    return { events: chain.events, hash: chain.hash, faults: chain.faults }
  }
}

class Chain {
  events = 0
  number = 0
  hash = ''
  readonly #faults: string[] = []

  get faults() {
    const more = this.#faults.length - mostFaults
    const first = this.#faults.slice(0, mostFaults)
    return more > 0 ? [...first, `and ${more} more`] : first
  }

  add(event: AuditTable) {
    this.events += 1
    if (event.number <= this.number) {
      return void this.#faults.push(`event ${event.id} was not recorded by this program`)
    }
    const isNext = event.number === this.number + 1
    if (!isNext) this.#missing(event.number - 1)
    // What follows a gap has no hash to be compared with: its own counts.
    if (isNext && event.hash !== auditHash(this.hash, event)) {
      this.#faults.push(`event ${event.number} (${event.at}) is not as it was recorded`)
    }
    this.number = event.number
    this.hash = event.hash
  }

  complete(end: { number: number; hash: string }) {
    if (this.number < end.number) this.#missing(end.number)
    else if (this.number > end.number) {
      this.#faults.push(`events after ${end.number} were not recorded by this program`)
    } else if (this.hash !== end.hash) {
      this.#faults.push(`event ${end.number}, the last one, is not as it was recorded`)
    }
  }

  #missing(last: number) {
    const first = this.number + 1
    this.#faults.push(
      first === last ? `event ${first} is missing` : `events ${first} to ${last} are missing`,
    )
  }
}

async function* eventsAfter(db: Db, number: number) {
  for (let after = number === 0 ? Number.MIN_SAFE_INTEGER : number; ;) {
    const events = await db
      .selectFrom('audit')
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(rowsAtOnce)
      .execute()
    yield* events
    const last = events.at(-1)
    if (!last || events.length < rowsAtOnce) return
    after = last.number
  }
}

async function readEnd(db: Db) {
  return db.selectFrom('auditChain').select(['number', 'hash']).executeTakeFirstOrThrow()
}
