import { useLocation, useRouteError } from 'react-router'
import { failureTexts } from './site/errors/failure-texts.ts'
import { PageFailure } from './site/errors/page-failure.tsx'
import { SiteFrame } from './site/frame/site-frame.tsx'

/** The last boundary. The back office and the sign-in have no header and footer. */
export function DocumentError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const isOffice = /^\/(admin|login)(\/|$)/.test(pathname)
  const failure = <PageFailure error={error} />
  return (
    <>
      <title>{failureTexts(error).title}</title>
      <meta name="robots" content="noindex" />
      {isOffice ? <main className="wrap">{failure}</main> : <SiteFrame>{failure}</SiteFrame>}
    </>
  )
}
