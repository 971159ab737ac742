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
  /** On disk, whole, once this is fulfilled. What stands under a key is replaced, and its time is new. */
  put(key: string, source: FileSource): Promise<void>
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  head(key: string): Promise<StoredFile | undefined>
  /** Gives whether a file went: none does where there is none, or where it was put since then. */
  delete(key: string, unlessChangedSince?: Date): Promise<boolean>
  list(prefix: string): AsyncIterable<StoredFile & { key: string }>
}
