import { sql } from 'kysely'

/** Of the texts that a filter suggests. */
export const textsSuggested = 10

const beyondAscii = /[^\p{ASCII}]/u

/** Matches rows whose column contains this text, in small letters or capitals of any alphabet. */
export function containsText(column: string, text: string) {
  const small = text.toLowerCase()
  const pattern = `%${small.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  // What both engines have is faster, and enough where all letters are from A to Z.
  const smallLetters = sql.raw(beyondAscii.test(small) ? 'small_letters' : 'lower')
  return sql<boolean>`${smallLetters}(${sql.ref(column)}) like ${pattern} escape ${'\\'}`
}
