import { useLocation, useRouteError } from 'react-router'
import { failureTexts } from './failure-texts.ts'
import { PageFailure } from './page-failure.tsx'
import { SiteFailure } from './site-failure.tsx'

/** The last boundary. The back office and the sign-in have no header and footer. */
export function DocumentError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const isOffice = /^\/(admin|login)(\/|$)/.test(pathname)
  if (!isOffice) return <SiteFailure error={error} />
  return (
    <main className="wrap">
      <title>{failureTexts(error).title}</title>
      <PageFailure error={error} />
    </main>
  )
}
