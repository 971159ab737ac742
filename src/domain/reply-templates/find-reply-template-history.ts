import { keysOf } from '#contract/keys-of.ts'
import { replyTemplateLabels } from '#contract/reply-templates/reply-template.ts'
import type {
  ReplyTemplateEvent,
  ReplyTemplateTexts,
} from '#contract/reply-templates/reply-template.ts'
import type { TextChange } from '#contract/text-change.ts'
import { textField } from '#platform/unknown-fields.ts'
import type { Db } from '../app.ts'
import { findRecordEvents } from '../audit/find-record-events.ts'
import { requireReplyTemplate } from './find-reply-templates.ts'

const kinds = {
  'reply-template.added': 'added',
  'reply-template.changed': 'changed',
  'reply-template.deleted': 'deleted',
  'reply-template.restored': 'restored',
} as const

const actions = keysOf(kinds)

/** Who changed which text from what to what, the last change first. */
export async function findReplyTemplateHistory(db: Db, id: string): Promise<ReplyTemplateEvent[]> {
  await requireReplyTemplate(db, id)
  const events = await findRecordEvents(db, [id], actions)
  return events.map(({ id, at, by, action, before, after }) => {
    const kind = kinds[actions.find((known) => known === action) ?? 'reply-template.changed']
    const changes = kind === 'changed' ? changesBetween(textsIn(before), textsIn(after)) : []
    return { id, at, by, kind, changes }
  })
}

/** As an audit event holds them. */
export function textsIn(recorded: string | null): ReplyTemplateTexts {
  const texts: unknown = JSON.parse(recorded ?? '{}')
  return {
    name: textField(texts, 'name') ?? '',
    subject: textField(texts, 'subject') ?? null,
    body: textField(texts, 'body') ?? '',
  }
}

function changesBetween(before: ReplyTemplateTexts, after: ReplyTemplateTexts): TextChange[] {
  return keysOf(replyTemplateLabels)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field,
      label: replyTemplateLabels[field],
      from: before[field] ?? '',
      to: after[field] ?? '',
    }))
}
