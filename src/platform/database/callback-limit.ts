import type {
  Kysely,
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
} from 'kysely'

/** For development and tests, in milliseconds: more than a busy machine needs between two statements. */
export const callbackLimit = 500

const rule = 'The callback of a transaction may await nothing but the database'

/**
 * Runs the callback of a transaction, and rejects when it awaits something other than the database
 * for longer than `limit`: the transactions that share its commit would wait for that as well.
 */
export async function withinLimit<Tables, Result>(
  db: Kysely<Tables>,
  limit: number,
  run: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const watch = new CallbackWatch(limit)
  try {
    return await Promise.race([run(db.withPlugin(watch)), watch.exceeded])
  } finally {
    watch.end()
  }
}

/**
 * Statements reach the database through it. A statement that fails leaves the clock stopped: then the
 * callback mostly ends at once.
 */
class CallbackWatch implements KyselyPlugin {
  readonly #exceeded = Promise.withResolvers<never>()
  readonly #limit: number
  #timer: NodeJS.Timeout | undefined
  #statements = 0
  #hasEnded = false

  constructor(limit: number) {
    this.#limit = limit
    this.#start()
  }

  get exceeded() {
    return this.#exceeded.promise
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    // Its connection may be another transaction's by now, or nobody's.
    if (this.#hasEnded) throw new Error(`${rule}: this one has ended before this statement`)
    this.#statements++
    clearTimeout(this.#timer)
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    this.#statements--
    if (this.#statements === 0 && !this.#hasEnded) this.#start()
    return result
  }

  end() {
    this.#hasEnded = true
    clearTimeout(this.#timer)
  }

  #start() {
    const text = `${rule}: this one has awaited something else for ${this.#limit} ms, while others wait to write`
    this.#timer = setTimeout(() => this.#exceeded.reject(new Error(text)), this.#limit)
  }
}
