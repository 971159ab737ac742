import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { accountMessages } from '#contract/accounts/account.ts'
import { useSiteProfile } from '../../use-site-profile.ts'
import { Banner } from '../../ui/banner.tsx'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { useHeadingFocus } from '../../ui/use-heading-focus.ts'
import { BackupBanner } from '../backups/backup-facts.tsx'
import { OfficeNotices } from '../notices/office-notices.tsx'
import { ChangeProgressBar } from '../products/change-progress-bar.tsx'
import { queryClient } from '../session/call-query.ts'
import { forgetLeftScreen } from '../session/left-screen.ts'
import { endOpening } from '../session/office-opening.ts'
import { RoleProvider } from '../session/permitted.tsx'
import { sessionQuery } from '../session/session-query.ts'
import { Overlays } from '../shortcuts/overlays.tsx'
import { ConfirmationDialog } from '../session/confirmation-dialog.tsx'
import { SessionDialog } from '../session/session-dialog.tsx'
import { NavigationState } from './navigation-state.tsx'
import { sideLook, SideNavigation } from './side-navigation.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of every screen. The content security policy forbids the style elements of Base UI. */
export function OfficeFrame({ children }: { children: React.ReactNode }) {
  useHeadingFocus()
  useEffect(endSignIn, [])
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RoleProvider>
          <div className="office min-h-dvh md:flex">
            <a href="#screen" className={skip}>
              Skip to the content
            </a>
            <NavigationState />
            <TopBar />
            <SideNavigation />
            <main id="screen" tabIndex={-1} className={screenLook}>
              <FactorNotice />
              <BackupBanner />
              {children}
            </main>
            <Overlays />
            <OfficeNotices />
            <SessionDialog />
            <ConfirmationDialog />
            <Toasts>
              <ChangeProgressBar />
            </Toasts>
          </div>
        </RoleProvider>
      </QueryClientProvider>
    </CSPProvider>
  )
}

/** The office is open: nothing of how it was reached applies any more. */
function endSignIn() {
  endOpening()
  forgetLeftScreen()
}

const screenLook = '@container min-w-0 grow px-4 py-5 outline-none md:px-8 md:py-7'

const skip =
  'sr-only rounded-md bg-surface px-4 py-3 text-sm font-semibold text-action ' +
  'focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40'

const accountPath = '/admin/account'

/** Where everybody needs a second factor, a person without one can only set one up. */
function FactorNotice() {
  const { pathname } = useLocation()
  const { data } = useQuery({ ...sessionQuery, staleTime: Infinity, throwOnError: false })
  if (!data?.isFactorMissing) return null
  if (pathname !== accountPath) return <Navigate to={accountPath} replace />
  return <Banner tone="warning" title={accountMessages.factorMissing} className="mb-6" />
}

/**
 * The served frame: nobody is signed in there, so it has a shape and no content. Scripts wait for the
 * first content to be painted (`before-scripts.ts`): here that is the mark.
 */
export function FrameSkeleton({ children }: { children: React.ReactNode }) {
  const { company } = useSiteProfile()
  return (
    <div className="office min-h-dvh md:flex">
      <div className="flex h-14 items-center gap-2 border-b border-hairline bg-sunken px-2 md:hidden">
        <BrandMark className="ml-13 size-6 text-action" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className={sideLook} suppressHydrationWarning>
        <script>{storedWidth}</script>
        <div className="flex flex-col gap-3 p-5">
          <BrandMark className="size-6 text-action" />
          <Skeleton className="mt-8 h-4 w-full max-w-32" />
          <Skeleton className="h-4 w-full max-w-24" />
        </div>
      </div>
      <main className={screenLook}>
        <h1 className="sr-only">Back office</h1>
        <noscript>
          <p className="pb-6">
            The back office of {company} needs JavaScript. Please switch it on in your browser.
          </p>
        </noscript>
        {children}
      </main>
    </div>
  )
}

/** Runs while the page is parsed, before it is painted, so that nothing moves when the frame arrives. */
const storedWidth =
  "try{var w=localStorage.getItem('navigationWidth');if(w)document.currentScript.parentElement.dataset.width=w}catch(e){}"
