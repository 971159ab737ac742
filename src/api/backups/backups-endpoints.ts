import { backupCalls } from '#contract/backups/backup-calls.ts'
import { backupDefinitions } from '#contract/backups/backup-definitions.ts'
import { endpointsOf } from '../endpoint.ts'

export const backupsEndpoints = endpointsOf(backupCalls, backupDefinitions, {
  findStatus: (app) => app.backups.findStatus(),
})
