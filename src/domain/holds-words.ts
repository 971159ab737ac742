import { sql } from 'kysely'
import { wordsIn } from './fold-text.ts'

type Searched = 'searchText' | 'contacts.searchText'

/** True of the rows with every word of the search in the column. One without a word finds nothing. */
export function holdsWords(column: Searched, q: string) {
  const words = wordsIn(q)
  if (words.length === 0) return sql<boolean>`1 = 0`
  const likes = words.map((word) => sql`${sql.ref(column)} like ${`%${word}%`}`)
  return sql<boolean>`(${sql.join(likes, sql` and `)})`
}
