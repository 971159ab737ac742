import { text } from 'node:stream/consumers'
import { isFileKey, requireFileKey, requireFilePrefix } from './file-key.ts'
import type { Files, StoredFile } from './files.ts'
import { isSpared } from './is-spared.ts'
import { KeyedLock } from '../concurrency/keyed-lock.ts'
import { S3Client } from './s3-client.ts'
import { readS3List } from './s3-list.ts'
import type { S3Settings } from './s3-settings.ts'

/** The store in a bucket of S3 or of a compatible service. */
export function s3Files(settings: S3Settings): Files {
  const s3 = new S3Client(settings)
  const lock = new KeyedLock()
  return {
    async put(key, source) {
      requireFileKey(key)
      await lock.run(key, () => s3.sendAndForget({ method: 'PUT', key, source }))
    },
    async get(key, range) {
      requireFileKey(key)
      const part = range && { headers: { Range: `bytes=${range.first}-${range.last}` } }
      return s3.send({ method: 'GET', key, ...part })
    },
    head: async (key) => findIn(s3, requireFileKey(key)),
    async delete(key, unlessChangedSince) {
      requireFileKey(key)
      return lock.run(key, () => deleteFrom(s3, key, unlessChangedSince))
    },
    list: (prefix) => listIn(s3, requireFilePrefix(prefix)),
  }
}

async function findIn(s3: S3Client, key: string): Promise<StoredFile | undefined> {
  const response = await s3.sendAndForget({ method: 'HEAD', key })
  if (!response) return undefined
  const { 'content-length': bytes, 'last-modified': changedAt } = response.headers
  return { bytes: Number(bytes), changedAt: new Date(changedAt ?? 0) }
}

async function deleteFrom(s3: S3Client, key: string, unlessChangedSince: Date | undefined) {
  // The store responds alike whether the file existed or not.
  const found = await findIn(s3, key)
  if (!found || isSpared(found, unlessChangedSince)) return false
  await s3.sendAndForget({ method: 'DELETE', key })
  return true
}

async function* listIn(s3: S3Client, prefix: string) {
  let next: string | undefined
  do {
    const query = { 'list-type': '2', prefix, ...(next ? { 'continuation-token': next } : {}) }
    const response = await s3.send({ method: 'GET', query })
    const { files, continuation } = readS3List(response ? await text(response) : '')
    // The bucket may also contain files of other programs.
    yield* files.filter(({ key }) => isFileKey(key))
    next = continuation
  } while (next)
}
