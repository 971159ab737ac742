import { accountCalls } from '#contract/accounts/account-calls.ts'
import { isPermitted } from '#contract/accounts/permissions.ts'
import type { Call, InputOf } from '#contract/call.ts'
import { beginRead, callQuery, queryClient } from './call-query.ts'

/** Whose session it is, and with which role. */
export const sessionQuery = callQuery(accountCalls.findSession, {})

/** Undefined until the server has said it in this document. */
export function knownSession() {
  return queryClient.getQueryData(sessionQuery.queryKey)
}

/** For the loader of a screen with a part that not every role may read. */
export function beginPermittedRead<Definition>(call: Call<Definition>, input: InputOf<Definition>) {
  const role = knownSession()?.role
  const { can } = call
  const isOpen = can === 'anyone' || can === 'customer'
  if (isOpen || (role && isPermitted(role, can))) beginRead(callQuery(call, input))
}
