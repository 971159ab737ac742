import type { Readable } from 'node:stream'

/** What is stored: bytes in memory, or a file on this machine. */
export type FileSource = Buffer | { path: string; bytes: number }

export type StoredFile = { bytes: number; changedAt: Date }

/** From the first byte to the last, both included. */
export type ByteRange = { first: number; last: number }

/**
 * The store of uploads: a folder, or an S3 store. Keys are short paths of small letters, digits,
 * `-`, `.` and `/`, made by us, never by a sender.
 */
export type Files = {
  /** Fulfilled when the whole file is on disk. Replaces the file of this key, which then has a new time. */
  put(key: string, source: FileSource): Promise<void>
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  head(key: string): Promise<StoredFile | undefined>
  /** False where there was no file, or it was put after `unlessChangedSince`. */
  delete(key: string, unlessChangedSince?: Date): Promise<boolean>
  list(prefix: string): AsyncIterable<StoredFile & { key: string }>
}
