import { ago, now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { countedLimits } from './counted-limits.ts'

/** Deletes counts that have expired, and those that a clock that was set back has left in the future. */
export async function forgetOldCounts(app: App) {
  // One statement for each kind: it never holds rows of two, for which a submission might wait crosswise.
  for (const { kind, window } of Object.values(countedLimits)) {
    await app.db
      .deleteFrom('limitCounts')
      .where('kind', '=', kind)
      .where((count) =>
        count.or([
          count('lastAt', '<=', ago(app.clock, window)),
          count('lastAt', '>', now(app.clock)),
        ]),
      )
      .execute()
  }
}
