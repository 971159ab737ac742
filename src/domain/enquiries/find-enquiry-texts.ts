import { sql } from 'kysely'
import type { Db } from '../app.ts'
import { containsText, textsSuggested } from '../contains-text.ts'
import { enquiriesInUse } from './enquiries-in-use.ts'

type Wanted = { of: 'product' | 'company'; q?: string | undefined }

/** The products or companies of enquiries that contain what is typed, the most frequent first. */
export async function findEnquiryTexts(db: Db, { of, q = '' }: Wanted): Promise<string[]> {
  const rows = await enquiriesInUse(db)
    .select((row) => row.fn.min<string>(of).as('text'))
    .where(containsText(of, q))
    .groupBy(sql`lower(${sql.ref(of)})`)
    .orderBy((row) => row.fn.countAll(), 'desc')
    .orderBy('text')
    .limit(textsSuggested)
    .execute()
  return rows.map(({ text }) => text)
}
