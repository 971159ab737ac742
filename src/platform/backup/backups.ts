import type { BackupStatus } from '#contract/backups/backup-status.ts'

/** The state of the server's backups. */
export type Backups = { findStatus(): Promise<BackupStatus> }
