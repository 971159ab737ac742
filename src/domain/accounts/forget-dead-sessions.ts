import { ago } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { sessionLimits } from '../session-times.ts'

export async function forgetDeadSessions(app: App) {
  await app.db
    .deleteFrom('sessions')
    .where((session) =>
      session.or([
        session('lastUsedAt', '<=', ago(app.clock, sessionLimits.idle)),
        session('startedAt', '<=', ago(app.clock, sessionLimits.absolute)),
      ]),
    )
    .execute()
}
