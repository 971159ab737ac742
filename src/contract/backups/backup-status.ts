/** After so long without a backup the office is warned: two nights have gone by. */
export const backupLimits = { lateHours: 48 } as const

/** What the back office shows about backups and the state of the database. */
export type BackupStatus = {
  /** Where the nightly backups are stored; null where none are made. */
  folder: string | null
  lastMadeAt: string | null
  /** How many backups are stored. */
  count: number
  /** The last attempt, if it failed. */
  failure: { at: string; message: string } | null
  isLate: boolean
  /** When the embedded database was found to be damaged. */
  damagedAt: string | null
}
