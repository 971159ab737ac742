import type { BackupStatus } from '#contract/backups/backup-status.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import type { Asking } from '../session/ask-api.ts'
import { callApi } from '../session/call-api.ts'

export type FoundBackupStatus = { status?: BackupStatus; failure?: Failure }

export async function findBackupStatus(asking: Asking = {}): Promise<FoundBackupStatus> {
  try {
    return { status: await callApi<BackupStatus>('/admin/backups', asking) }
  } catch (error) {
    return { failure: failureOf(error, 'Failed to fetch the state of the backups') }
  }
}
