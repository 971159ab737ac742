import assert from 'node:assert/strict'
import { request } from 'node:http'
import { asha } from '../fixtures/people.ts'
import { openBeside } from './open-beside.ts'
import { runServer } from './run-server.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'
import { until } from './until.ts'

const settingsOfAsha = {
  ADMIN_EMAIL: asha.email,
  ADMIN_PASSWORD: asha.password,
  DEMO_CONTENT: 'off',
  TRUST_PROXY: 'loopback',
}

const office = '203.0.113.7'

type Reply = { status: number; retryAfter: string | undefined; message: string }

testStartOnEachEngine(
  'of 120 sign-ins at once some wait and the rest are asked to come back, and the owner is among the first',
  async (settings) => {
    await using server = await runServer({ ...settings, ...settingsOfAsha })
    assert.equal((await signIn(server.address, asha, office).reply).status, 200)
    let [checked, refused] = [0, 0]
    const { promise: queueIsFull, resolve } = Promise.withResolvers<void>()
    const flood = Array.from({ length: 120 }, (_, number) =>
      signIn(server.address, guess(number), addressOf(number)).reply.then((reply) => {
        if (reply.status === 401) checked++
        if (reply.status === 503 && ++refused === 40) resolve()
        return reply
      }),
    )
    await Promise.race([queueIsFull, Promise.all(flood)])
    assert(refused >= 40, `${refused} were refused`)
    const checkedBefore = checked
    const owner = await signIn(server.address, asha, office).reply
    const checkedMeanwhile = checked - checkedBefore
    assert.equal(owner.status, 200)
    // Two were being checked when the owner came, and some more while the database looked up the account.
    assert(checkedMeanwhile <= 12, `${checkedMeanwhile} others were checked before the owner`)
    const replies = await Promise.all(flood)
    assert.equal(refused + checked, 120)
    for (const { retryAfter, message } of replies.filter(({ status }) => status === 503)) {
      assert.equal(retryAfter, '5')
      assert.match(message, /^Too many people are signing in right now/)
    }
    await using beside = openBeside(settings)
    const attempts = await beside.db.selectFrom('signInAttempts').select('id').execute()
    assert.equal(attempts.length, checked, 'a sign-in that was not checked counts as no failure')
  },
)

testStartOnEachEngine(
  'callers who leave before their turn cost no hash and count as no failure',
  async (settings) => {
    await using server = await runServer({ ...settings, ...settingsOfAsha })
    const callers = Array.from({ length: 45 }, (_, number) =>
      signIn(server.address, guess(number), addressOf(number)),
    )
    const replies = callers.map(({ reply }) => reply.catch(() => undefined))
    await using beside = openBeside(settings)
    const findAttempts = () => beside.db.selectFrom('signInAttempts').select('id').execute()
    // Not the first reply: where the database is slow, it comes after many others were checked.
    await until(async () => (await findAttempts()).length >= 30)
    for (const caller of callers) caller.leave()
    await Promise.all(replies)
    assert.equal((await signIn(server.address, asha, office).reply).status, 200)
    const audit = beside.db.selectFrom('audit').select('id')
    const findRefused = () => audit.where('action', '=', 'account.sign-in-refused').execute()
    // The last passwords may still be checked.
    await until(async () => (await findAttempts()).length === (await findRefused()).length)
    const refused = await findRefused()
    assert(refused.length < 20, `${refused.length} of 45 were checked`)
  },
)

function guess(number: number) {
  return { email: `guess-${number}@tamarindit.example`, password: 'not-the-password' }
}

function addressOf(number: number) {
  return `198.51.100.${number + 1}`
}

/** A connection of its own, as different people have. */
function signIn(address: string, person: object, from: string) {
  const sending = request(`${address}/api/login`, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
  })
  const reply = new Promise<Reply>((resolve, reject) => {
    sending.on('error', reject).on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        const { message = '' } = JSON.parse(text) as { message?: string }
        const retryAfter = response.headers['retry-after']
        resolve({ status: response.statusCode ?? 0, retryAfter, message })
      })
    })
  })
  sending.end(JSON.stringify(person))
  return { reply, leave: () => sending.destroy() }
}
