import { backupLimits } from '#contract/backups/backup-status.ts'
import type { BackupStatus } from '#contract/backups/backup-status.ts'

type BackupWarning = { title: string; detail: string; tone: 'failure' | 'warning' }

/** The worst of what is wrong; undefined where all is well or no backups are set up. */
export function backupWarningOf(status: BackupStatus): BackupWarning | undefined {
  const { damagedAt, failure, folder, isLate, lastMadeAt } = status
  if (damagedAt) {
    return {
      tone: 'failure',
      title: 'The database is damaged.',
      detail:
        'Ask your server administrator to restore a backup. Until then, some changes may be lost.',
    }
  }
  if (failure) {
    return { tone: 'warning', title: 'The last backup failed.', detail: failure.message }
  }
  if (!isLate) return undefined
  return {
    tone: 'warning',
    title: lastMadeAt
      ? `The last backup is more than ${backupLimits.lateHours} hours old.`
      : 'There is no backup yet.',
    detail: `Ask your administrator to check the log of the server and ${folder}.`,
  }
}
