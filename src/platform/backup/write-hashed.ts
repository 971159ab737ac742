import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { privateFile } from '../files/make-folder.ts'

export type Hashed = { bytes: number; sha256: string }

/** Writes a file that is on disk once this is fulfilled. */
export async function writeHashed(path: string, source: AsyncIterable<Buffer>): Promise<Hashed> {
  const hash = createHash('sha256')
  let bytes = 0
  await using file = await open(path, 'wx', privateFile)
  for await (const chunk of source) {
    hash.update(chunk)
    bytes += chunk.length
    // Not `write`, which on a disk with room for a part of the chunk writes that part without an error.
    await file.writeFile(chunk)
  }
  await file.sync()
  return { bytes, sha256: hash.digest('hex') }
}

export async function hashFile(path: string): Promise<Hashed> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    createReadStream(path, { highWaterMark: 1024 * 1024 }),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
      }
    },
  )
  return { bytes, sha256: hash.digest('hex') }
}
