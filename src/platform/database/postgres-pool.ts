import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import type { OutageLog } from '../log/outage-log.ts'
import { isPostgresUnwritable, postgresOutageOf } from './postgres-outage.ts'
import { ResponseWatch } from './response-watch.ts'

/**
 * The pool as Kysely uses it. All queries pass here, so this is the one place that recognizes an
 * outage: everything above it gets `Unavailable` instead of an error of the engine.
 */
export function outageAwarePool(pool: pg.Pool, outages: OutageLog): PostgresPool {
  const watch = new ResponseWatch(pool.options)
  return {
    options: pool.options,
    connect: async () => outageAwareClient(await pool.connect().catch(fail), outages, watch),
    end: () => pool.end(),
  }

  function fail(error: unknown): never {
    throw recognized(error, outages)
  }
}

function outageAwareClient(
  client: pg.PoolClient,
  outages: OutageLog,
  watch: ResponseWatch,
): PostgresPoolClient {
  let broken: unknown

  async function query(text: string, parameters: unknown[]) {
    // Of a transaction that failed: its end would wait behind the query without a response.
    if (broken !== undefined) throw broken
    try {
      const response = client.query<object>(text, parameters)
      const result = (await watch.orFault(response)) as PostgresQueryResult<unknown>
      outages.succeeded(hasWritten(result) ? 'write' : 'read')
      return result
    } catch (error) {
      const known = recognized(error, outages)
      // A connection that has timed out still waits for its response, which the next query would receive.
      if (known !== error && !isPostgresUnwritable(error)) broken ??= known
      throw known
    }
  }

  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || broken !== undefined),
  }
}

function recognized(error: unknown, outages: OutageLog) {
  const outage = postgresOutageOf(error)
  if (!outage) return error
  outages.failed(isPostgresUnwritable(error) ? 'write' : 'read', error)
  return outage
}

function hasWritten({ command, rowCount }: PostgresQueryResult<unknown>) {
  return ['INSERT', 'UPDATE', 'DELETE'].includes(command) && rowCount > 0
}
