import { useQuery } from '@tanstack/react-query'
import { backupCalls } from '#contract/backups/backup-calls.ts'
import { Banner } from '../../ui/banner.tsx'
import { polledQuery } from '../session/call-query.ts'
import { backupWarningOf } from './backup-warning.ts'

const interval = 10 * 60_000

/** Above every screen, because whoever works in the office rarely opens Account. */
export function BackupBanner() {
  // A status that cannot be read is no news about backups.
  const { data: status } = useQuery(polledQuery(backupCalls.findStatus, {}, interval))
  const warning = status && backupWarningOf(status)
  return warning && <Banner {...warning} className="mb-5 print:hidden" />
}
