import { closeSync, existsSync, mkdtempSync, openSync, rmdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { messageOf, textField } from '../unknown-fields.ts'

/** Ends the start where a file that is there cannot be read and written. Nothing may have it open in this process. */
export function refuseUnwritableFile(path: string) {
  if (existsSync(path)) orRefuse(path, () => closeSync(openSync(path, 'r+')))
}

/** The same for a folder in which nothing can be made, as SQLite makes its log beside the database. */
export function refuseUnwritableFolder(path: string) {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (isFolder) orRefuse(path, () => rmdirSync(mkdtempSync(join(path, '.check-'))))
}

function orRefuse(path: string, attempt: () => void) {
  try {
    attempt()
  } catch (error) {
    const isOfAnother = ['EACCES', 'EPERM'].includes(textField(error, 'code') ?? '')
    const remedy = isOfAnother
      ? '. It may belong to another user since something was run as root: give DATA_DIR to the user of the server (chown -R)'
      : ''
    throw new StartError(`${path} cannot be read and written: ${messageOf(error)}${remedy}`, {
      cause: error,
    })
  }
}
