import type { OwnEnquiry, OwnReply, OwnStatus } from '#contract/own-enquiries/own-enquiry.ts'
import type { Db } from '../app.ts'
import { findEnquiryProducts } from '../enquiries/enquiry-products.ts'
import { findAttachmentFile } from '../replies/find-attachments.ts'
import type { AttachmentFile } from '../replies/reply-attachments-table.ts'
import { ownSubmissions } from './own-submissions.ts'
import type { Owner, SubmissionStatus } from './own-submissions.ts'

const statusOf: Record<SubmissionStatus, OwnStatus> = {
  pending: 'received',
  responded: 'in-progress',
  contacted: 'in-progress',
  closed: 'closed',
  completed: 'closed',
}

type Slice = { page: number; limit: number }

/** The newest first. */
export async function findOwnEnquiries(
  db: Db,
  owner: Owner,
  { page, limit }: Slice,
): Promise<OwnEnquiry[]> {
  const rows = await ownSubmissions(db, owner)
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return withReplies(db, rows)
}

export async function countOwnEnquiries(db: Db, owner: Owner): Promise<number> {
  const { count } = await ownSubmissions(db, owner)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Undefined also where it is somebody else's. */
export async function findOwnEnquiry(
  db: Db,
  owner: Owner,
  reference: string,
): Promise<OwnEnquiry | undefined> {
  const rows = await ownSubmissions(db, owner)
    .selectAll()
    .where('reference', '=', reference)
    .execute()
  const [enquiry] = await withReplies(db, rows)
  return enquiry
}

/** Undefined also where it went to somebody else. */
export async function findOwnAttachment(
  db: Db,
  owner: Owner,
  { reference, attachmentId }: { reference: string; attachmentId: string },
): Promise<AttachmentFile | undefined> {
  const submission = await ownSubmissions(db, owner)
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return submission && findAttachmentFile(db, submission.id, attachmentId)
}

type OwnRow = Omit<OwnEnquiry, 'status' | 'replies' | 'products'> & {
  id: string
  status: SubmissionStatus
}

async function withReplies(db: Db, rows: OwnRow[]): Promise<OwnEnquiry[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const replies = await findRepliesTo(db, ids)
  const products = await findEnquiryProducts(db, ids)
  return rows.map(({ id, status, ...row }) => ({
    ...row,
    status: statusOf[status],
    products: products.get(id) ?? [],
    replies: replies.get(id) ?? [],
  }))
}

/** The oldest first, by the id of what they reply to. */
async function findRepliesTo(db: Db, ids: string[]): Promise<Map<string, OwnReply[]>> {
  const rows = await db
    .selectFrom('replies')
    .select(['id', 'submissionId', 'at', 'subject', 'text'])
    .where('submissionId', 'in', ids)
    .orderBy('id')
    .execute()
  const files = await findAttachments(db, ids)
  const replies = rows.map(({ id, ...row }) => ({ ...row, attachments: files.get(id) ?? [] }))
  const grouped = Map.groupBy(replies, ({ submissionId }) => submissionId)
  return new Map(
    Array.from(grouped, ([id, replies]) => [
      id,
      replies.map(({ submissionId: _, ...reply }) => reply),
    ]),
  )
}

async function findAttachments(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('replyAttachments')
    .innerJoin('replies', 'replies.id', 'replyAttachments.replyId')
    .select(['replyAttachments.id', 'replyId', 'name', 'bytes'])
    .where('submissionId', 'in', ids)
    .orderBy('replyAttachments.id')
    .execute()
  const grouped = Map.groupBy(rows, ({ replyId }) => replyId)
  return new Map(
    Array.from(grouped, ([id, files]) => [id, files.map(({ replyId: _, ...file }) => file)]),
  )
}
