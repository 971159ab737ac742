import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../start-error.ts'
import { numberField, textField } from '../unknown-fields.ts'

const sqliteFull = 13

/** READONLY, IOERR and CANTOPEN: what SQLite reports where it cannot make the files it needs beside the database. */
const sqlitePerhapsFull = [8, 10, 14]

/** Less than SQLite needs to open a database. */
const leastFreeBytes = 128 * 1024

/** Less than a document with pictures, which takes seconds to make, is large. */
const documentBytes = 1024 * 1024

/** True where an error, or one that caused it, comes of a full disk below `folder`. */
export function isDiskFull(error: unknown, folder: string): boolean {
  if (!(error instanceof Error)) return false
  const code = textField(error, 'code')
  const errcode = numberField(error, 'errcode') ?? 0
  if (code === 'ENOSPC' || code === 'EDQUOT' || (errcode & 0xff) === sqliteFull) return true
  if (sqlitePerhapsFull.includes(errcode & 0xff) && freeBytes(folder) < leastFreeBytes) return true
  return isDiskFull(error.cause, folder)
}

/** Of commands at the terminal: the disk is one text with what to do. Does nothing about another error. */
export function refuseFullDisk(error: unknown, folder: string) {
  if (!isDiskFull(error, folder)) return
  // Without the cause, by which whoever catches this would take it for a full disk of their own.
  throw new StartError(`The disk that holds ${folder} is full. Free some space and run this again.`)
}

/** Whether what takes long to make could be stored. */
export function hasRoomForDocument(folder: string) {
  return freeBytes(folder) >= documentBytes
}

/** A folder that could not be made has the room of the one above it. */
function freeBytes(folder: string): number {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder)
    // Some network and virtual file systems do not say how large they are.
    return blocks === 0 ? Infinity : bavail * bsize
  } catch {
    const above = dirname(folder)
    return above === folder ? Infinity : freeBytes(above)
  }
}
