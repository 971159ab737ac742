import type { BackupStatus } from '#contract/backups/backup-status.ts'
import { z } from '#contract/schema.ts'
import { endpoint } from '../endpoint.ts'

const BackupStatusAnswer = z.object({
  folder: z.string().nullable(),
  lastMadeAt: z.iso.datetime().nullable(),
  count: z.int(),
  failure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  isLate: z.boolean(),
  damagedAt: z.iso.datetime().nullable(),
}) satisfies z.ZodType<BackupStatus>

export const backupsEndpoints = [
  endpoint({
    method: 'GET',
    path: '/admin/backups',
    summary:
      'When the last backup was made, and whether anything is wrong with backups or database',
    guard: 'administrator',
    answer: BackupStatusAnswer,
    call: (app) => app.backups.findStatus(),
  }),
]
