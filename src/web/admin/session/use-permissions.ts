import { useQuery } from '@tanstack/react-query'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { isPermitted } from '#contract/accounts/permissions.ts'
import type { Permission } from '#contract/accounts/permissions.ts'
import { callQuery } from './call-query.ts'

const sessionQuery = callQuery(accountCalls.findSession, {})

/**
 * What the role of the account may do, for what is offered; the server checks each call. Everything
 * is offered until the role is known, so that nothing moves for an owner.
 */
export function usePermissions() {
  const { data } = useQuery({ ...sessionQuery, staleTime: Infinity, throwOnError: false })
  return (permission: Permission) => !data || isPermitted(data.role, permission)
}
