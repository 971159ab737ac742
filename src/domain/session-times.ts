import { accountLimits } from '#contract/accounts/account.ts'
import { day, hour, minute } from '#platform/clock/clock.ts'

/** The same for administrators and customers, hence at the root of the domain. */
export const sessionLimits = {
  idle: accountLimits.idleHours * hour,
  absolute: accountLimits.sessionDays * day,
  /** A use is written down at most this often, so that reading does not write. */
  useNoted: minute,
} as const

export type SessionTimes = { startedAt: string; lastUsedAt: string }

export function expiryOf(session: SessionTimes) {
  const idleEnd = Date.parse(session.lastUsedAt) + sessionLimits.idle
  const absoluteEnd = Date.parse(session.startedAt) + sessionLimits.absolute
  return new Date(Math.min(idleEnd, absoluteEnd)).toISOString()
}

export function isUseToBeNoted({ lastUsedAt }: Pick<SessionTimes, 'lastUsedAt'>, at: Date) {
  return at.getTime() - Date.parse(lastUsedAt) > sessionLimits.useNoted
}
