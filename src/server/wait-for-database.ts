import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#domain/app.ts'
import { second } from '#platform/clock/clock.ts'
import type { Log } from '#platform/log/open-log.ts'
import { isUnavailable } from '#platform/unavailable.ts'

type WaitSettings = { longest: number; pause: number; betweenLines: number }

/** A database that starts together with the server needs some seconds to accept connections. */
const usualWait: WaitSettings = {
  longest: 30 * second,
  pause: 0.5 * second,
  betweenLines: 5 * second,
}

/**
 * Resolves once the database responds, and throws the last error where it does not. A wrong password
 * or an unknown database is thrown at once: waiting cannot help there.
 */
export async function waitForDatabase(db: Db, log: Log, settings = usualWait) {
  const { longest, pause, betweenLines } = settings
  const began = performance.now()
  let nextLine = began
  for (;;) {
    const error = await errorOf(db)
    if (error === undefined) return
    const now = performance.now()
    if (!isUnavailable(error) || now + pause > began + longest) throw error
    if (now >= nextLine) {
      log.warn({ seconds: Math.round((now - began) / second) }, 'waiting for the database')
      nextLine = now + betweenLines
    }
    await wait(pause)
  }
}

function errorOf(db: Db): Promise<unknown> {
  return sql`select 1`.execute(db).then(
    () => undefined,
    (error: unknown) => error,
  )
}
