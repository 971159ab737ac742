import { backupCalls } from '#contract/backups/backup-calls.ts'
import type { BackupStatus } from '#contract/backups/backup-status.ts'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { ReadOptions } from '../session/send-call.ts'

export type FoundBackupStatus = { status?: BackupStatus; failure?: Failure }

export async function findBackupStatus(options: ReadOptions = {}): Promise<FoundBackupStatus> {
  try {
    return { status: await callApi(backupCalls.findStatus, {}, options) }
  } catch (error) {
    return { failure: failureOf(error, 'Failed to fetch the state of the backups') }
  }
}
