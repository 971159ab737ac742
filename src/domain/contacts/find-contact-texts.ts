import { sql } from 'kysely'
import type { Db } from '../app.ts'
import { containsText, textsSuggested } from '../contains-text.ts'
import { contactsInUse } from './contacts-in-use.ts'

type Wanted = { of: 'company'; q?: string | undefined }

/** The companies of messages that contain what is typed, the most frequent first. */
export async function findContactTexts(db: Db, { of, q = '' }: Wanted): Promise<string[]> {
  const rows = await contactsInUse(db)
    .select((row) => row.fn.min<string>(of).as('text'))
    .where(containsText(of, q))
    .groupBy(sql`lower(${sql.ref(of)})`)
    .orderBy((row) => row.fn.countAll(), 'desc')
    .orderBy('text')
    .limit(textsSuggested)
    .execute()
  return rows.map(({ text }) => text)
}
