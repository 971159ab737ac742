import { accountCalls } from '#contract/accounts/account-calls.ts'
import type { ResponseOf, Call, InputOf } from '#contract/call.ts'
import { ApiError } from './api-error.ts'
import { confirmedByPerson } from './confirmation.ts'
import { storedToken } from './stored-session.ts'
import { fetchFile, sendCall } from './send-call.ts'
import type { CallOptions } from './send-call.ts'
import { expireSession, signedInAgain } from './session-state.ts'

/**
 * A call of somebody who is signed in. If the session has ended, it waits until somebody signs in
 * again and then repeats the call, so that the caller only waits longer.
 */
export async function callApi<Definition>(
  call: Call<Definition>,
  input: InputOf<Definition>,
  options: Omit<CallOptions, 'token'> = {},
): Promise<ResponseOf<Definition>> {
  return whileSignedIn((token) => sendCall(call, input, { ...options, token }), options.signal)
}

/** The file that a call sends. */
export async function downloadFile<Definition>(
  call: Call<Definition>,
  input: InputOf<Definition>,
): Promise<Blob> {
  return whileSignedIn((token) => fetchFile(call, input, token))
}

async function whileSignedIn<Result>(
  send: (token: string) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const token = storedToken()
  try {
    if (token) return await send(token)
  } catch (error) {
    if (!isUnproved(error)) throw error
    if (error.status === 403) {
      await confirmedByPerson()
      return whileSignedIn(send, signal)
    }
  }
  expireSession(token)
  await signedInAgain(signal)
  return whileSignedIn(send, signal)
}

/** Nobody is signed in any more, or the password has to be given again. */
function isUnproved(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return error.status === 401 || Object(error.body).needsConfirmation === true
}

/** Made before an upload, so that nobody has to sign in after minutes of uploading. */
export async function requireLiveSession(signal: AbortSignal) {
  await callApi(accountCalls.findSession, {}, { signal })
}
