import { useQuery } from '@tanstack/react-query'
import { backupCalls } from '#contract/backups/backup-calls.ts'
import type { BackupStatus } from '#contract/backups/backup-status.ts'
import { Banner } from '../../ui/banner.tsx'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RetryButton } from '../frame/screen-failure.tsx'
import { failureOf } from '../session/api-error.ts'
import { callQuery, polledQuery } from '../session/call-query.ts'
import { backupWarningOf } from './backup-warning.ts'

const interval = 10 * 60_000

/** Above every screen, because people in the office rarely open Account. */
export function BackupBanner() {
  // A failed read says nothing about the backups.
  const { data: status } = useQuery(polledQuery(backupCalls.findStatus, {}, interval))
  const warning = status && backupWarningOf(status)
  return warning && <Banner {...warning} className="mb-5 print:hidden" />
}

export const backupQuery = callQuery(backupCalls.findStatus, {})

/** What Account shows of the backups. */
export function BackupFacts() {
  const { data: status, error } = useQuery(backupQuery)
  if (error) {
    return (
      <Banner {...failureOf(error, 'Failed to fetch the state of the backups')}>
        <RetryButton />
      </Banner>
    )
  }
  if (!status) return <BackupFactsSkeleton />
  if (status.folder !== null) return <Facts status={status} folder={status.folder} />
  return (
    <p className="max-w-prose text-sm text-pretty">
      No backups are made. Set <code>BACKUP_DIR</code> to a folder, best on another disk, and
      restart the server: it then makes a backup every night.
    </p>
  )
}

function BackupFactsSkeleton() {
  return (
    <div
      className="flex flex-col gap-3"
      role="status"
      aria-label="Loading the state of the backups..."
    >
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-4 w-72 max-w-full" />
    </div>
  )
}

function Facts({ status, folder }: { status: BackupStatus; folder: string }) {
  const { lastMadeAt, count, failure } = status
  const facts = [
    ['Last backup', lastMadeAt ? timeText(lastMadeAt) : 'None yet'],
    ['Stored', count === 1 ? '1 backup' : `${count.toLocaleString('en-IN')} backups`],
    ['Folder', folder],
    ...(failure ? [['Failed', `${timeText(failure.at)}: ${failure.message}`]] : []),
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
