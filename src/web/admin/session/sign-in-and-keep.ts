import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import { faultTextsOf } from '../forms/fault-texts.ts'
import type { Refused } from '../forms/refused.ts'
import { ApiError, failureOf } from './api-error.ts'
import { orNoReply } from './or-no-reply.ts'
import { sendCall } from './send-call.ts'
import { beginSession } from './session-state.ts'

/** Checks in the browser, asks the server, begins the session. Gives why not, if not. */
export async function signInAndKeep(form: Record<string, string>): Promise<Refused | undefined> {
  try {
    const { SignInForm } = await loadSignInForm()
    const faults = faultTextsOf(SignInForm, form)
    if (faults) return { faults }
    const { email = '', password = '' } = form
    beginSession(await sendCall(accountCalls.signIn, { email, password }))
    return undefined
  } catch (error) {
    const faults = error instanceof ApiError ? error.fields : {}
    return { failure: failureOf(error, accountMessages.signInFailed), faults }
  }
}

/** Not part of the page: the schemas weigh more than all the rest of it. */
export function loadSignInForm() {
  return orNoReply(() => import('#contract/accounts/sign-in-form.ts'))
}
