import { restarting, Unavailable } from '../unavailable.ts'

export type Wait = {
  /** Served before all that are not preferred. */
  isPreferred?: boolean
  /** Aborted when the caller no longer waits for the result. */
  signal?: AbortSignal | undefined
}

type Limits = { mostWaiting?: number; tooMany?: () => Error }

type Waiting = PromiseWithResolvers<void>

/** Limits how many callers run at a time. Preferred callers come first, then the order of arrival counts. */
export class Semaphore {
  readonly #preferred: Waiting[] = []
  readonly #others: Waiting[] = []
  readonly #permits: number
  readonly #mostWaiting: number
  readonly #tooMany: () => Error
  #free: number
  #isClosed = false

  constructor(permits = 1, { mostWaiting = Infinity, tooMany = restarting }: Limits = {}) {
    this.#permits = permits
    this.#free = permits
    this.#mostWaiting = mostWaiting
    this.#tooMany = tooMany
  }

  /** True while a caller holds a permit. */
  get isInUse() {
    return this.#free < this.#permits
  }

  /** Waits for a permit, and returns the function that releases it. */
  async acquire(wait: Wait = {}): Promise<() => void> {
    if (this.#isClosed) throw restarting()
    if (wait.signal?.aborted) throw cancelled()
    if (this.#free > 0) this.#free--
    else await this.#wait(wait)
    return () => this.#release()
  }

  async run<Result>(work: () => Promise<Result>, wait?: Wait): Promise<Result> {
    const release = await this.acquire(wait)
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Rejects callers that wait or come later. Callers that hold a permit can finish. */
  close() {
    this.#isClosed = true
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

  /** In a full queue a preferred caller replaces the last one that is not preferred. */
  #refuseWhenFull(isPreferred: boolean) {
    if (this.#preferred.length + this.#others.length < this.#mostWaiting) return
    const last = isPreferred ? this.#others.pop() : undefined
    if (!last) throw this.#tooMany()
    last.reject(this.#tooMany())
  }

  #release() {
    const next = this.#preferred.shift() ?? this.#others.shift()
    if (next) next.resolve()
    else this.#free++
  }
}

/** The caller has left, so nobody reads the text. An error of this kind is not logged. */
function cancelled() {
  return new Unavailable('The request was cancelled.')
}
