import { DatabaseSync } from 'node:sqlite'
import { messageOf, numberField } from '../unknown-fields.ts'

/** SQLITE_CORRUPT, SQLITE_NOTADB. The upper bits say more of the same. */
const damageCodes = [11, 26]

/** `quick_check` does not compare indexes with their tables, and takes a third of the time. */
type Check = 'quick_check' | 'integrity_check'

/** What is wrong with a database file, in SQLite's words; undefined for a sound one. Changes nothing. */
export function findSqliteDamage(path: string, check: Check = 'quick_check') {
  try {
    using database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    const [first] = database.prepare(`pragma ${check}(1)`).all()
    const text = String(Object.values(first ?? {})[0])
    return text === 'ok' ? findBrokenReference(database, check) : text
  } catch (error) {
    if (isSqliteDamage(error)) return messageOf(error)
    throw error
  }
}

function findBrokenReference(database: DatabaseSync, check: Check) {
  if (check === 'quick_check') return undefined
  const [first] = database.prepare('pragma foreign_key_check').all()
  return (
    first &&
    `a row of ${String(first['table'])} names a row of ${String(first['parent'])} that is not there`
  )
}

export function isSqliteDamage(error: unknown) {
  const errcode = numberField(error, 'errcode')
  return errcode !== undefined && damageCodes.includes(errcode & 0xff)
}
