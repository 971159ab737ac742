import { accountCalls } from '#contract/accounts/account-calls.ts'
import type { AnswerOf, Call, InputOf } from '#contract/call.ts'
import { ApiError } from '../session/api-error.ts'
import { keptToken } from '../session/kept-session.ts'
import { sendCall } from '../session/send-call.ts'
import type { UploadOptions } from '../session/send-call.ts'
import { expireSession, signedInAgain } from '../session/session-state.ts'

export type PictureSending = UploadOptions & {
  /** Nobody is signed in any more: the dialog opens, and afterwards the upload goes on. */
  onUnauthorized: () => void
}

/**
 * Sends files. Whoever is not signed in any more is told before they leave, signs in, and then they
 * are sent.
 */
export async function sendSignedIn<Definition>(
  call: Call<Definition>,
  input: InputOf<Definition>,
  sending: PictureSending,
): Promise<AnswerOf<Definition>> {
  const { onUnauthorized, ...following } = sending
  const token = keptToken()
  const signed = token ? { token } : {}
  try {
    await sendCall(accountCalls.findSession, {}, { ...signed, signal: sending.signal })
    return await sendCall(call, input, { ...signed, ...following })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  }
  onUnauthorized()
  expireSession(token)
  await signedInAgain(sending.signal)
  return sendSignedIn(call, input, sending)
}
