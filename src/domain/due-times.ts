import { sql } from 'kysely'
import { fromNow, now } from '#platform/clock/clock.ts'
import type { Clock } from '#platform/clock/clock.ts'

/**
 * Work that is tried again until it succeeds, and is due. A clock that was set back leaves times that are
 * much further away than any pause, and first tries that are not due yet: both are due at once.
 */
export function isDue(clock: Clock, longestPause: number) {
  const [nextTryAt, attempts] = [sql.ref('nextTryAt'), sql.ref('attempts')]
  const isLeftBehind = sql`${nextTryAt} > ${fromNow(clock, 2 * longestPause)} or ${attempts} = 0`
  return sql<boolean>`(${nextTryAt} is not null and (${nextTryAt} <= ${now(clock)} or ${isLeftBehind}))`
}

/**
 * No process is working on it. A claim that lasts far longer than the lease is of a clock that was set back:
 * one that lasts a little longer is of another process whose clock is ahead.
 */
export function isUnclaimed(clock: Clock, lease: number) {
  const claimedUntil = sql.ref('claimedUntil')
  return sql<boolean>`(${claimedUntil} < ${now(clock)} or ${claimedUntil} > ${fromNow(clock, 2 * lease)})`
}
