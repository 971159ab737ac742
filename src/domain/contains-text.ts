import { sql } from 'kysely'

/** Of the texts that a filter suggests. */
export const textsSuggested = 10

/** Matches rows whose column contains this text, in small letters or capitals. */
export function containsText(column: string, text: string) {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape ${'\\'}`
}
