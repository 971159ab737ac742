import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import { faultTextsOf } from '../forms/fault-texts.ts'
import type { Refused } from '../forms/refused.ts'
import { failureOf } from '../session/api-error.ts'
import type { ApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { orNoReply } from '../session/or-no-reply.ts'

/** Gives why not, if not. */
export async function changePassword(values: Record<string, string>): Promise<Refused | undefined> {
  try {
    const faults = await findFaults(values)
    if (faults) return { faults }
    const { currentPassword = '', newPassword = '' } = values
    await callApi(accountCalls.changePassword, { currentPassword, newPassword })
    return undefined
  } catch (error) {
    const failure = failureOf(error, 'Failed to change the password')
    const { fields } = error as ApiError
    return Object.keys(fields).length > 0 ? { faults: fields } : { failure, faults: {} }
  }
}

async function findFaults(values: Record<string, string>): Promise<FieldTexts | undefined> {
  const { PasswordForm } = await orNoReply(() => import('#contract/accounts/password-form.ts'))
  const faults = faultTextsOf(PasswordForm, values)
  const { newPassword, repeatedPassword } = values
  if (!repeatedPassword) return { ...faults, repeatedPassword: accountMessages.passwordRequired }
  if (faults?.newPassword || newPassword === repeatedPassword) return faults
  return { ...faults, repeatedPassword: accountMessages.passwordsDiffer }
}
