import { QueryClientProvider } from '@tanstack/react-query'
import { Toasts } from '../../ui/toasts.tsx'
import { useHeadingFocus } from '../../ui/use-heading-focus.ts'
import { BackupBanner } from '../backups/backup-banner.tsx'
import { queryClient } from '../session/call-query.ts'
import { SessionDialog } from '../session/session-dialog.tsx'
import { ProgressLine } from './progress-line.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { TopBar } from './top-bar.tsx'

/** What stands around every screen of the back office. */
export function OfficeFrame({ children }: { children: React.ReactNode }) {
  useHeadingFocus()
  return (
    <QueryClientProvider client={queryClient}>
      <div className="office min-h-dvh md:flex">
        <a href="#screen" className={skip}>
          Skip to the content
        </a>
        <ProgressLine />
        <TopBar />
        <SideNavigation />
        <main id="screen" tabIndex={-1} className={screenLook}>
          <BackupBanner />
          {children}
        </main>
        <SessionDialog />
        <Toasts />
      </div>
    </QueryClientProvider>
  )
}

export const screenLook = '@container min-w-0 grow px-4 py-5 outline-none md:px-8 md:py-7'

const skip =
  'sr-only rounded-md bg-surface px-4 py-3 text-sm font-semibold text-action ' +
  'focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40'
