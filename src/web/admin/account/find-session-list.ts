import { accountCalls } from '#contract/accounts/account-calls.ts'
import type { SessionRow } from '#contract/accounts/account.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

export type SessionList = { sessions: SessionRow[]; failure?: Failure }

/** A list that cannot be read is empty, and says why. */
export async function findSessionList(): Promise<SessionList> {
  try {
    return await callApi(accountCalls.listSessions, {})
  } catch (error) {
    return { sessions: [], failure: failureOf(error, 'Failed to fetch the sessions') }
  }
}
