import { ago, minute, now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import { tooMany } from './too-many.ts'

const publicPostLimits = {
  window: 10 * minute,
  /** Forms from one address. */
  perAddress: 20,
} as const

/** Counts a form that was sent, or refuses it. Counted first: of many at once the last sees them all. */
export async function reservePost(app: App, address: string) {
  if (!app.rateLimits) return
  const id = newId()
  await app.db
    .insertInto('publicPosts')
    .values({ id, address, at: now(app.clock) })
    .execute()
  const recent = await app.db
    .selectFrom('publicPosts')
    .select('at')
    .where('address', '=', address)
    .where('at', '>', ago(app.clock, publicPostLimits.window))
    .orderBy('at', 'desc')
    .limit(publicPostLimits.perAddress + 1)
    .execute()
  const mustPass = recent[publicPostLimits.perAddress]
  if (!mustPass) return
  await app.db.deleteFrom('publicPosts').where('id', '=', id).execute()
  throw tooMany(app, 'messages', { at: mustPass.at, window: publicPostLimits.window })
}

/** An address is kept no longer than it is asked for. */
export async function forgetOldPosts(app: App) {
  await app.db
    .deleteFrom('publicPosts')
    .where('at', '<=', ago(app.clock, publicPostLimits.window))
    .execute()
}
