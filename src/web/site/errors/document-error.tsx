import { useLocation, useRouteError } from 'react-router'
import { isOfficePath } from '../../office-path.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { failureTexts } from './failure-texts.ts'
import { PageFailure } from './page-failure.tsx'

/** The last boundary. The back office and the sign-in have no header and footer. */
export function DocumentError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  if (!isOfficePath(pathname)) return <SiteFailure error={error} />
  return (
    <main className="wrap">
      <title>{failureTexts(error).title}</title>
      <PageFailure error={error} />
    </main>
  )
}

/** A whole page for an error: React Router does not call the `meta` of its matches. */
function SiteFailure({ error }: { error: unknown }) {
  return (
    <SiteFrame>
      <title>{failureTexts(error).title}</title>
      <meta name="robots" content="noindex" />
      <PageFailure error={error} />
    </SiteFrame>
  )
}
