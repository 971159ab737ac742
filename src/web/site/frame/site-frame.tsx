import { useHeadingFocus } from '../../ui/use-heading-focus.ts'
import { EnquiryPlace } from './enquiry-place.tsx'
import { NavigationStatus } from './navigation-status.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What surrounds every public page. It needs no loader: pages that say what failed stand in it too. */
export function SiteFrame({ children }: { children: React.ReactNode }) {
  useHeadingFocus()
  return (
    <div className="flex min-h-svh flex-col">
      <a href="#main" className="skip-link">
        Skip to main content
      </a>
      <SiteHeader />
      <NavigationStatus />
      <EnquiryPlace>
        <main id="main" tabIndex={-1} className="wrap w-full grow outline-none">
          {children}
        </main>
      </EnquiryPlace>
      <OfflineNotice />
      <SiteFooter />
    </div>
  )
}
