import { numberField, textField } from '../unknown-fields.ts'

const sqliteUnique = 2067
const sqlitePrimaryKey = 1555
const postgresUnique = '23505'

/** Unique constraints decide what may exist once, never a check before the insert. */
export function isUniqueViolation(error: unknown) {
  const errcode = numberField(error, 'errcode')
  if (errcode === sqliteUnique || errcode === sqlitePrimaryKey) return true
  return textField(error, 'code') === postgresUnique
}
