import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

const fileMark = 0x04034b50
const entryMark = 0x02014b50
const endMark = 0x06054b50

const endBytes = 22
const entryBytes = 46
const longestComment = 0xffff

/** An office document has some hundred parts, each with a name of some fifty bytes. */
const largestDirectory = 1024 * 1024

/** The names in a zip archive, by its directory; undefined for other files. Nothing is unpacked. */
export async function zipNames(path: string, bytes: number): Promise<string[] | undefined> {
  await using file = await open(path)
  const head = await bytesOf(file, 0, 4)
  if (head.length < 4 || head.readUInt32LE() !== fileMark) return undefined
  const tail = await bytesOf(file, Math.max(0, bytes - endBytes - longestComment), bytes)
  const end = endOf(tail)
  if (!end) return undefined
  const [size, start] = [end.readUInt32LE(12), end.readUInt32LE(16)]
  if (size > largestDirectory || start + size > bytes) return undefined
  return namesIn(await bytesOf(file, start, start + size), end.readUInt16LE(10))
}

/** The last one whose comment ends with the file. */
function endOf(tail: Buffer) {
  for (let at = tail.length - endBytes; at >= 0; at--) {
    if (isEndAt(tail, at)) return tail.subarray(at)
  }
  return undefined
}

function isEndAt(tail: Buffer, at: number) {
  if (tail.readUInt32LE(at) !== endMark) return false
  return at + endBytes + tail.readUInt16LE(at + 20) === tail.length
}

/** Undefined where the directory does not have as many names as it says. */
function namesIn(directory: Buffer, count: number) {
  const names: string[] = []
  let at = 0
  while (at + entryBytes <= directory.length && directory.readUInt32LE(at) === entryMark) {
    const length = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + entryBytes, at + entryBytes + length))
    at += entryBytes + length + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names.length === count && at === directory.length ? names : undefined
}

async function bytesOf(file: FileHandle, from: number, to: number) {
  const length = Math.max(0, to - from)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}
