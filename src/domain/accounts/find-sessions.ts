import type { SessionRow, SignedInUser } from '#contract/accounts/account.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import { ago } from '#platform/clock/clock.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { expiryOf, sessionLimits } from './session-rules.ts'

export type LiveSession = {
  id: string
  accountId: string
  user: SignedInUser
  role: Role
  startedAt: string
  lastUsedAt: string
  expiresAt: string
}

/** The session of a token, if it is alive. */
export async function findSession(app: App, token: string): Promise<LiveSession | undefined> {
  const row = await app.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select(['sessions.id', 'accountId', 'email', 'role', 'startedAt', 'lastUsedAt'])
    .where('tokenHash', '=', hashOfToken(token))
    .where('lastUsedAt', '>', ago(app.clock, sessionLimits.idle))
    .where('startedAt', '>', ago(app.clock, sessionLimits.absolute))
    .executeTakeFirst()
  if (!row) return undefined
  const { email, ...session } = row
  return { ...session, user: { email }, expiresAt: expiryOf(row) }
}

export async function findSessionRows(app: App, current: LiveSession): Promise<SessionRow[]> {
  const rows = await app.db
    .selectFrom('sessions')
    .select(['id', 'startedAt', 'lastUsedAt', 'browser'])
    .where('accountId', '=', current.accountId)
    .where('lastUsedAt', '>', ago(app.clock, sessionLimits.idle))
    .where('startedAt', '>', ago(app.clock, sessionLimits.absolute))
    .orderBy('lastUsedAt', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, expiresAt: expiryOf(row), isCurrent: row.id === current.id }))
}
