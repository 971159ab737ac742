import { closeSync, openSync, readSync } from 'node:fs'
import { bytesOf, walPath } from './sqlite-path.ts'

const walHeaderBytes = 32
const frameHeaderBytes = 24
const walMagic = 0x377f0682
const walMode = 2

/** Places in the first page of a database, and in the headers of a log and of a frame. */
const at = { pageSize: 16, writeMode: 18, commitNumber: 60, walPageSize: 8, walSalts: 16 }

/** How often a file that a running server may be writing is read before it is believed. */
const readings = 3

/**
 * True where the write-ahead log beside a database file was not written for this file, as when an
 * older copy was put in the place of a database that did not stop cleanly. SQLite would apply it.
 * The commits in a log are numbered on from the commit that the file holds (`numberCommit`), and a
 * file that holds one of the log's own commits has its first page from that log, byte for byte.
 */
export function isForeignWal(path: string) {
  for (let reading = 0; reading < readings; reading++) {
    if (fits(path)) return false
  }
  return true
}

function fits(path: string) {
  if (bytesOf(path) < 512 || bytesOf(walPath(path)) <= walHeaderBytes) return true
  const page = readFirstPage(path)
  const firstPages = page && readFirstPagesIn(walPath(path), page.length)
  if (!firstPages || firstPages === 'empty') return true
  // All that we write is in this mode, except for backups.
  if (page[at.writeMode] !== walMode || firstPages === 'other-page-size') return false
  return followsOn(page, firstPages)
}

function followsOn(page: Buffer, firstPages: Buffer[]) {
  const numbers = firstPages.map(numberOf)
  const [first] = numbers
  const number = numberOf(page)
  // Without a first page in it, such as one written by another program, a log says nothing of its file.
  if (first === undefined || number === first || number === first - 1) return true
  return firstPages.some((other) => other.equals(page))
}

function numberOf(page: Buffer) {
  return page.readUInt32BE(at.commitNumber)
}

function readFirstPage(path: string) {
  const header = readBytes(path, 0, 512)
  if (header.subarray(0, 15).toString() !== 'SQLite format 3') return undefined
  const size = header.readUInt16BE(at.pageSize)
  return readBytes(path, 0, size === 1 ? 65_536 : size)
}

type Wal = { file: number; pageSize: number; salts: Buffer }

/** Every version of the first page that the log holds, the oldest first. */
function readFirstPagesIn(path: string, pageSize: number) {
  const header = readBytes(path, 0, walHeaderBytes)
  if (header.length < walHeaderBytes || (header.readUInt32BE(0) & ~1) >>> 0 !== walMagic) {
    return 'empty'
  }
  if (header.readUInt32BE(at.walPageSize) !== pageSize) return 'other-page-size'
  const salts = header.subarray(at.walSalts, at.walSalts + 8)
  const file = openSync(path, 'r')
  try {
    return firstPagesIn({ file, pageSize, salts })
  } finally {
    closeSync(file)
  }
}

/** What follows a frame of other salts is left over from the time before the log began anew. */
function firstPagesIn({ file, pageSize, salts }: Wal) {
  const frame = Buffer.alloc(frameHeaderBytes + pageSize)
  const pages: Buffer[] = []
  let offset = walHeaderBytes
  while (isFrame(file, frame, offset, salts)) {
    if (frame.readUInt32BE(0) === 1) pages.push(Buffer.from(frame.subarray(frameHeaderBytes)))
    offset += frame.length
  }
  return offset === walHeaderBytes ? 'empty' : pages
}

function isFrame(file: number, frame: Buffer, offset: number, salts: Buffer) {
  const bytes = readSync(file, frame, 0, frame.length, offset)
  return bytes === frame.length && frame.subarray(8, 16).equals(salts)
}

function readBytes(path: string, offset: number, length: number) {
  const file = openSync(path, 'r')
  try {
    const buffer = Buffer.alloc(length)
    return buffer.subarray(0, readSync(file, buffer, 0, length, offset))
  } finally {
    closeSync(file)
  }
}
