import { redirect, redirectDocument } from 'react-router'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { removeAllDrafts } from '../forms/office-drafts.ts'
import { ApiError } from './api-error.ts'
import { sendCall } from './send-call.ts'
import { setSessionState } from './session-state.ts'
import { forgetSession, storedToken } from './stored-session.ts'

/** Opening the address does not end the session. */
export function clientLoader() {
  throw redirect('/admin/products')
}

/**
 * A form post and not a call of a screen, so that unsaved work can ask first. It ends in a new
 * document, so that nothing of what was on the screen is left in memory.
 */
export async function clientAction() {
  const token = storedToken()
  forgetSession('logout')
  removeAllDrafts()
  setSessionState('ended')
  if (token) await endOnServer(token)
  return redirectDocument('/login')
}

/** A server that cannot be reached does not stop anybody from signing out here. */
async function endOnServer(token: string) {
  try {
    await sendCall(accountCalls.signOut, {}, { token, signal: AbortSignal.timeout(5000) })
  } catch (error) {
    const isKnown =
      error instanceof ApiError || (error instanceof DOMException && error.name === 'TimeoutError')
    if (!isKnown) throw error
  }
}

export default function Logout() {
  return null
}
