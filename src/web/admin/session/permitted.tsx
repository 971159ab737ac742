import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { isPermitted, roles } from '#contract/accounts/permissions.ts'
import type { Permission, Role } from '#contract/accounts/permissions.ts'
import type { Route } from '#contract/call.ts'
import { pollInterval } from './call-query.ts'
import { sessionQuery } from './session-query.ts'

const RoleOfAccount = createContext<Role | undefined>(undefined)

/**
 * Reads the role once for all that asks for it: a list asks for each of its buttons. It is known before a
 * screen is there, unless the server did not respond, which is asked again then.
 */
export function RoleProvider({ children }: { children: React.ReactNode }) {
  const { data } = useQuery({
    ...sessionQuery,
    staleTime: Infinity,
    throwOnError: false,
    refetchInterval: ({ state }) => state.status === 'error' && pollInterval,
  })
  return <RoleOfAccount value={data?.role}>{children}</RoleOfAccount>
}

/**
 * What the role of the account may do, for what is offered; the server checks each call. Everything
 * is offered until the role is known, so that nothing moves for an owner.
 */
export function usePermissions() {
  const role = use(RoleOfAccount)
  return (permission: Permission) => !role || isPermitted(role, permission)
}

/** For the navigation, and for what a screen reads: until the role is known, what every role may do. */
export function useGrants() {
  const role = use(RoleOfAccount)
  const possible = role ? [role] : roles
  return (permission: Permission) => possible.every((one) => isPermitted(one, permission))
}

/** For what is read without being asked for: not before the role is known. */
export function useIsGranted(permission: Permission) {
  const role = use(RoleOfAccount)
  return role !== undefined && isPermitted(role, permission)
}

type Declared = Pick<Route, 'can'>

/** Whether the account may make a call, as the call itself declares. */
export function useMay({ can }: Declared) {
  const isPermitted = usePermissions()
  return can === 'anyone' || can === 'customer' || isPermitted(can)
}

type PermittedProps = {
  /** What its children lead to. */
  call: Declared
  children: React.ReactNode
  /** Shown to those who lack the permission. */
  instead?: React.ReactNode
}

/** What one may not do is not offered. */
export function Permitted({ call, children, instead = null }: PermittedProps) {
  return useMay(call) ? children : instead
}
