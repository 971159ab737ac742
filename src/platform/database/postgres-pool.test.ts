import assert from 'node:assert/strict'
import { test } from 'node:test'
import type pg from 'pg'
import { logLines } from '#tests/log-lines.ts'
import { OutageLog } from '../log/outage-log.ts'
import { isUnavailable } from '../unavailable.ts'
import { outageAwarePool } from './postgres-pool.ts'

test('a rollback on a broken connection throws the outage that broke it, and closes the connection', async () => {
  const lost = new Error('Connection terminated unexpectedly')
  const sent: string[] = []
  const released: unknown[] = []
  const client = {
    query: async (text: string) => {
      sent.push(text)
      throw lost
    },
    release: (destroy: unknown) => void released.push(destroy),
  }
  const driver = { options: {}, connect: async () => client } as unknown as pg.Pool
  const pool = outageAwarePool(driver, new OutageLog(logLines().log, 'the database'))
  const connection = await pool.connect()
  const errorOf = (text: string) =>
    connection.query(text, []).then(
      () => assert.fail('no error'),
      (error: unknown) => error,
    )
  const first = await errorOf('insert')
  assert(isUnavailable(first) && first.cause === lost)
  assert.equal(await errorOf('rollback'), first)
  connection.release()
  assert.deepEqual([sent, released], [['insert'], [true]])
})
