import type { SessionRow, SignedInUser } from '#contract/accounts/account.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import { sql } from 'kysely'
import { compileOnce } from '#platform/database/compile-once.ts'
import { ago } from '#platform/clock/clock.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import type { App, Db } from '../app.ts'
import { contentVersionColumn } from '../content/content-table.ts'
import { expiryOf, sessionLimits } from '../session-times.ts'

export type LiveSession = {
  id: string
  accountId: string
  user: SignedInUser
  /** What colleagues call the person. */
  name: string | null
  role: Role
  startedAt: string
  lastUsedAt: string
  expiresAt: string
  /** Null since the sign-in. */
  confirmedAt: string | null
  /** Everybody needs a second factor, and this account has none. */
  isFactorMissing: boolean
}

/**
 * The session of a token, if it is alive. Read with the content version, so that the office sees at
 * once what another process has changed.
 */
export async function findSession(app: App, token: string): Promise<LiveSession | undefined> {
  const [row] = await selectSession(app.db, {
    tokenHash: hashOfToken(token),
    usedAfter: ago(app.clock, sessionLimits.idle),
    startedAfter: ago(app.clock, sessionLimits.absolute),
  })
  if (!row) return undefined
  const { email, secondFactorRequiredAt, factorSince, passkeySince, contentVersion, ...session } =
    row
  app.content.raiseTo(contentVersion)
  const hasFactor = factorSince !== null || passkeySince !== null
  const isFactorMissing = secondFactorRequiredAt !== null && !hasFactor
  return { ...session, isFactorMissing, user: { email }, expiresAt: expiryOf(row) }
}

const secondFactorRequiredAt = sql<string | null>`
  (select second_factor_required_at from office_settings)
`.as('secondFactorRequiredAt')

type SessionQuery = { tokenHash: string; usedAfter: string; startedAfter: string }

const selectSession = compileOnce((db: Db, { tokenHash, usedAfter, startedAfter }: SessionQuery) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .leftJoin('secondFactors', 'secondFactors.accountId', 'sessions.accountId')
    .select([
      'sessions.id',
      'sessions.accountId',
      'email',
      'accounts.name',
      'role',
      'startedAt',
      'lastUsedAt',
      'sessions.confirmedAt',
      'secondFactors.confirmedAt as factorSince',
    ])
    .select([secondFactorRequiredAt, contentVersionColumn])
    .select((session) =>
      session
        .selectFrom('passkeys')
        .select((passkey) => passkey.fn.min('createdAt').as('since'))
        .whereRef('passkeys.accountId', '=', 'sessions.accountId')
        .as('passkeySince'),
    )
    .where('tokenHash', '=', tokenHash)
    .where('state', '=', 'active')
    .where('lastUsedAt', '>', usedAfter)
    .where('startedAt', '>', startedAfter),
)

/** Of the caller, or of another account. */
export async function findSessionRows(
  app: App,
  current: LiveSession,
  accountId = current.accountId,
): Promise<SessionRow[]> {
  const rows = await app.db
    .selectFrom('sessions')
    .select(['id', 'startedAt', 'lastUsedAt', 'browser'])
    .where('accountId', '=', accountId)
    .where('lastUsedAt', '>', ago(app.clock, sessionLimits.idle))
    .where('startedAt', '>', ago(app.clock, sessionLimits.absolute))
    .orderBy('lastUsedAt', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, expiresAt: expiryOf(row), isCurrent: row.id === current.id }))
}
