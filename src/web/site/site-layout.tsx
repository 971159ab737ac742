import { Outlet } from 'react-router'
import { webContext } from '../app-context.ts'
import { SiteFrame } from './frame/site-frame.tsx'
import type { Route } from './+types/site-layout'

/** Errors are handled here as well as at the root, so that the document around them stays. */
export { DocumentError as ErrorBoundary } from './errors/document-error.tsx'

/** Canonical links need the site's public address, which only the server has. */
export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(webContext).publicUrl }
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
