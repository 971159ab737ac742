import { messageOf, textField } from '../unknown-fields.ts'

const postgresUndefinedTable = '42P01'

/** True for the error of a database that has not been migrated yet. */
export function isTableMissing(error: unknown) {
  const isUndefined = textField(error, 'code') === postgresUndefinedTable
  return isUndefined || messageOf(error).startsWith('no such table')
}
