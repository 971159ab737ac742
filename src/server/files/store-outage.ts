import type { Log } from '#platform/log/open-log.ts'

/** A page has dozens of pictures: an outage is told when it begins and when it ends. */
export class StoreOutage {
  readonly #log: Pick<Log, 'error' | 'info'>
  #isTold = false

  constructor(log: Pick<Log, 'error' | 'info'>) {
    this.#log = log
  }

  begin(fault: Error) {
    if (!this.#isTold) this.#log.error({ reason: fault.message }, 'stored files cannot be read')
    this.#isTold = true
  }

  end() {
    if (this.#isTold) this.#log.info('stored files can be read again')
    this.#isTold = false
  }
}
