import { backupErrorText } from '#platform/backup/backup-error-text.ts'
import type { Config } from '#platform/config/config.ts'
import { makeNightlyBackup } from './nightly-backup.ts'
import type { NightlyResult } from './nightly-backup.ts'

export type BackupOrder = { config: Config; dir: string }

export type BackupReport = { made: NightlyResult | undefined } | { fault: string }

/** One backup, in a process of its own, so that no request waits for it. It ends with the server. */
process.once('disconnect', () => process.exit(1))
process.once('message', (order: BackupOrder) => void report(order))

async function report({ config, dir }: BackupOrder) {
  const report: BackupReport = await makeNightlyBackup(config, dir).then(
    (made) => ({ made }),
    (error: Error) => ({ fault: backupErrorText(error, dir) }),
  )
  process.send?.(report, () => process.exit(0))
}
