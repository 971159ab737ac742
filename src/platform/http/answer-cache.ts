import type { KeptAnswer } from './kept-answer.ts'

type Entry = { version: number; answer: KeptAnswer }

export type MadeAnswer = { answer: KeptAnswer; isKept: boolean }

/**
 * Answers by their canonical address, each good for one version of the content.
 * Bounded by bytes: the one longest unused goes first.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>()
  readonly #flights = new Map<string, Promise<MadeAnswer>>()
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
      this.#drop(address, entry)
      return undefined
    }
    // A Map keeps the order of insertion, so the first entry is the longest unused. This costs 0.1 µs.
    this.#entries.delete(address)
    this.#entries.set(address, entry)
    return entry.answer
  }

  /** Many who miss together wait for one making. */
  async findOrMake(address: string, make: () => Promise<MadeAnswer>): Promise<KeptAnswer> {
    const found = this.find(address)
    if (found) return found
    const version = this.#currentVersion()
    const flight = `${version} ${address}`
    const making = this.#flights.get(flight) ?? this.#startFlight(flight, make)
    const { answer, isKept } = await making
    // What was made while the content changed may be of either version.
    if (isKept && version === this.#currentVersion()) this.#keep(address, { version, answer })
    return answer
  }

  #startFlight(flight: string, make: () => Promise<MadeAnswer>) {
    const making = make().finally(() => this.#flights.delete(flight))
    this.#flights.set(flight, making)
    return making
  }

  #keep(address: string, entry: Entry) {
    if (this.#entries.get(address)?.answer === entry.answer) return
    // What is larger than all the room would drive out everything and not fit either.
    if (costOf(entry) > this.#mostBytes) return
    const before = this.#entries.get(address)
    if (before) this.#drop(address, before)
    this.#entries.set(address, entry)
    this.#bytes += costOf(entry)
    for (const [unused, longest] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) return
      this.#drop(unused, longest)
    }
  }

  #drop(address: string, entry: Entry) {
    this.#entries.delete(address)
    this.#bytes -= costOf(entry)
  }
}

/** The plain bytes stand for the compressed ones too, which come to a third of them. */
function costOf({ answer }: Entry) {
  return Math.ceil(answer.plainSize * 1.5) + 2048
}
