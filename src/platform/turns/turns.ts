import { restarting, Unavailable } from '../unavailable.ts'

export type Wait = {
  /** Served before all that are not preferred. */
  isPreferred?: boolean
  /** Aborted when the caller no longer waits for the result. */
  signal?: AbortSignal | undefined
}

type Limits = { mostWaiting?: number; tooMany?: () => Error }

type Waiting = PromiseWithResolvers<void>

/** Lets so many in at a time: those who are preferred first, and of each kind the first to come. */
export class Turns {
  readonly #preferred: Waiting[] = []
  readonly #others: Waiting[] = []
  readonly #places: number
  readonly #mostWaiting: number
  readonly #tooMany: () => Error
  #free: number
  #isEnded = false

  constructor(places = 1, { mostWaiting = Infinity, tooMany = restarting }: Limits = {}) {
    this.#places = places
    this.#free = places
    this.#mostWaiting = mostWaiting
    this.#tooMany = tooMany
  }

  /** True while somebody is in. */
  get isTaken() {
    return this.#free < this.#places
  }

  /** Waits for a place. Gives the way to leave it. */
  async take(wait: Wait = {}): Promise<() => void> {
    if (this.#isEnded) throw restarting()
    if (wait.signal?.aborted) throw cancelled()
    if (this.#free > 0) this.#free--
    else await this.#wait(wait)
    return () => this.#leave()
  }

  async run<Result>(work: () => Promise<Result>, wait?: Wait): Promise<Result> {
    const leave = await this.take(wait)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Who waits, or comes later, is turned away. Who is in stays until the end. */
  end() {
    this.#isEnded = true
    const all = [...this.#preferred.splice(0), ...this.#others.splice(0)]
    for (const waiting of all) waiting.reject(restarting())
  }

  async #wait({ isPreferred = false, signal }: Wait) {
    this.#refuseWhenFull(isPreferred)
    const waiting = Promise.withResolvers<void>()
    const queue = isPreferred ? this.#preferred : this.#others
    queue.push(waiting)
    const cancel = () => {
      const position = queue.indexOf(waiting)
      if (position < 0) return
      queue.splice(position, 1)
      waiting.reject(cancelled())
    }
    signal?.addEventListener('abort', cancel)
    await waiting.promise.finally(() => signal?.removeEventListener('abort', cancel))
  }

  /** In a full queue a preferred caller takes the place of the last one that is not preferred. */
  #refuseWhenFull(isPreferred: boolean) {
    if (this.#preferred.length + this.#others.length < this.#mostWaiting) return
    const last = isPreferred ? this.#others.pop() : undefined
    if (!last) throw this.#tooMany()
    last.reject(this.#tooMany())
  }

  #leave() {
    const next = this.#preferred.shift() ?? this.#others.shift()
    if (next) next.resolve()
    else this.#free++
  }
}

/** The caller has left, so nobody reads the text; an error of this kind is not logged as a fault. */
function cancelled() {
  return new Unavailable('The request was cancelled.')
}
