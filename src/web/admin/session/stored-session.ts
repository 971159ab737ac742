import type { SignedInUser } from '#contract/accounts/account.ts'
import { browserStore } from '../../ui/browser-store.ts'

/** Shared by all tabs, and stored when they close. */
export const allTabs = browserStore(() => localStorage)

/** Two keys hold the same token: the specification names both. */
const keys = ['token', 'adminToken', 'isAuthenticated', 'userEmail']

/** What names people, and is of one person: removed when that person signs out. */
export const forgottenAtLogout = { recentFinds: 'recentFinds' }

/** Its value gives the other tabs the reason why the keys are gone. */
export const sessionEndKey = 'sessionEnd'

type SessionEnd = 'logout' | 'expiry'

export function storedToken() {
  return allTabs.get('token')
}

export function storedEmail() {
  return allTabs.get('userEmail') ?? ''
}

/** The token is stored last: other tabs that see it find all the rest. */
export function storeSession(session: { token: string; user: SignedInUser }) {
  allTabs.remove(sessionEndKey)
  allTabs.set('userEmail', session.user.email)
  allTabs.set('isAuthenticated', 'true')
  allTabs.set('adminToken', session.token)
  allTabs.set('token', session.token)
}

/** The reason is stored first, so that other tabs read it before the token is gone. */
export function forgetSession(end: SessionEnd) {
  allTabs.set(sessionEndKey, `${end} ${Date.now()}`)
  for (const key of keys) allTabs.remove(key)
  if (end === 'logout') allTabs.remove(forgottenAtLogout.recentFinds)
}

export function storedSessionEnd() {
  return sessionEndOf(allTabs.get(sessionEndKey))
}

export function sessionEndOf(text: string | null): SessionEnd | undefined {
  const [end] = (text ?? '').split(' ')
  return end === 'logout' || end === 'expiry' ? end : undefined
}
