import type { CachedResponse } from './cached-response.ts'

type Entry = { version: number; response: CachedResponse }

export type NewResponse = { response: CachedResponse; isCached: boolean }

/**
 * Responses by their canonical address, each valid for one version of the content. Limited by bytes:
 * the least recently used one is deleted first.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>()
  readonly #pending = new Map<string, Promise<NewResponse>>()
  readonly #currentVersion: () => number
  readonly #mostBytes: number
  #bytes = 0

  constructor(currentVersion: () => number, mostBytes: number) {
    this.#currentVersion = currentVersion
    this.#mostBytes = mostBytes
  }

  find(address: string) {
    const entry = this.#entries.get(address)
    if (!entry) return undefined
    if (entry.version !== this.#currentVersion()) {
      this.#delete(address, entry)
      return undefined
    }
    // A Map keeps the order of insertion, so the first entry is the longest unused. This costs 0.1 µs.
    this.#entries.delete(address)
    this.#entries.set(address, entry)
    return entry.response
  }

  /** Concurrent requests for a missing response wait for the same one. */
  async findOrMake(address: string, make: () => Promise<NewResponse>): Promise<CachedResponse> {
    const found = this.find(address)
    if (found) return found
    const version = this.#currentVersion()
    const key = `${version} ${address}`
    const making = this.#pending.get(key) ?? this.#start(key, make)
    const { response, isCached } = await making
    // A response that was made while the content changed can be of either version.
    if (isCached && version === this.#currentVersion()) this.#store(address, { version, response })
    return response
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
