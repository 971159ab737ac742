import assert from 'node:assert/strict'
import { hiddenSecret, letterMessages } from '#contract/letters/letter.ts'
import { hour, second } from '#platform/clock/clock.ts'
import { employ, asha } from '#tests/stories/people.ts'
import { linkForMeera, passwordForMeera, toMeera, toSales } from '#tests/stories/letters.ts'
import { refusalOf } from '#tests/stories/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { claimLetter, keepFault, keepSent } from '../outbox/change-letters.ts'
import { enqueueLetter } from '../outbox/enqueue-letter.ts'
import type { NewLetter } from '../outbox/enqueue-letter.ts'
import { countLetters, findLetters } from './find-letters.ts'
import { sendLetterAgain } from './send-letter-again.ts'

const refused = { fate: 'refused', reason: '550 no such user', code: '550' } as const
const later = { ...refused, fate: 'later' } as const
const firstPage = { page: 1, limit: 10 }

async function claim(app: App, letter: NewLetter) {
  await enqueueLetter(app, letter)
  const claimed = await claimLetter(app)
  assert(claimed)
  return claimed
}

async function claimAgain(app: App) {
  const claimed = await claimLetter(app)
  assert(claimed)
  return claimed
}

testOnEachEngine('the office sees what became of each letter, page by page', async ({ app }) => {
  await keepSent(app, await claim(app, toMeera))
  await keepFault(app, await claim(app, toSales), refused)
  await keepFault(app, await claim(app, passwordForMeera), later)
  const letters = await findLetters(app, firstPage)
  assert.deepEqual(
    letters.map(({ kind, recipient, state, attempts, lastError, canBeSent }) => [
      [kind, recipient, state],
      [attempts, lastError, canBeSent],
    ]),
    [
      [
        ['customer-password', 'meera@lakeview.example', 'waiting'],
        [1, later.reason, true],
      ],
      [
        ['enquiry-announcement', 'sales', 'failed'],
        [1, refused.reason, true],
      ],
      [
        ['enquiry-acknowledgement', 'meera@lakeview.example', 'sent'],
        [1, null, false],
      ],
    ],
  )
  for (const [state, kind] of [
    ['sent', 'enquiry-acknowledgement'],
    ['failed', 'enquiry-announcement'],
    ['waiting', 'customer-password'],
  ] as const) {
    assert.deepEqual(
      (await findLetters(app, { ...firstPage, state })).map((letter) => letter.kind),
      [kind],
    )
    assert.equal(await countLetters(app.db, { state }), 1)
  }
  const second = await findLetters(app, { page: 2, limit: 1 })
  assert.deepEqual(second[0]?.kind, 'enquiry-announcement')
})

testOnEachEngine('nobody reads a secret', async ({ app }) => {
  await claim(app, passwordForMeera)
  const [letter] = await findLetters(app, firstPage)
  assert.match(letter?.text ?? '', new RegExp(`^Password: ${hiddenSecret}$`, 'm'))
  assert(!JSON.stringify(letter).includes(passwordForMeera.secret))
})

testOnEachEngine('nobody reads the token of a link', async ({ app }) => {
  await claim(app, linkForMeera)
  const [letter] = await findLetters(app, firstPage)
  assert.match(letter?.text ?? '', new RegExp(`/account/password\\?token=${hiddenSecret}$`, 'm'))
  assert(!JSON.stringify(letter).includes(linkForMeera.linkToken))
})

testOnEachEngine(
  'a letter that was given up is in line again, with all its tries',
  async (world) => {
    const { app, clock } = world
    const by = await employ(app, asha)
    const { id } = await claim(app, toMeera)
    await keepFault(app, { ...(await claimedNow(app, id)), attempts: 99 }, later)
    clock.pass(100 * hour)
    const again = await sendLetterAgain(app, by, id)
    assert.deepEqual([again.state, again.attempts, again.lastError], ['waiting', 0, later.reason])
    await sendLetterAgain(app, by, id)
    await keepSent(app, await claimAgain(app))
    assert.equal((await refusalOf(sendLetterAgain(app, by, id))).message, letterMessages.wasSent)
    const told = await app.db
      .selectFrom('audit')
      .select(['action', 'subjectId', 'before', 'after'])
      .where('subjectId', '=', id)
      .execute()
    const row = { action: 'letter.sent-again', subjectId: id, before: null, after: null }
    assert.deepEqual(told, [row, row])
  },
)

testOnEachEngine(
  'a letter that waits for its next try is tried at once',
  async ({ app, clock }) => {
    const by = await employ(app, asha)
    const letter = await claim(app, toMeera)
    await keepFault(app, letter, later)
    clock.pass(second)
    assert.equal(await claimLetter(app), undefined)
    await sendLetterAgain(app, by, letter.id)
    assert.equal((await claimLetter(app))?.id, letter.id)
  },
)

testOnEachEngine(
  'a letter that cannot be sent again is refused with its reason',
  async ({ app }) => {
    const by = await employ(app, asha)
    const letter = await claim(app, passwordForMeera)
    await keepFault(app, letter, refused)
    const gone = await refusalOf(sendLetterAgain(app, by, letter.id))
    assert.deepEqual([gone.kind, gone.message], ['conflict', letterMessages.secretGone])
    const unknown = await refusalOf(sendLetterAgain(app, by, 'unknown'))
    assert.equal(unknown.kind, 'not-found')
    const without = { ...app, outbox: { ...app.outbox, isMailSetUp: false } }
    const unset = await refusalOf(sendLetterAgain(without, by, letter.id))
    assert.equal(unset.message, letterMessages.noMail)
  },
)

async function claimedNow({ db }: App, id: string) {
  return db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
