import { replyMessages } from '#contract/submissions/reply.ts'
import { now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { indianTimeSince } from '../indian-time.ts'
import { Refusal } from '../refusal.ts'
import { shownPerson } from '../shown-person.ts'

type Seen = {
  submissionId: string
  /** Null or empty where there was none; absent where nobody asks. */
  lastReplyId: string | null | undefined
}

/** Two answers that contradict each other reach the sender otherwise. */
export async function refuseIfRepliedMeanwhile(
  { db, clock }: App,
  { accountId }: Administrator,
  { submissionId, lastReplyId }: Seen,
) {
  if (lastReplyId === undefined) return
  const last = await db
    .selectFrom('replies')
    .innerJoin('accounts', 'accounts.id', 'replies.accountId')
    .select(['replies.id', 'at', 'accountId', shownPerson().as('by')])
    .where('submissionId', '=', submissionId)
    // As the history shows them.
    .orderBy('at', 'desc')
    .orderBy('replies.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || last.id === lastReplyId) return
  const { id, at, by } = last
  const who = last.accountId === accountId ? 'You' : by
  const text = replyMessages.repliedMeanwhile(who, indianTimeSince(at, now(clock)))
  throw new Refusal('conflict', text, { details: { lastReply: { id, at, by } } })
}
