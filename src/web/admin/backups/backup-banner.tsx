import { useEffect, useState } from 'react'
import type { BackupStatus } from '#contract/backups/backup-status.ts'
import { Banner } from '../../ui/banner.tsx'
import { useEvery } from '../frame/use-every.ts'
import { backupWarningOf } from './backup-warning.ts'
import { findBackupStatus } from './find-backup-status.ts'

const interval = 10 * 60_000

/** Above every screen, because whoever works in the office rarely opens Account. */
export function BackupBanner() {
  const [status, setStatus] = useState<BackupStatus>()
  useEffect(() => void load(), [])
  useEvery(interval, load)
  const warning = status && backupWarningOf(status)
  return warning && <Banner {...warning} className="mb-5 print:hidden" />

  /** A status that cannot be read is no news about backups. */
  async function load() {
    const found = await findBackupStatus({ isUnattended: true })
    if (found.status) setStatus(found.status)
  }
}
