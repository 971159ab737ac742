import type { TextChange } from '../text-change.ts'

/** A text for replies, with placeholders. */
export type ReplyTemplate = ReplyTemplateTexts & { id: string; version: number }

export type ReplyTemplateTexts = {
  name: string
  /** Null where a reply keeps the subject that it has. */
  subject: string | null
  body: string
}

export const replyTemplateLabels = { name: 'Name', subject: 'Subject', body: 'Text' } as const

export const replyTemplateEventKinds = ['added', 'changed', 'deleted', 'restored'] as const

/** A line of a template's history. */
export type ReplyTemplateEvent = {
  id: string
  at: string
  /** Null for the system itself. */
  by: string | null
  kind: (typeof replyTemplateEventKinds)[number]
  changes: TextChange[]
}

export const replyTemplateLimits = { name: 80, body: 5000, templates: 50 } as const

export const replyTemplateMessages = {
  nameRequired: 'Please write a name',
  bodyRequired: 'Please write the text',
  nameTaken: 'Another template has this name',
  tooMany: `There can be at most ${replyTemplateLimits.templates} templates`,
  notFound: 'Template not found',
  none: 'No templates found',
  added: 'Template added',
  changed: 'Template updated',
  changedMeanwhile: 'Someone else has changed this template since you opened it.',
  deleted: 'Template deleted',
  restored: 'Template restored',
  versionRestored: 'Earlier version restored',
  versionUnknown: 'This version of the template does not exist',
  reordered: 'Templates reordered',
  loadFailed: 'Failed to load the templates',
  addFailed: 'Failed to add the template',
  changeFailed: 'Failed to update the template',
  deleteFailed: 'Failed to delete the template',
  versionFailed: 'Failed to restore the version',
  orderFailed: 'Failed to reorder the templates',
} as const
