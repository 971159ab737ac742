import type { ReplyTemplateChangeForm } from '#contract/reply-templates/reply-template-form.ts'
import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockRow } from '../lock-row.ts'
import { refuseUnlessCurrent } from '../refuse-unless-current.ts'
import { requireReplyTemplate, templateOf } from './find-reply-templates.ts'
import { orNameTaken } from './or-name-taken.ts'

/** The same change again changes nothing and is not recorded. */
export async function changeReplyTemplate(
  app: App,
  by: Administrator,
  id: string,
  { version, ...form }: ReplyTemplateChangeForm,
): Promise<ReplyTemplate> {
  return orNameTaken(() =>
    inTransaction(app, async (app) => {
      await lockRow(app, 'replyTemplates', id)
      const before = await requireReplyTemplate(app.db, id)
      const after = templateOf({ id, ...form })
      if (after.version === before.version) return before
      const { changedMeanwhile } = replyTemplateMessages
      refuseUnlessCurrent(version, before.version, changedMeanwhile, { template: before })
      await app.db.updateTable('replyTemplates').set(form).where('id', '=', id).execute()
      await recordAudit(app, by, {
        action: 'reply-template.changed',
        subjectId: id,
        before,
        after,
      })
      return after
    }),
  )
}
