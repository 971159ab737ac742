import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import { faultTextsOf } from '../forms/fault-texts.ts'
import type { Refused } from '../forms/refused.ts'
import { ApiError, failureOf } from './api-error.ts'
import { orNoReply } from './or-no-reply.ts'
import { sendCall } from './send-call.ts'

/** Returns why no link is sent, if none is. */
export function requestResetLink({ email = '' }: Record<string, string>) {
  return refusalOf('Failed to ask for a link', async () => {
    const { PasswordResetRequest } = await loadResetForms()
    const faults = faultTextsOf(PasswordResetRequest, { email })
    if (faults) return { faults }
    await sendCall(accountCalls.requestPasswordReset, { email })
    return undefined
  })
}

/** Returns why the password is not changed, if it is not. */
export function setNewPassword(token: string, values: Record<string, string>) {
  return refusalOf('Failed to change the password', async () => {
    const { password = '' } = values
    const faults = await findFaults({ ...values, token })
    if (faults) return { faults }
    await sendCall(accountCalls.resetPassword, { token, password })
    return undefined
  })
}

/** A token that was cut is the server's to refuse: it has no field here. */
async function findFaults(values: Record<string, string>): Promise<FieldTexts | undefined> {
  const { PasswordResetForm } = await loadResetForms()
  const { password } = faultTextsOf(PasswordResetForm, values) ?? {}
  if (password) return { password }
  if (values.password === values.repeatedPassword) return undefined
  return { repeatedPassword: accountMessages.passwordsDiffer }
}

async function refusalOf(
  failed: string,
  send: () => Promise<Refused | undefined>,
): Promise<Refused | undefined> {
  try {
    return await send()
  } catch (error) {
    const faults = error instanceof ApiError ? error.fields : {}
    if ('email' in faults || 'password' in faults) return { faults }
    return { failure: failureOf(error, failed), faults: {} }
  }
}

/** The schemas weigh more than the page: they are loaded when a form is sent. */
function loadResetForms() {
  return orNoReply(() => import('#contract/accounts/password-reset-form.ts'))
}
