import type { App } from '../app.ts'
import { countedLimits } from './counted-limits.ts'
import { blockedBy, countOneMore, lockCount } from './lock-count.ts'
import { tooMany } from './too-many.ts'

const limit = countedLimits.submissionsFromAddress

/**
 * Counts a submission that is about to be stored, or refuses it. Belongs in the transaction that
 * stores it, so that a refused submission leaves no row, and a repeated one is not counted.
 */
export async function countSubmission(app: App, address: string) {
  if (!app.rateLimits) return
  const count = await lockCount(app, limit, address)
  const at = blockedBy(count)
  if (at) throw tooMany(app, 'messages', { at, window: limit.window })
  await countOneMore(app, count)
}
