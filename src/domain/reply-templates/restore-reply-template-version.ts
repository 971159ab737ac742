import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { Refusal } from '../refusal.ts'
import { changeReplyTemplate } from './change-reply-template.ts'
import { textsIn } from './find-reply-template-history.ts'

type Version = { id: string; eventId: string }

/** The texts as they were before a change. It is a change like others, so it can be taken back too. */
export async function restoreReplyTemplateVersion(
  app: App,
  by: Administrator,
  version: Version,
): Promise<ReplyTemplate> {
  return inTransaction(app, async (app) =>
    changeReplyTemplate(app, by, version.id, await requireTextsBefore(app.db, version)),
  )
}

async function requireTextsBefore(db: Db, { id, eventId }: Version) {
  const event = await db
    .selectFrom('audit')
    .select('before')
    .where('id', '=', eventId)
    .where('subjectId', '=', id)
    .where('action', '=', 'reply-template.changed')
    .executeTakeFirst()
  if (!event) throw new Refusal('not-found', replyTemplateMessages.versionUnknown)
  return textsIn(event.before)
}
