import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asha, ravi } from '#tests/fixtures/people.ts'

test('the e-mail address for signing in again is known where the first call of a screen was refused', async () => {
  giveBrowser({ replace: () => undefined })
  const { expireSession, sessionOwner } = await import('./session-state.ts')
  localStorage.setItem('token', 'old')
  localStorage.setItem('userEmail', asha.email)

  expireSession('old')
  assert.equal(localStorage.getItem('userEmail'), null)
  assert.equal(sessionOwner(), asha.email)
})

test('a call that waits for a sign-in goes on for the same person alone', async () => {
  let reloads = 0
  giveBrowser({ replace: () => (reloads += 1) })
  const { beginSession, expireSession, signedInAgain } = await import('./session-state.ts')
  const signIn = ({ email }: typeof asha, token: string) => beginSession({ user: { email }, token })
  signIn(asha, 'first')
  expireSession('first')
  let hasGoneOn = false
  const waiting = signedInAgain().then(() => (hasGoneOn = true))

  signIn(ravi, 'second')
  await Promise.resolve()
  assert.equal(hasGoneOn, false)
  assert.equal(reloads, 1)

  signIn(asha, 'third')
  await waiting
  assert.equal(hasGoneOn, true)
})

function giveBrowser(location: { replace: () => unknown }) {
  Object.assign(globalThis, {
    localStorage: newStorage(),
    sessionStorage: newStorage(),
    location,
  })
}

function newStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
}
