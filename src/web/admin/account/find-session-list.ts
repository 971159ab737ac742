import type { SessionRow } from '#contract/accounts/account.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { askForSessions } from './account-calls.ts'

export type SessionList = { sessions: SessionRow[]; failure?: Failure }

/** A list that cannot be read is empty, and says why. */
export async function findSessionList(): Promise<SessionList> {
  try {
    return { sessions: await askForSessions() }
  } catch (error) {
    return { sessions: [], failure: failureOf(error, 'Failed to fetch the sessions') }
  }
}
