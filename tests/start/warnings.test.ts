import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Tables } from '#domain/tables.ts'
import { postgresDatabase } from '#platform/database/postgres-database.ts'
import { openLog } from '#platform/log/open-log.ts'
import { warnOfLossyDatabase } from '#server/warn-of-lossy-database.ts'
import { openFakeS3 } from '../fake-s3.ts'
import { newDataDir } from './data-dir.ts'
import { openThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { testEngines } from '../test-databases.ts'
import { runServer } from './run-server.ts'
import { until } from './until.ts'

test('a proxy that the settings do not name is logged once, without the address of the visitor', async () => {
  await using folder = await newDataDir()
  await using server = await runServer({ DATA_DIR: folder.path, DEMO_CONTENT: 'off' })
  const headers = { 'X-Forwarded-For': '203.0.113.9' }
  for (const path of ['/products', '/products', '/contact']) {
    assert.equal((await fetch(`${server.address}${path}`, { headers })).status, 200)
  }
  assert.equal(server.stdout().split('Set TRUST_PROXY').length, 2, server.stdout())
  assert(!server.stdout().includes('203.0.113.9'))
})

test('a start with local connections alone warns of none', async () => {
  await using folder = await newDataDir()
  await using fake = await openFakeS3()
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = fake.settings
  await using server = await runServer({
    DATA_DIR: folder.path,
    DEMO_CONTENT: 'off',
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  assert.doesNotMatch(server.stdout(), /not encrypted/)
})

test('a start warns of an S3 store on another host without TLS', async () => {
  await using folder = await newDataDir()
  await using server = await runServer({
    DATA_DIR: folder.path,
    DEMO_CONTENT: 'off',
    S3_ENDPOINT: 'http://s3.invalid',
    S3_REGION: 'r',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'hush-hush',
  })
  const lines = server.stdout().split('\n')
  assert.equal(lines.filter((line) => line.includes('not encrypted')).length, 1, server.stdout())
  assert(!server.stdout().includes('hush-hush'))
})

testWithPostgres(
  'a start warns of a PostgreSQL that can lose what it has confirmed',
  { fsync: 'on', synchronous_commit: 'off' },
  async (url) => {
    await using folder = await newDataDir()
    const settings = { DATA_DIR: folder.path, DATABASE_URL: url, DEMO_CONTENT: 'off' }
    await using server = await runServer(settings)
    await until(() => server.stdout().includes('PostgreSQL has synchronous_commit off'))
  },
)

testWithPostgres(
  'a PostgreSQL that loses nothing is not warned of',
  { fsync: 'on', synchronous_commit: 'on' },
  async (url) => assert.deepEqual(await linesOfLossy(url), []),
)

testWithPostgres(
  'all settings with which PostgreSQL loses what it has confirmed are in one line',
  { fsync: 'off', synchronous_commit: 'off' },
  async (url) => {
    const [line, ...others] = await linesOfLossy(url)
    assert.match(line ?? '', /^PostgreSQL has fsync and synchronous_commit off: /)
    assert.deepEqual(others, [])
  },
)

async function linesOfLossy(url: string) {
  const lines: string[] = []
  const database = postgresDatabase<Tables>(url, openLog('silent'))
  try {
    await warnOfLossyDatabase(database, { warn: (line: string) => void lines.push(line) })
  } finally {
    await database.close()
  }
  return lines
}

type Options = Parameters<typeof openThrowawayPostgres>[0]

/** TEST_DATABASE_URL may name a PostgreSQL elsewhere, whose settings are not ours to change. */
function testWithPostgres(
  sentence: string,
  options: Options,
  body: (url: string) => Promise<void>,
) {
  const skip = !testEngines.includes('postgres') && 'no PostgreSQL here'
  test(sentence, { skip }, async (context) => {
    await using postgres = await openThrowawayPostgres(options)
    if (!postgres) return context.skip('no programs of PostgreSQL here')
    await body(postgres.url)
  })
}
