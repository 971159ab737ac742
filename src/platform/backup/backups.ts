import type { BackupStatus } from '#contract/backups/backup-status.ts'

/** What the server knows of its backups. */
export type Backups = { findStatus(): Promise<BackupStatus> }
