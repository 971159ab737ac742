import type { Log } from './open-log.ts'

type Sort = 'read' | 'write'

/** A resource that fails for some requests and works for others is one outage until it has worked this long. */
const calm = 2000

/** Logs when a resource becomes unavailable and when it is available again, however many requests fail. */
export class OutageLog {
  readonly #log: Pick<Log, 'error' | 'info'>
  readonly #resource: string
  #failed: Sort | undefined
  #failedAt = 0

  constructor(log: Pick<Log, 'error' | 'info'>, resource: string) {
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

/** An error that names its reason has a message for people; one of several addresses has no text of its own. */
function reasonOf(error: unknown) {
  const { code, reason, message, errors } = error as Error & {
    code?: string
    reason?: string
    errors?: Error[]
  }
  return { code, reason: reason ?? (message || errors?.[0]?.message) }
}
