import { sql } from 'kysely'
import { containsText } from './contains-text.ts'
import { folded, wordsIn, writtenWordsIn } from './fold-text.ts'

type Searched = 'searchText' | 'contacts.searchText' | 'enquiries.searchText'

/** Fewer characters are found within too many numbers. */
const shortestNumber = 4

/** Stored as it was written: unlike the searched columns it is not folded. */
type Written = 'contacts.message' | 'enquiries.message'

/**
 * Matches rows whose column contains every word of the search, or its number however that is written:
 * `98450 12345` is found by `9845012345` and `+91-98450-12345`. With a written text, each word may also
 * stand there. A search without words matches nothing.
 */
export function holdsWords(column: Searched, q: string, written?: Written) {
  const words = wordsIn(q)
  if (words.length === 0) return sql<boolean>`1 = 0`
  const likes = written
    ? writtenWordsIn(q).map((word) => standsInEither(column, written, word))
    : words.map((word) => standsIn(column, word))
  const holdsAll = sql.join(likes, sql` and `)
  const number = numberIn(words)
  if (number === undefined) return sql<boolean>`(${holdsAll})`
  const holdsNumber = sql`replace(${sql.ref(column)}, ' ', '') like ${`%${number}%`}`
  return sql<boolean>`(${holdsAll} or ${holdsNumber})`
}

function standsIn(column: Searched, word: string) {
  return sql<boolean>`${sql.ref(column)} like ${`%${word}%`}`
}

/** The folded column first: the longer text is read only where that does not match. */
function standsInEither(column: Searched, written: Written, word: string) {
  return sql<boolean>`(${standsIn(column, folded(word))} or ${containsText(written, word)})`
}

/** A phone number, reference or GST number without its spaces; a phone number without its country. */
function numberIn(words: string[]) {
  const joined = words.join('')
  if (joined.length < shortestNumber || !/\d/.test(joined)) return undefined
  return /^(?:0|91)(\d{10})$/.exec(joined)?.[1] ?? joined
}
