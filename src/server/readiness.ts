import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '#domain/app.ts'
import type { Tables } from '#domain/tables.ts'
import { second } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { isReady } from './open-app.ts'

/** Why the process should get no requests now. */
export type NotReady = 'starting' | 'database' | 'migrations' | 'disk'

type ReadinessDeps = { app: App; database: Database<Tables>; hasOwnFolder: boolean }

/** Shorter than the time-out of load balancers, so that they get our reason. */
const longestProbe = 3 * second

/** A probe writes to the disk, so its result is shared for this long. */
const probeAge = second

const probeKey = 'checks/ready'

/** As much as a form with its e-mails takes, so that a disk with less room counts as full. */
const probeBytes = Buffer.alloc(64 * 1024)

/** Undefined while the process can serve everything. */
export function readinessOf({ app, database, hasOwnFolder }: ReadinessDeps) {
  const canWrite = rarely(probeAge, () => within(longestProbe, probeWrites()))
  return async (): Promise<NotReady | undefined> => {
    const isMigrated = await within(longestProbe, isReady(database))
    if (isMigrated === undefined) return 'database'
    if (!isMigrated) return 'migrations'
    return (await canWrite()) ? undefined : 'disk'
  }

  async function probeWrites() {
    if (database.engine.writeProbe) await database.engine.writeProbe.execute(app.db)
    if (hasOwnFolder) {
      await app.files.put(probeKey, probeBytes)
      await app.files.delete(probeKey)
    }
    return true
  }
}

/** Undefined where it fails or takes too long. */
function within<Result>(longest: number, work: Promise<Result>): Promise<Result | undefined> {
  const late = wait(longest, undefined, { ref: false })
  return Promise.race([work.catch(() => undefined), late])
}

/** Callers within `age` of each other share one result. */
function rarely<Result>(age: number, work: () => Promise<Result>) {
  let result: Promise<Result> | undefined
  let askedAt = 0
  return () => {
    const now = performance.now()
    if (result && now - askedAt < age) return result
    askedAt = now
    result = work()
    return result
  }
}
