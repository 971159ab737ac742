import { allTabs } from '../browser-store.ts'
import { dropAllDrafts } from '../forms/kept-draft.ts'
import { keptToken, sessionEndKey, sessionEndOf } from './kept-session.ts'
import { becomeSessionState, resumeSession } from './session-state.ts'

/** A logout elsewhere ends this tab too; an expiry opens its dialog; a sign-in closes it. */
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

/** A page that comes back from the browser's memory has heard nothing in between. */
function catchUp({ persisted }: PageTransitionEvent) {
  if (!persisted) return
  if (keptToken()) resumeSession()
  else end(allTabs.get(sessionEndKey) ?? 'logout')
}

function end(text: string | null) {
  const reason = sessionEndOf(text)
  if (reason === 'logout') leave()
  if (reason === 'expiry') becomeSessionState('expired')
}

function leave() {
  dropAllDrafts()
  becomeSessionState('ended')
  location.replace('/login')
}
