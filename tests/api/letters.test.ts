import assert from 'node:assert/strict'
import { letterMessages } from '#contract/letters/letter.ts'
import { claimLetter, keepFault } from '#domain/outbox/change-letters.ts'
import { enqueueLetters } from '#domain/outbox/enqueue-letter.ts'
import { testInHouse } from '../open-house.ts'
import { passwordForMeera, toMeera, toSales } from '../stories/letters.ts'

const refused = { fate: 'refused', reason: '550 no such user', code: '550' } as const

testInHouse('the office lists letters in pages and sends one again', async ({ app, call }) => {
  await enqueueLetters(app, [toMeera, toSales, passwordForMeera])
  const claimed = await claimLetter(app)
  assert(claimed)
  await keepFault(app, claimed, refused)

  const { status, json, text } = await call('GET', '/admin/letters?limit=2')
  assert.equal(status, 200)
  const { total, page, limit, failed, isMailSetUp } = json
  assert.deepEqual([total, page, limit, failed, isMailSetUp], [3, 1, 2, 1, true])
  assert.equal((json['letters'] as unknown[]).length, 2)
  assert(!text.includes(passwordForMeera.secret))

  const only = await call('GET', '/admin/letters?state=failed')
  const letters = only.json['letters'] as { id: string; lastError: string }[]
  assert.deepEqual(
    letters.map(({ id, lastError }) => [id, lastError]),
    [[claimed.id, refused.reason]],
  )
  const sent = await call('POST', `/admin/letters/${claimed.id}/send`)
  assert.equal(sent.json['message'], letterMessages.sentAgain)
  assert.equal((sent.json['letter'] as { state: string }).state, 'waiting')
})

testInHouse('an unknown state and an unknown letter are told apart', async ({ call }) => {
  assert.equal((await call('GET', '/admin/letters?state=lost')).status, 400)
  assert.equal((await call('POST', '/admin/letters/unknown/send')).status, 404)
  assert.deepEqual((await call('GET', '/admin/letters?page=9')).json['letters'], [])
})
