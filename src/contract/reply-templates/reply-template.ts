/** A text for replies, with placeholders. */
export type ReplyTemplate = {
  id: string
  name: string
  /** Null where a reply keeps the subject that it has. */
  subject: string | null
  body: string
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
  deleted: 'Template deleted',
  restored: 'Template restored',
  reordered: 'Templates reordered',
  loadFailed: 'Failed to load the templates',
  addFailed: 'Failed to add the template',
  changeFailed: 'Failed to update the template',
  deleteFailed: 'Failed to delete the template',
  restoreFailed: 'Failed to restore the template',
  orderFailed: 'Failed to reorder the templates',
} as const
