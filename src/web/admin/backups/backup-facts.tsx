import type { BackupStatus } from '#contract/backups/backup-status.ts'
import { Banner } from '../../ui/banner.tsx'
import { timeText } from '../../ui/format.ts'
import { RetryButton } from '../frame/retry-button.tsx'
import type { FoundBackupStatus } from './find-backup-status.ts'

export function BackupFacts({ status, failure }: FoundBackupStatus) {
  if (failure) {
    return (
      <Banner {...failure}>
        <RetryButton />
      </Banner>
    )
  }
  if (!status) return null
  return status.folder === null ? <NotSetUp /> : <Facts status={status} folder={status.folder} />
}

function NotSetUp() {
  return (
    <p className="max-w-prose text-sm text-pretty">
      No backups are made. Set <code>BACKUP_DIR</code> to a folder, best on another disk, and
      restart the server: it then makes a backup every night.
    </p>
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
