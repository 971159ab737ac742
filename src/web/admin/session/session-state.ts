import { dropDraftsOfOthers } from '../forms/kept-draft.ts'
import { forgetSession, keepSession, keptEmail, keptToken } from './kept-session.ts'

/**
 * The session of this document: `unknown` until the server has been asked once, `ended` where
 * another document follows.
 */
type SessionState = 'unknown' | 'live' | 'expired' | 'ended'

let state: SessionState = 'unknown'

/** Whose work is on the screen. */
let owner: string | undefined
const listeners = new Set<() => void>()

export function sessionState() {
  return state
}

export function onSessionState(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function becomeSessionState(next: SessionState) {
  state = next
  for (const listener of listeners) listener()
}

export function beginSession(session: Parameters<typeof keepSession>[0]) {
  keepSession(session)
  resumeSession()
}

/**
 * Somebody is signed in, in this tab or another. Another person than before gets a new document: they
 * neither see what was typed here nor send it under their name.
 */
export function resumeSession() {
  dropDraftsOfOthers()
  owner ??= keptEmail()
  if (owner === keptEmail()) return becomeSessionState('live')
  becomeSessionState('ended')
  location.reload()
}

/** The server has refused a token. Meanwhile another tab may have signed in: then nothing has ended. */
export function expireSession(refused: string | null) {
  const kept = keptToken()
  if (kept && kept !== refused) return
  if (kept) forgetSession('expiry')
  becomeSessionState('expired')
}

/** Resolves once somebody has signed in, in this tab or another. */
export function signedInAgain(signal?: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const leave = onSessionState(settle)
    signal?.addEventListener('abort', settle)
    settle()

    function settle() {
      if (!signal?.aborted && !keptToken()) return
      leave()
      signal?.removeEventListener('abort', settle)
      if (signal?.aborted) reject(signal.reason as Error)
      else resolve()
    }
  })
}
