import type { Route } from '#contract/call.ts'
import { usePermissions } from './use-permissions.tsx'

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
  /** For whoever may not. */
  instead?: React.ReactNode
}

/** What one may not do is not offered. */
export function Permitted({ call, children, instead = null }: PermittedProps) {
  return useMay(call) ? children : instead
}
