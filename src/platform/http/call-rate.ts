const minute = 60_000

/** How often each caller has called in the present minute, in the memory of this process. */
export class CallRate {
  readonly #most: number
  readonly #counts = new Map<string, number>()
  #minute = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Counts a call. Gives the seconds until the next minute where that is one too many, else 0. */
  count(caller: string, milliseconds: number): number {
    const present = Math.floor(milliseconds / minute)
    if (present !== this.#minute) this.#counts.clear()
    this.#minute = present
    const count = (this.#counts.get(caller) ?? 0) + 1
    this.#counts.set(caller, count)
    return count > this.#most ? Math.ceil((minute - (milliseconds % minute)) / 1000) : 0
  }
}
