import { openAgain } from './open-again.ts'
import { removeAllDrafts, removeDraftsOfOthers } from '../forms/office-drafts.ts'
import { noteLeftScreen } from './left-screen.ts'
import {
  allTabs,
  forgetSession,
  sessionEndKey,
  sessionEndOf,
  storedEmail,
  storedToken,
  storeSession,
} from './stored-session.ts'

/**
 * The session of this document: `unknown` until the server has responded once, `ended` where another
 * document follows.
 */
type SessionState = 'unknown' | 'live' | 'expired' | 'ended'

let state: SessionState = 'unknown'

/** The person whose work is on the screen. */
let owner: string | undefined
const listeners = new Set<() => void>()

export function sessionState() {
  return state
}

/** The e-mail address for signing in again: by then it is no longer stored. */
export function sessionOwner() {
  return owner
}

export function onSessionState(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setSessionState(next: SessionState) {
  state = next
  for (const listener of listeners) listener()
}

export function beginSession(session: Parameters<typeof storeSession>[0]) {
  storeSession(session)
  resumeSession()
}

/**
 * Somebody has signed in, in this tab or another. A different person than before gets a new document,
 * so that nobody sees what somebody else typed or sends it under another name.
 */
export function resumeSession() {
  removeDraftsOfOthers()
  owner ??= storedEmail()
  if (owner === storedEmail()) return setSessionState('live')
  setSessionState('ended')
  openAgain()
}

/** The server has refused a token. If another tab has signed in since then, nothing has ended. */
export function expireSession(refused: string | null) {
  const token = storedToken()
  if (token && token !== refused) return
  if (token) {
    owner ??= storedEmail()
    forgetSession('expiry')
  }
  setSessionState('expired')
}

/** Resolves once the same person has signed in, in this tab or another. */
export function signedInAgain(signal?: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const leave = onSessionState(settle)
    signal?.addEventListener('abort', settle)
    settle()

    function settle() {
      // Another person gets a new document: what waits is not sent under another name.
      const isSame = owner === undefined || storedEmail() === owner
      if (!signal?.aborted && (!storedToken() || !isSame)) return
      leave()
      signal?.removeEventListener('abort', settle)
      if (signal?.aborted) reject(new Error('The call was aborted'))
      else resolve()
    }
  })
}

/** A logout in another tab ends this one too; an expiry opens the dialog; a sign-in closes it. */
export function watchOtherTabs() {
  const watching = new AbortController()
  const { signal } = watching
  addEventListener('storage', follow, { signal })
  addEventListener('pageshow', catchUp, { signal })
  return () => watching.abort()
}

function follow({ key, newValue }: StorageEvent) {
  if (key === null) leave()
  if (key === 'token' && newValue) resumeSession()
  if (key === sessionEndKey) end(newValue)
}

/** A page restored from the back/forward cache has missed the events since it was left. */
function catchUp({ persisted }: PageTransitionEvent) {
  if (!persisted) return
  if (storedToken()) resumeSession()
  else end(allTabs.get(sessionEndKey) ?? 'logout')
}

function end(text: string | null) {
  const reason = sessionEndOf(text)
  if (reason === 'logout') leaveSignedOut()
  if (reason === 'expiry') setSessionState('expired')
}

/** In another tab. What was typed in this one goes too, as somebody who leaves the computer expects. */
function leaveSignedOut() {
  if (owner && state !== 'ended') noteLeftScreen(owner, `${location.pathname}${location.search}`)
  leave()
}

function leave() {
  removeAllDrafts()
  setSessionState('ended')
  location.replace('/login')
}
