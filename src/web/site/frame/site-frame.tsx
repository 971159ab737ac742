import { useLocation, useNavigation } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import { useHeadingFocus } from '../../ui/use-heading-focus.ts'
import { EnquiryProvider } from './enquiry-provider.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The frame of every public page. It has no loader, so that error pages can use it too. */
export function SiteFrame({ children }: { children: React.ReactNode }) {
  useHeadingFocus()
  return (
    <div className="flex min-h-svh flex-col">
      <a href="#main" className="skip-link">
        Skip to main content
      </a>
      <SiteHeader />
      <NavigationStatus />
      <EnquiryProvider>
        <main id="main" tabIndex={-1} className="wrap w-full grow outline-none">
          {children}
        </main>
      </EnquiryProvider>
      <OfflineNotice />
      <SiteFooter />
    </div>
  )
}

/** Announces that another page is loading. A list announces changes of its choices itself. */
function NavigationStatus() {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isLeaving = next !== undefined && next.pathname !== pathname
  const text = next?.pathname === '/products' ? listMessages.loading : 'Loading...'
  return (
    <>
      <p role="status" className="sr-only">
        {isLeaving ? text : ''}
      </p>
      {next && <div className="page-progress" aria-hidden="true" />}
    </>
  )
}
