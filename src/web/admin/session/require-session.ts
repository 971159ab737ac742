import { redirect } from 'react-router'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { ApiError } from './api-error.ts'
import { dropAllDrafts } from '../forms/kept-draft.ts'
import { forgetSession, keptSessionEnd, keptToken } from './kept-session.ts'
import { loginPathFor } from './next-path.ts'
import { sendCall } from './send-call.ts'
import { resumeSession, sessionState } from './session-state.ts'

/**
 * Asks the server once per document. From then on a session that ends opens the dialog instead:
 * work is on the screen by then.
 */
export async function requireSession({ url }: { url: URL }) {
  if (sessionState() !== 'unknown') return
  const answer = await askForSession()
  if (answer === 'none') throw redirect(loginPathFor(url))
  if (answer === 'live') resumeSession()
}

/** A tab that slept through a logout, as phones let them, still has what was typed before it. */
function nobody() {
  if (keptSessionEnd() !== 'expiry') dropAllDrafts()
  return 'none' as const
}

/** A server that gives no answer has not refused anybody: the screen will say what it cannot read. */
async function askForSession() {
  const token = keptToken()
  if (!token) return nobody()
  try {
    await sendCall(accountCalls.findSession, {}, { token })
    return 'live'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return 'unknown'
    if (keptToken() === token) forgetSession('expiry')
    return 'none'
  }
}
