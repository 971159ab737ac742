import { redirect, redirectDocument } from 'react-router'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { dropAllDrafts } from '../forms/kept-draft.ts'
import { ApiError } from './api-error.ts'
import { forgetSession, keptToken } from './kept-session.ts'
import { sendCall } from './send-call.ts'
import { becomeSessionState } from './session-state.ts'

/** By address alone nothing ends. */
export function clientLoader() {
  throw redirect('/admin/products')
}

/** A new document: nothing of what was on the screen is left in its memory. */
export async function clientAction() {
  const token = keptToken()
  forgetSession('logout')
  dropAllDrafts()
  becomeSessionState('ended')
  if (token) await endOnServer(token)
  return redirectDocument('/login')
}

/** As well as it can be had: a server that cannot be reached keeps nobody signed in here. */
async function endOnServer(token: string) {
  try {
    await sendCall(accountCalls.signOut, {}, { token, signal: AbortSignal.timeout(5000) })
  } catch (error) {
    const isKnown = error instanceof ApiError || (error as Error).name === 'TimeoutError'
    if (!isKnown) throw error
  }
}

export default function Logout() {
  return null
}
