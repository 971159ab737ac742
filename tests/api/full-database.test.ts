import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { serverMessages } from '#contract/server-messages.ts'
import type { Db } from '#domain/app.ts'
import { onServer } from '../test-server.ts'
import { asha } from '../fixtures/people.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { inWorld } from '../world.ts'

test('a database that may not grow refuses writes with 503 and stores no part of them', async () => {
  await inWorld('sqlite', (world) =>
    onServer(world, async ({ app, call, get }) => {
      const send = (number: number) => {
        const message = `${number}: ${'is it in stock? '.repeat(200)}`
        return call('POST', '/enquiry', { body: { ...laptopsForTheOffice, message }, token: null })
      }
      await sql`pragma max_page_count = 1`.execute(app.db)
      // Pages that are free in the file take the first ones.
      let stored = 0
      let response = await send(stored)
      while (response.status === 201 && stored < 15) response = await send(++stored)
      assert.equal(response.status, 503)
      assert.equal(response.headers.get('retry-after'), '30')
      assert.equal(response.json['message'], serverMessages.nothingCanBeSaved)
      assert.equal((await get('/products')).status, 200)
      assert.equal(await countEnquiries(app.db), stored)

      await sql`pragma max_page_count = 1000000`.execute(app.db)
      assert.equal((await send(stored)).status, 201)
      assert.equal((await call('POST', '/login', { body: asha, token: null })).status, 200)
      assert.equal(await countEnquiries(app.db), stored + 1)
    }),
  )
})

async function countEnquiries(db: Db) {
  return (await db.selectFrom('enquiries').select('id').execute()).length
}
