import { now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { noteUse } from '../note-use.ts'
import { findSession } from './find-sessions.ts'
import type { LiveSession } from './find-sessions.ts'
import { expiryOf, isUseToBeNoted } from '../session-times.ts'

/** The session of a token, if it is alive. Its use is written down, so that it stays so. */
export async function prolongSession(app: App, token: string): Promise<LiveSession | undefined> {
  const session = await findSession(app, token)
  if (!session || !isUseToBeNoted(session, app.clock.now())) return session
  const lastUsedAt = now(app.clock)
  const isNoted = await noteUse(() =>
    app.db.updateTable('sessions').set({ lastUsedAt }).where('id', '=', session.id).execute(),
  )
  if (!isNoted) return session
  return { ...session, lastUsedAt, expiresAt: expiryOf({ ...session, lastUsedAt }) }
}
