import { backupLimits } from '#contract/backups/backup-status.ts'
import type { BackupStatus } from '#contract/backups/backup-status.ts'
import { listBackups, newestBackup } from '#platform/backup/backup-folders.ts'
import type { Backups } from '#platform/backup/backups.ts'
import { hour } from '#platform/clock/clock.ts'
import type { Clock } from '#platform/clock/clock.ts'

/** What is read from the folder, and what only this process has stored in memory. */
export class BackupMonitor implements Backups {
  readonly #dir: string | undefined
  readonly #clock: Clock
  readonly #startedAt: Date
  #failure: BackupStatus['failure'] = null
  #damagedAt: string | null = null

  constructor(dir: string | undefined, clock: Clock) {
    this.#dir = dir
    this.#clock = clock
    this.#startedAt = clock.now()
  }

  /** A folder that cannot be read counts as empty: the next backup then fails and reports why. */
  async findStatus(): Promise<BackupStatus> {
    const backups = this.#dir ? await listBackups(this.#dir).catch(() => []) : []
    const last = newestBackup(backups, this.#clock.now())?.madeAt
    return {
      folder: this.#dir ?? null,
      lastMadeAt: last?.toISOString() ?? null,
      count: backups.length,
      failure: this.#failure,
      isLate: this.#dir !== undefined && this.#isLate(last ?? this.#startedAt),
      damagedAt: this.#damagedAt,
    }
  }

  noteSuccess() {
    this.#failure = null
  }

  noteFailure(message: string) {
    this.#failure = { at: this.#clock.now().toISOString(), message }
  }

  noteDamage() {
    this.#damagedAt = this.#clock.now().toISOString()
  }

  #isLate(last: Date) {
    return this.#clock.now().getTime() - last.getTime() > backupLimits.lateHours * hour
  }
}
