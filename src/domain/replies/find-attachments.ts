import type { Attachment } from '#contract/submissions/attachment.ts'
import type { Db } from '../app.ts'
import type { AttachmentFile } from './reply-attachments-table.ts'

/** Those of all replies to one submission, by the id of the reply. */
export async function findAttachmentsOf(
  db: Db,
  submissionId: string,
): Promise<Map<string, Attachment[]>> {
  const rows = await db
    .selectFrom('replyAttachments')
    .innerJoin('replies', 'replies.id', 'replyAttachments.replyId')
    .select(['replyAttachments.id', 'replyId', 'name', 'bytes'])
    .where('submissionId', '=', submissionId)
    .orderBy('replyAttachments.id')
    .execute()
  const byReply = Map.groupBy(rows, ({ replyId }) => replyId)
  return new Map(
    [...byReply].map(([replyId, files]) => [
      replyId,
      files.map(({ id, name, bytes }) => ({ id, name, bytes })),
    ]),
  )
}

/** One that went out with a reply to this submission. */
export async function findAttachmentFile(
  db: Db,
  submissionId: string,
  id: string,
): Promise<AttachmentFile | undefined> {
  return db
    .selectFrom('replyAttachments')
    .innerJoin('replies', 'replies.id', 'replyAttachments.replyId')
    .select(['fileKey', 'name', 'type', 'bytes'])
    .where('submissionId', '=', submissionId)
    .where('replyAttachments.id', '=', id)
    .executeTakeFirst()
}

/** The catalogue of a category as an attachment. Its file stays as long as a reply names it. */
export async function findCatalogueAttachment(
  db: Db,
  category: string,
): Promise<AttachmentFile | undefined> {
  const row = await db
    .selectFrom('catalogues')
    .select(['fileKey', 'originalName', 'bytes'])
    .where('category', '=', category)
    .executeTakeFirst()
  if (!row) return undefined
  const { fileKey, originalName, bytes } = row
  return { fileKey, name: originalName, type: 'application/pdf', bytes }
}
