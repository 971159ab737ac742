import type { ReplyTemplate } from '#contract/reply-templates/reply-template.ts'

export type ReplyTemplatesTable = Omit<ReplyTemplate, 'version'> & {
  /** Only orders the list: places may be negative and have gaps. */
  place: number
  addedAt: string
  /** It can be restored until it is purged. */
  deletedAt: string | null
}
