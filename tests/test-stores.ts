import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readConfig } from '#platform/config/read-config.ts'
import type { Files } from '#platform/files/files.ts'
import { folderFiles } from '#platform/files/folder-files.ts'
import { S3Client } from '#platform/files/s3-client.ts'
import { s3Files } from '#platform/files/s3-files.ts'
import type { S3Settings } from '#platform/files/s3-settings.ts'
import { openFakeS3 } from './fake-s3.ts'

/** A store, and a folder in it that only this test uses. */
type Shelf = { files: Files; shelf: string }

type ShelfTestBody = (shelf: Shelf) => Promise<void>

export const noRealS3 = 'no S3 store is named by TEST_S3_ENDPOINT and its like'

let shelves = 0

/** The same promise on every kind of store; on a real S3 where the TEST_S3_… settings name one. */
export function testOnEachStore(sentence: string, body: ShelfTestBody) {
  test(`${sentence} (folder)`, () => inFolder(body))
  test(`${sentence} (fake S3)`, () => inFakeS3(body))
  testOnRealS3(sentence, body)
}

export function testOnRealS3(sentence: string, body: ShelfTestBody) {
  const settings = realS3()
  test(`${sentence} (S3)`, { skip: !settings && noRealS3 }, () =>
    inRealS3(settings as S3Settings, body),
  )
}

async function inFolder(body: ShelfTestBody) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  try {
    await body({ files: folderFiles(dataDir), shelf: 'shelf/' })
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

async function inFakeS3(body: ShelfTestBody) {
  await using fake = await openFakeS3()
  await body({ files: s3Files(fake.settings), shelf: 'shelf/' })
}

/** The bucket is made where it is missing, and each run tidies up its own folders alone. */
async function inRealS3(settings: S3Settings, body: ShelfTestBody) {
  const files = s3Files(settings)
  const shelf = `test-${process.pid}-${Date.now()}-${++shelves}/`
  await makeBucket(settings)
  try {
    await body({ files, shelf })
  } finally {
    for await (const { key } of files.list(shelf)) await files.delete(key)
  }
}

/** Some stores say no to making what is there. */
export async function makeBucket(settings: S3Settings) {
  const s3 = new S3Client(settings)
  const listed = s3.send({ method: 'GET', query: { 'list-type': '2', 'max-keys': '0' } })
  const isThere = await listed.then(
    (response) => Boolean(response?.resume()),
    () => false,
  )
  if (!isThere) await s3.sendAndForget({ method: 'PUT', source: Buffer.alloc(0) })
}

/** The store that the TEST_S3_… settings name. */
export function realS3() {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('TEST_S3_'))
  return readConfig(
    Object.fromEntries(settings.map(([name, value]) => [name.replace('TEST_', ''), value])),
  ).s3
}
