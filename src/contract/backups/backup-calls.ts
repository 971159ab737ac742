import { callsOf } from '../call.ts'
import type { backupDefinitions } from './backup-definitions.ts'

export const backupCalls = callsOf<typeof backupDefinitions>()({
  findStatus: { method: 'GET', path: '/admin/backups', can: 'backups.view' },
})
