import type { Db } from '../app.ts'

type Old = { before: string; limit: number }

/** Submissions to which nothing has happened since a moment: no reply, no note, no day to return to them. */
export async function findOldSubmissions(
  db: Db,
  table: 'enquiries' | 'contacts',
  { before, limit }: Old,
) {
  const rows = await db
    .selectFrom(table)
    .select(`${table}.id`)
    .where(`${table}.createdAt`, '<=', before)
    .where(`${table}.followUpOn`, 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('replies')
            .select('replies.id')
            .whereRef('replies.submissionId', '=', `${table}.id`)
            .where('replies.at', '>', before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enquiryNotes')
            .select('enquiryNotes.id')
            .whereRef('enquiryNotes.enquiryId', '=', `${table}.id`)
            .where('enquiryNotes.at', '>', before),
        ),
      ),
    )
    .orderBy(`${table}.createdAt`)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
