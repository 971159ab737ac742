import { Outlet } from 'react-router'
import { companyMessages } from '#contract/company/company.ts'
import { isPreviewed } from '#contract/company/previewed-pages.ts'
import { webContext } from '../app-context.ts'
import { orNotFound } from '../or-not-found.ts'
import { SiteFrame } from './frame/site-frame.tsx'
import type { Route } from './+types/site-layout'

/** Errors are handled here as well as at the root, so that the document around them stays. */
export { DocumentError as ErrorBoundary } from './errors/page-failure.tsx'

/** Canonical links need the site's public address, which only the server has. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { publicUrl, app } = context.get(webContext)
  const isPreview = isPreviewed(url.pathname) && url.searchParams.has('token')
  if (isPreview) orNotFound(app.previewed, endedPreview)
  return { publicUrl, isPreview }
}

const endedPreview = {
  title: companyMessages.previewEnded,
  text: 'Make another one under Company, in the back office.',
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      {loaderData.isPreview && (
        <p role="status" className="border-l-4 border-amber bg-amber-wash px-4 py-3 text-amber">
          Preview: this is not on the site yet.
        </p>
      )}
      <Outlet />
    </SiteFrame>
  )
}
