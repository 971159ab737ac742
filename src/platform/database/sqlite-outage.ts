import { databaseUnwritable } from '../unavailable.ts'
import { numberField } from '../unknown-fields.ts'

/** BUSY, READONLY, IOERR, FULL and CANTOPEN. The upper bytes of a code only say more of it. */
const passing = new Set([5, 8, 10, 13, 14])

/** The message for a temporary error of SQLite; undefined for every other error. */
export function sqliteOutageOf(error: unknown) {
  const errcode = numberField(error, 'errcode')
  if (errcode === undefined || !passing.has(errcode & 0xff)) return undefined
  return databaseUnwritable(error)
}
