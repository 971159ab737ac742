import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { z } from '../schema.ts'
import type { BackupStatus } from './backup-status.ts'

const BackupStatusResponse = z.object({
  folder: z.string().nullable(),
  lastMadeAt: z.iso.datetime().nullable(),
  count: z.int(),
  failure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  isLate: z.boolean(),
  damagedAt: z.iso.datetime().nullable(),
} satisfies FieldsOf<BackupStatus>)

export const backupDefinitions = {
  findStatus: {
    summary:
      'When the last backup was made, and whether anything is wrong with backups or database',
    response: BackupStatusResponse,
  },
} satisfies CallDefinitions
