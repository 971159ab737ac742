const sqliteUnique = 2067
const sqlitePrimaryKey = 1555
const postgresUnique = '23505'

/** Unique constraints decide what may exist once, never a check before the insert. */
export function isUniqueViolation(error: unknown) {
  if (typeof error !== 'object' || error === null) return false
  const { errcode, code } = error as { errcode?: number; code?: string }
  return errcode === sqliteUnique || errcode === sqlitePrimaryKey || code === postgresUnique
}
