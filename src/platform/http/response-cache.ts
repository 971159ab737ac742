import type { CachedResponse } from './cached-response.ts'

type Entry = { version: number; response: CachedResponse; topics: readonly string[] | undefined }

/** `topics`: what of the content it contains. Without them, every change makes it stale. */
export type NewResponse = {
  response: CachedResponse
  isCached: boolean
  topics?: readonly string[]
}

/** The version of the content, and what has changed since an earlier one. */
export type Freshness = {
  version(): number
  /** Up to which version it is known what has changed. */
  knownVersion(): number
  hasChanged(topics: readonly string[], since: number): boolean
  /** Ends when what has changed is known. */
  catchUp(): Promise<void>
}

/**
 * Responses by their canonical address, each valid until the content changes that it contains. Limited
 * by bytes: the least recently used one is deleted first.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>()
  readonly #pending = new Map<string, Promise<NewResponse>>()
  readonly #freshness: Freshness
  readonly #mostBytes: number
  #bytes = 0

  constructor(freshness: Freshness, mostBytes: number) {
    this.#freshness = freshness
    this.#mostBytes = mostBytes
  }

  find(address: string) {
    const entry = this.#entries.get(address)
    if (!entry) return undefined
    if (entry.version !== this.#freshness.version() && !this.#isStillFresh(address, entry)) {
      return undefined
    }
    // A Map has the order of insertion, so the first entry is the longest unused. This costs 0.1 µs.
    this.#entries.delete(address)
    this.#entries.set(address, entry)
    return entry.response
  }

  /** Concurrent requests for a missing response wait for the same one. */
  async findOrMake(address: string, make: () => Promise<NewResponse>): Promise<CachedResponse> {
    const found = this.find(address)
    if (found) return found
    if (this.#entries.has(address)) return this.#findLater(address, make)
    const version = this.#freshness.version()
    const key = `${version} ${address}`
    const making = this.#pending.get(key) ?? this.#start(key, make)
    const { response, isCached, topics } = await making
    // A response that was made while the content changed can be of either version.
    if (isCached && version === this.#freshness.version()) {
      this.#store(address, { version, response, topics })
    }
    return response
  }

  /** A response stays in the cache while it is not yet known what has changed. */
  #isStillFresh(address: string, entry: Entry) {
    const { version, topics } = entry
    const current = this.#freshness.version()
    if (topics && this.#freshness.knownVersion() < current) return false
    if (!topics || this.#freshness.hasChanged(topics, version)) {
      this.#delete(address, entry)
      return false
    }
    entry.version = current
    return true
  }

  /** A response of an earlier version may still be right. */
  async #findLater(address: string, make: () => Promise<NewResponse>) {
    await this.#freshness.catchUp()
    // Unless the content has changed again, it is found now, or is no longer there.
    return this.findOrMake(address, make)
  }

  #start(key: string, make: () => Promise<NewResponse>) {
    const making = make().finally(() => this.#pending.delete(key))
    this.#pending.set(key, making)
    return making
  }

  #store(address: string, entry: Entry) {
    if (this.#entries.get(address)?.response === entry.response) return
    // A response larger than the limit would empty the cache and not fit either.
    if (costOf(entry) > this.#mostBytes) return
    const before = this.#entries.get(address)
    if (before) this.#delete(address, before)
    this.#entries.set(address, entry)
    this.#bytes += costOf(entry)
    for (const [unused, longest] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) return
      this.#delete(unused, longest)
    }
  }

  #delete(address: string, entry: Entry) {
    this.#entries.delete(address)
    this.#bytes -= costOf(entry)
  }
}

/** An estimate: the compressed bytes are about a third of the plain ones. */
function costOf({ response }: Entry) {
  return Math.ceil(response.plainSize * 1.5) + 2048
}
