import { Unavailable } from '../unavailable.ts'

/** Lets so many in at a time, first come, first served. */
export class Turns {
  readonly #waiting: PromiseWithResolvers<void>[] = []
  readonly #places: number
  #free: number
  #isEnded = false

  constructor(places = 1) {
    this.#places = places
    this.#free = places
  }

  /** True while somebody is in. */
  get isTaken() {
    return this.#free < this.#places
  }

  /** Waits for a place. Gives the way to leave it. */
  async take(): Promise<() => void> {
    if (this.#isEnded) throw new Unavailable()
    if (this.#free > 0) this.#free--
    else await this.#wait()
    return () => this.#leave()
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const leave = await this.take()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Who waits, or comes later, is turned away. Who is in stays until the end. */
  end() {
    this.#isEnded = true
    for (const waiting of this.#waiting.splice(0)) waiting.reject(new Unavailable())
  }

  #wait() {
    const waiting = Promise.withResolvers<void>()
    this.#waiting.push(waiting)
    return waiting.promise
  }

  #leave() {
    const next = this.#waiting.shift()
    if (next) next.resolve()
    else this.#free++
  }
}
