import { sql } from 'kysely'
import { fromNow, now } from '#platform/clock/clock.ts'
import type { Clock } from '#platform/clock/clock.ts'

/**
 * Whether work that is tried again until it succeeds is due. After the clock was set back, its next try may
 * be further away than any pause, and a first try in the future: both are due at once.
 */
export function isDue(clock: Clock, longestPause: number) {
  const [nextTryAt, attempts] = [sql.ref('nextTryAt'), sql.ref('attempts')]
  const isLeftBehind = sql`${nextTryAt} > ${fromNow(clock, 2 * longestPause)} or ${attempts} = 0`
  return sql<boolean>`(${nextTryAt} is not null and (${nextTryAt} <= ${now(clock)} or ${isLeftBehind}))`
}

/**
 * Whether no process is working on it. A claim that ends far later than the lease allows was made before the
 * clock was set back; one that ends a little later, by another process whose clock is ahead.
 */
export function isUnclaimed(clock: Clock, lease: number) {
  const claimedUntil = sql.ref('claimedUntil')
  return sql<boolean>`(${claimedUntil} < ${now(clock)} or ${claimedUntil} > ${fromNow(clock, 2 * lease)})`
}
