import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'
import { replyTemplateMessages } from '#contract/reply-templates/reply-template.ts'
import type { Db } from '../app.ts'
import type { OrderedRow } from '../order-rules.ts'
import { Refusal } from '../refusal.ts'
import { versionOf } from '../refuse-unless-current.ts'

/** In their order. */
export async function findReplyTemplates(db: Db): Promise<ReplyTemplate[]> {
  const rows = await templatesInUse(db)
    .select(['id', 'name', 'subject', 'body'])
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map(templateOf)
}

export async function findTemplateOrder(db: Db): Promise<OrderedRow[]> {
  return templatesInUse(db).select(['id', 'place']).orderBy('place').orderBy('id').execute()
}

/** With those that can be restored, at their place. */
export async function findTemplatePlaces(db: Db): Promise<OrderedRow[]> {
  return db.selectFrom('replyTemplates').select(['id', 'place']).orderBy('place').execute()
}

export async function requireReplyTemplate(db: Db, id: string): Promise<ReplyTemplate> {
  const template = await templatesInUse(db)
    .select(['id', 'name', 'subject', 'body'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!template) throw new Refusal('not-found', replyTemplateMessages.notFound)
  return templateOf(template)
}

export function templateOf(template: Omit<ReplyTemplate, 'version'>): ReplyTemplate {
  const { name, subject, body } = template
  return { ...template, version: versionOf([name, subject, body]) }
}

function templatesInUse(db: Db) {
  return db.selectFrom('replyTemplates').where('deletedAt', 'is', null)
}
