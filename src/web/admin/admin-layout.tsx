import { Outlet, useMatches } from 'react-router'
import { FrameSkeleton, OfficeFrame } from './frame/office-frame.tsx'
import { ScreenFailure } from './frame/screen-failure.tsx'
import { requireSession } from './session/require-session.ts'
import type { Route } from './+types/admin-layout.ts'
import './office.css'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSession]

/** Nothing to load, but it makes the served page wait for the guard. */
export function clientLoader() {
  return null
}

export function HydrateFallback() {
  const { skeleton: Screen } = useOfficeHandle()
  return <FrameSkeleton>{Screen && <Screen />}</FrameSkeleton>
}

export function ErrorBoundary() {
  return (
    <OfficeFrame>
      <ScreenFailure />
    </OfficeFrame>
  )
}

export default function AdminLayout() {
  return (
    <OfficeFrame>
      <Outlet />
    </OfficeFrame>
  )
}

/** The `handle` of a screen: its skeleton, shown while the office loads. */
export type OfficeHandle = { skeleton: React.ComponentType }

function useOfficeHandle(): Partial<OfficeHandle> {
  return useMatches().at(-1)?.handle ?? {}
}
