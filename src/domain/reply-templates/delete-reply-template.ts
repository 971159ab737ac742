import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor, Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { purgeExpired, putInTrash, requireInTrash, takeFromTrash } from '../deleted-rows.ts'
import { Refusal } from '../refusal.ts'
import { nameTakenRefusal, orNameTaken } from './or-name-taken.ts'

export async function deleteReplyTemplate(app: App, by: Administrator, id: string) {
  await inTransaction(app, async (app) => {
    if (!(await putInTrash(app, 'replyTemplates', id))) {
      throw new Refusal('not-found', replyTemplateMessages.notFound)
    }
    await recordAudit(app, by, { action: 'reply-template.deleted', subjectId: id })
  })
}

/** At the place that it had. */
export async function restoreReplyTemplate(app: App, by: Actor, id: string) {
  await orNameTaken(() => takeTemplateFromTrash(app, by, id))
}

/** The index may refuse its name all the same, where a template of that name comes at the same time. */
export async function takeTemplateFromTrash(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    await refuseTakenName(app, id)
    await takeFromTrash(app, 'replyTemplates', id)
    await recordAudit(app, by, { action: 'reply-template.restored', subjectId: id })
  })
}

/** PostgreSQL ends a transaction in which the index refuses it, with all else that it restores. */
async function refuseTakenName({ db }: App, id: string) {
  const other = await db
    .selectFrom('replyTemplates')
    .innerJoin('replyTemplates as deleted', 'deleted.name', 'replyTemplates.name')
    .select('replyTemplates.id')
    .where('deleted.id', '=', id)
    .where('deleted.deletedAt', 'is not', null)
    .where('replyTemplates.deletedAt', 'is', null)
    .executeTakeFirst()
  if (other) throw nameTakenRefusal()
}

/** Gives its name. */
export async function purgeReplyTemplate(app: App, by: Actor, id: string) {
  return inTransaction(app, async (app) => {
    await requireInTrash(app, 'replyTemplates', id)
    const { name } = await app.db
      .deleteFrom('replyTemplates')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirstOrThrow()
    await recordAudit(app, by, { action: 'reply-template.purged', subjectId: id })
    return name
  })
}

/** Texts about nobody: no event names them. */
export async function purgeOldReplyTemplates(app: App, signal: AbortSignal) {
  const purge = ({ db }: App, ids: string[]) =>
    db.deleteFrom('replyTemplates').where('id', 'in', ids).execute()
  return purgeExpired(app, 'replyTemplates', purge, signal)
}
