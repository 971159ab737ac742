import { accountCalls } from '#contract/accounts/account-calls.ts'
import { callApi } from './call-api.ts'

/** Asked before much is sent: who has waited minutes for an upload should not be told to sign in. */
export async function requireLiveSession(signal: AbortSignal) {
  await callApi(accountCalls.findSession, {}, { signal })
}
