import type { Db } from '../app.ts'

type Submissions = 'enquiries' | 'contacts'

type Old = { before: string; limit: number }

export async function findOldSubmissions(db: Db, table: Submissions, { before, limit }: Old) {
  const rows = await oldSubmissions(db, table, before)
    .select(`${table}.id`)
    .orderBy(`${table}.createdAt`)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countOldSubmissions(db: Db, table: Submissions, before: string) {
  const counted = oldSubmissions(db, table, before).select((row) =>
    row.fn.countAll<number>().as('count'),
  )
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Those to which nothing has happened since a moment: no reply, no note, no day to return to them. */
function oldSubmissions(db: Db, table: Submissions, before: string) {
  return db
    .selectFrom(table)
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
}
