import { ApiError } from '../session/api-error.ts'
import { askApi } from '../session/ask-api.ts'
import type { ApiCall } from '../session/ask-api.ts'
import { keptToken } from '../session/kept-session.ts'
import { expireSession, signedInAgain } from '../session/session-state.ts'

export type PictureSending = Required<Pick<ApiCall, 'signal' | 'onProgress'>> & {
  /** Nobody is signed in any more: the dialog opens, and afterwards the upload goes on. */
  onUnauthorized: () => void
}

/**
 * Sends files. Whoever is not signed in any more is told before they leave, signs in, and then they
 * are sent. Refused for good after that, it is a failure like any other.
 */
export async function sendSignedIn<Answer>(
  path: string,
  body: FormData,
  sending: PictureSending,
  isAgain = false,
): Promise<Answer> {
  const { onUnauthorized, ...following } = sending
  const token = keptToken() ?? undefined
  try {
    await askApi('/session', { ...(token ? { token } : {}), signal: sending.signal })
    return await askApi(path, { method: 'POST', body, ...(token ? { token } : {}), ...following })
  } catch (error) {
    if (!isUnauthorized(error) || (isAgain && error.status === 403)) throw error
  }
  onUnauthorized()
  expireSession(token ?? null)
  await signedInAgain(sending.signal)
  return sendSignedIn(path, body, sending, true)
}

function isUnauthorized(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}
