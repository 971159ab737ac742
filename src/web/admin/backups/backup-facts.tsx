import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { countOf } from '#contract/count-text.ts'
import { backupCalls } from '#contract/backups/backup-calls.ts'
import { Banner } from '../../ui/banner.tsx'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { DetailList } from '../lists/detail-list.tsx'
import { callQuery, queryClient } from '../session/call-query.ts'
import { backupWarningOf } from './backup-warning.ts'

/** Read again when somebody opens a screen or comes back, and not by a poll of its own. */
const statusQuery = {
  ...callQuery(backupCalls.findStatus, {}, { isUnattended: true }),
  staleTime: 10 * 60_000,
  refetchOnWindowFocus: true,
}

/** Above every screen, because people in the office rarely open Account. */
export function BackupBanner() {
  // A failed read says nothing about the backups.
  const { data: status } = useQuery(statusQuery)
  const { pathname } = useLocation()
  useEffect(() => void queryClient.prefetchQuery(statusQuery), [pathname])
  const warning = status && backupWarningOf(status)
  return warning && <Banner {...warning} className="mb-5 print:hidden" />
}

export const backupQuery = callQuery(backupCalls.findStatus, {})

/** What Account shows of the backups. */
export function BackupFacts() {
  const { data: status, error, refetch } = useQuery(backupQuery)
  if (error || !status) {
    return (
      <ReadState
        {...{ error, refetch }}
        data={status}
        failed="Failed to fetch the state of the backups"
        skeleton={
          <div role="status" aria-label="Loading the state of the backups...">
            <Skeleton className="h-24 max-w-sm" />
          </div>
        }
      />
    )
  }
  const { folder, lastMadeAt, count, failure } = status
  if (folder !== null) {
    return (
      <DetailList
        details={{
          'Last backup': lastMadeAt ? timeText(lastMadeAt) : 'None yet',
          Stored: countOf(count, 'backup'),
          Folder: folder,
          Failed: failure ? `${timeText(failure.at)}: ${failure.message}` : undefined,
        }}
      />
    )
  }
  return (
    <p className="max-w-prose text-sm text-pretty">
      No backups are made. Set <code>BACKUP_DIR</code> to a folder, best on another disk, and
      restart the server: it then makes a backup every night.
    </p>
  )
}
