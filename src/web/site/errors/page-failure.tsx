import { lazy, Suspense } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { isOfficePath } from '../../office-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useSiteProfile } from '../../use-site-profile.ts'
import { ProductSearch } from '../frame/product-search.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { failureTexts } from './failure-texts.ts'

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

/** Every page holds what is shown when it fails; only a page that is missing needs this. */
const WaysOn = lazy(async () => {
  const { WaysOn } = await import('./ways-on.tsx')
  return { default: WaysOn }
})

/** The error with links that lead on. */
export function PageFailure({ error, failed }: { error: unknown; failed?: string }) {
  const { title, text, back, canTryAgain } = failureTexts(error, failed)
  const { pathname, search } = useLocation()
  const { phone } = useSiteProfile()
  return (
    <div className="grid gap-x-12 gap-y-8 pt-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="max-w-2xl">
        <h1 className="display font-bold tracking-tight">{title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{text}</p>
        {canTryAgain ? (
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <ButtonLink look="action" to={`${pathname}${search}`} replace>
              Try again
            </ButtonLink>
            <p>
              or call{' '}
              <a className="text-link" href={`tel:${phone.dialled}`}>
                {phone.shown}
              </a>
            </p>
          </div>
        ) : back ? (
          <ButtonLink look="action" to={back.to} className="mt-6">
            {back.text}
          </ButtonLink>
        ) : (
          <div className="mt-6 flex flex-wrap items-stretch gap-3">
            <ProductSearch label="Search the catalogue" className="max-w-md grow basis-60" />
            <ButtonLink look="action" to="/products?category=All">
              View All Products
            </ButtonLink>
          </div>
        )}
      </div>
      {!canTryAgain && !back && (
        <Suspense>
          <WaysOn />
        </Suspense>
      )}
    </div>
  )
}
