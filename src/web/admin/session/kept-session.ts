import type { SignedInUser } from '#contract/accounts/account.ts'
import { allTabs } from '../browser-store.ts'

/** Two keys hold the same token: the specification names both. */
const keys = ['token', 'adminToken', 'isAuthenticated', 'userEmail']

/** Says to the other tabs why the keys are gone. */
export const sessionEndKey = 'sessionEnd'

type SessionEnd = 'logout' | 'expiry'

export function keptToken() {
  return allTabs.get('token')
}

export function keptEmail() {
  return allTabs.get('userEmail') ?? ''
}

/** The token comes last: with it, the other tabs find all the rest in place. */
export function keepSession(session: { token: string; user: SignedInUser }) {
  allTabs.remove(sessionEndKey)
  allTabs.set('userEmail', session.user.email)
  allTabs.set('isAuthenticated', 'true')
  allTabs.set('adminToken', session.token)
  allTabs.set('token', session.token)
}

/** The reason comes first: other tabs hear of it before they miss the token. */
export function forgetSession(end: SessionEnd) {
  allTabs.set(sessionEndKey, `${end} ${Date.now()}`)
  for (const key of keys) allTabs.remove(key)
}

export function keptSessionEnd() {
  return sessionEndOf(allTabs.get(sessionEndKey))
}

export function sessionEndOf(text: string | null): SessionEnd | undefined {
  const [end] = (text ?? '').split(' ')
  return end === 'logout' || end === 'expiry' ? end : undefined
}
