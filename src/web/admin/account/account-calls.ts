import { accountMessages } from '#contract/accounts/account.ts'
import type { SessionRow } from '#contract/accounts/account.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

const path = '/admin/account/sessions'

export type SessionList = { sessions: SessionRow[]; failure?: Failure }

export async function findSessions(): Promise<SessionList> {
  try {
    return await callApi<{ sessions: SessionRow[] }>(path)
  } catch (error) {
    return { sessions: [], failure: failureOf(error, 'Failed to fetch the sessions') }
  }
}

/** One of them, or all but this one. Says what was done, or why not. */
export async function endSessions(
  id: string | undefined,
): Promise<{ done?: string; failure?: Failure }> {
  try {
    await callApi(id ? `${path}/${encodeURIComponent(id)}` : path, { method: 'DELETE' })
    return { done: id ? accountMessages.sessionEnded : accountMessages.otherSessionsEnded }
  } catch (error) {
    return { failure: failureOf(error, 'Failed to end the session') }
  }
}
