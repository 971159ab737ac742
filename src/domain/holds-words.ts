import { sql } from 'kysely'
import { wordsIn } from './fold-text.ts'

type Searched = 'searchText' | 'contacts.searchText'

/** Matches rows whose column contains every word of the search. A search without words matches nothing. */
export function holdsWords(column: Searched, q: string) {
  const words = wordsIn(q)
  if (words.length === 0) return sql<boolean>`1 = 0`
  const likes = words.map((word) => sql`${sql.ref(column)} like ${`%${word}%`}`)
  return sql<boolean>`(${sql.join(likes, sql` and `)})`
}
