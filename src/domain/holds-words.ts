import { sql } from 'kysely'
import { wordsIn } from './fold-text.ts'

type Searched = 'searchText' | 'contacts.searchText' | 'enquiries.searchText'

/** Fewer characters are found within too many numbers. */
const shortestNumber = 4

/**
 * Matches rows whose column contains every word of the search, or its number however that is written:
 * `98450 12345` is found by `9845012345` and `+91-98450-12345`. A search without words matches nothing.
 */
export function holdsWords(column: Searched, q: string) {
  const words = wordsIn(q)
  if (words.length === 0) return sql<boolean>`1 = 0`
  const likes = words.map((word) => sql`${sql.ref(column)} like ${`%${word}%`}`)
  const holdsAll = sql.join(likes, sql` and `)
  const number = numberIn(words)
  if (number === undefined) return sql<boolean>`(${holdsAll})`
  const holdsNumber = sql`replace(${sql.ref(column)}, ' ', '') like ${`%${number}%`}`
  return sql<boolean>`(${holdsAll} or ${holdsNumber})`
}

/** A phone number, reference or GST number without its spaces; a phone number without its country. */
function numberIn(words: string[]) {
  const joined = words.join('')
  if (joined.length < shortestNumber || !/\d/.test(joined)) return undefined
  return /^(?:0|91)(\d{10})$/.exec(joined)?.[1] ?? joined
}
