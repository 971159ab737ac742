import type { Log } from './open-log.ts'
import { firstMessageOf, textField } from '../unknown-fields.ts'

type Sort = 'read' | 'write'

export type LinesOfOutages = Pick<Log, 'error' | 'info'>

/** A resource that fails for some requests and works for others is one outage until it has worked this long. */
const calm = 2000

/** Logs when a resource becomes unavailable and when it is available again, however many requests fail. */
export class OutageLog {
  readonly #log: LinesOfOutages
  readonly #resource: string
  #failed: Sort | undefined
  #failedAt = 0

  constructor(log: LinesOfOutages, resource: string) {
    this.#log = log
    this.#resource = resource
  }

  failed(sort: Sort, error: unknown) {
    if (!this.#failed) this.#log.error(reasonOf(error), `${this.#resource} is unavailable`)
    // A full disk still lets people read, so only a write shows that such an outage is over.
    this.#failed = this.#failed === 'read' ? 'read' : sort
    this.#failedAt = performance.now()
  }

  succeeded(sort: Sort) {
    if (this.#failed === undefined) return
    if (this.#failed === 'write' && sort === 'read') return
    if (performance.now() - this.#failedAt < calm) return
    this.#failed = undefined
    this.#log.info(`${this.#resource} is available again`)
  }
}

/** The message of an error that has a `reason` is for people, not for the log. */
function reasonOf(error: unknown) {
  return {
    code: textField(error, 'code'),
    reason: textField(error, 'reason') ?? firstMessageOf(error),
  }
}
