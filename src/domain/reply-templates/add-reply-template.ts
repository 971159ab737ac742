import type { ReplyTemplateForm } from '#contract/reply-templates/reply-template-form.ts'
import {
  replyTemplateLimits,
  replyTemplateMessages,
} from '#contract/reply-templates/reply-template.ts'
import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { placeOfNew } from '../order-rules.ts'
import { Refusal } from '../refusal.ts'
import { findTemplateOrder, findTemplatePlaces, templateOf } from './find-reply-templates.ts'
import { orNameTaken } from './or-name-taken.ts'

/** After the others. */
export async function addReplyTemplate(
  app: App,
  by: Administrator,
  form: ReplyTemplateForm,
): Promise<ReplyTemplate> {
  const id = newId()
  await orNameTaken(() =>
    inTransaction(app, async (app) => {
      const inUse = await findTemplateOrder(app.db)
      if (inUse.length >= replyTemplateLimits.templates) {
        throw new Refusal('conflict', replyTemplateMessages.tooMany)
      }
      const place = placeOfNew(await findTemplatePlaces(app.db), 1, 'last')
      const row = { id, ...form, place, addedAt: now(app.clock), deletedAt: null }
      await app.db.insertInto('replyTemplates').values(row).execute()
      await recordAudit(app, by, {
        action: 'reply-template.added',
        subjectId: id,
        after: form,
      })
    }),
  )
  return templateOf({ id, ...form })
}
