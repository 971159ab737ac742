import { redirect } from 'react-router'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { removeAllDrafts } from '../forms/office-drafts.ts'
import { preference } from '../preferences/preferences.ts'
import { ApiError } from './api-error.ts'
import { queryClient } from './call-query.ts'
import { sendCall } from './send-call.ts'
import { knownSession, sessionQuery } from './session-query.ts'
import { resumeSession, sessionState } from './session-state.ts'
import { forgetSession, storedSessionEnd, storedToken } from './stored-session.ts'

/**
 * Asks the server once per document, for the role too: the first screen offers what it permits. After that, a session that ends opens the dialog instead,
 * because there may be unsaved work on the screen.
 */
export async function requireSession({ url }: { url: URL }) {
  if (!isAsked()) return
  const session = await findSession()
  if (session === 'none') throw redirect(loginPathFor(url))
  if (session === 'live') resumeSession()
}

/** Somebody who has just signed in is live, and the role is not known yet. */
function isAsked() {
  const state = sessionState()
  return state === 'unknown' || (state === 'live' && !knownSession())
}

/** Where the server does not respond, the screen shows what it cannot load. */
async function findSession() {
  const token = storedToken()
  if (!token) {
    // A phone may suspend a tab during a logout: its drafts are still there.
    if (storedSessionEnd() !== 'expiry') removeAllDrafts()
    return 'none'
  }
  try {
    const session = await sendCall(accountCalls.findSession, {}, { token })
    queryClient.setQueryData(sessionQuery.queryKey, session)
    return 'live'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return 'unknown'
    if (storedToken() === token) forgetSession('expiry')
    return 'none'
  }
}

export function loginPathFor({ pathname, search }: { pathname: string; search: string }) {
  return `/login${loginQueryFor(pathname + search)}`
}

export function loginQueryFor(path: string) {
  return `?next=${encodeURIComponent(path)}`
}

/** As the specification says, until somebody chooses otherwise under Account. */
function homePath() {
  return preference('startOnToday') === 'on' ? '/admin/today' : '/admin/products'
}

/** Only the URL parser is reliable: `//evil`, `/\evil` and `/admin/..//evil` all leave the site. */
export function nextPathOf(query: string) {
  const next = new URLSearchParams(query).get('next')
  const here = 'http://here'
  const url = next?.startsWith('/') && URL.canParse(next, here) ? new URL(next, here) : undefined
  if (url?.origin !== here || !isScreen(url.pathname)) return homePath()
  return `${url.pathname}${url.search}${url.hash}`
}

/** After signing in nobody is sent to sign in or out. */
function isScreen(path: string) {
  return /^\/admin(\/|$)/.test(path) && !/^\/admin\/(login|logout)(\/|$)/.test(path)
}
