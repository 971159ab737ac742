import { ApiError } from './api-error.ts'
import { askApi } from './ask-api.ts'
import type { ApiCall } from './ask-api.ts'
import { keptToken } from './kept-session.ts'
import { expireSession, signedInAgain } from './session-state.ts'

/**
 * A call of somebody signed in. When the session has ended it waits until the dialog has begun
 * a new one and then asks again: whoever called notices only that it took longer.
 */
export async function callApi<Answer>(
  path: string,
  call: Omit<ApiCall, 'token'> = {},
): Promise<Answer> {
  const token = keptToken()
  try {
    if (token) return await askApi<Answer>(path, { ...call, token })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  }
  expireSession(token)
  await signedInAgain(call.signal)
  return callApi(path, call)
}
