import type { AnswerOf, Call, InputOf } from '#contract/call.ts'
import { ApiError } from './api-error.ts'
import { keptToken } from './kept-session.ts'
import { sendCall } from './send-call.ts'
import type { CallOptions } from './send-call.ts'
import { expireSession, signedInAgain } from './session-state.ts'

/**
 * A call of somebody signed in. When the session has ended it waits until the dialog has begun
 * a new one and then asks again: whoever called notices only that it took longer.
 */
export async function callApi<Definition>(
  call: Call<Definition>,
  input: InputOf<Definition>,
  options: Omit<CallOptions, 'token'> = {},
): Promise<AnswerOf<Definition>> {
  const token = keptToken()
  try {
    if (token) return await sendCall(call, input, { ...options, token })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  }
  expireSession(token)
  await signedInAgain(options.signal)
  return callApi(call, input, options)
}
