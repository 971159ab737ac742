import assert from 'node:assert/strict'
import { test } from 'node:test'
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

const onPostgres = { skip: !testEngines.includes('postgres') && 'no PostgreSQL here' }

test(
  'a start warns of a PostgreSQL that can lose what it has confirmed, and of no other',
  onPostgres,
  async () => {
    const settings = { fsync: 'on', synchronous_commit: 'on' }
    for (const off of ['synchronous_commit', undefined]) {
      await using postgres = await openThrowawayPostgres({
        ...settings,
        ...(off && { [off]: 'off' }),
      })
      await using folder = await newDataDir()
      await using server = await runServer({
        DATA_DIR: folder.path,
        DATABASE_URL: postgres?.url,
        DEMO_CONTENT: 'off',
        RATE_LIMITS: 'off',
      })
      const warning = 'PostgreSQL has synchronous_commit off'
      if (off) await until(() => server.stdout().includes(warning))
      else await until(() => server.stdout().includes('RATE_LIMITS is off'))
      await server.kill('SIGTERM')
      assert.equal(server.stdout().includes('PostgreSQL has'), off !== undefined)
    }
  },
)
