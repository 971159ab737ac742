import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { privateFile } from './make-folder.ts'
import { textField } from '../unknown-fields.ts'

/**
 * Makes the file where there is none; one that an earlier version made readable for others is closed
 * to them. It is not opened then: closing it would end the locks that SQLite holds on it in this process.
 */
export function makePrivateFile(path: string) {
  if (existsSync(path)) makePrivateIfThere(path)
  else closeSync(openSync(path, 'a', privateFile))
}

export function makePrivateIfThere(path: string, mode = privateFile) {
  try {
    if (existsSync(path)) chmodSync(path, mode)
  } catch (error) {
    // Somebody else's file may be shared with this process by a group; Windows has no such rights.
    if (textField(error, 'code') !== 'EPERM') throw error
  }
}
