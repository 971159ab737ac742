import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { backupLimits } from '#contract/backups/backup-status.ts'
import { listBackups, newestBackup } from '#platform/backup/backup-folders.ts'
import { isBackupDue } from '#platform/backup/backup-times.ts'
import { day, hour, minute, second } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import { lowerPriority } from '#platform/concurrency/lower-priority.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log/open-log.ts'
import type { BackupMonitor } from './backup-monitor.ts'
import type { BackupOrder, BackupReport } from './backup-process.ts'
import { messageOf } from '#platform/unknown-fields.ts'

type BackupDeps = { config: Config; log: Log; backups: BackupMonitor }

const backupProcess = fileURLToPath(new URL('./backup-process.ts', import.meta.url))

/** The first check runs when the start is over. */
const settled = 5 * second
const betweenLooks = minute
const afterFailure = hour
const betweenWarnings = day

/** Makes a backup every night, and one after the start if the last is a day old. */
export async function runBackups({ config, log, backups }: BackupDeps, signal: AbortSignal) {
  const dir = config.backupDir
  if (dir === undefined) return log.info('BACKUP_DIR is not set: no backups are made')
  await logLast(backups, log)
  let pause: number = settled
  let warnedAt = -Infinity
  while (await waitFor(pause, signal)) {
    pause = betweenLooks
    if (await isDue(dir))
      pause = (await backUp({ config, log, backups }, dir, signal)) ? minute : afterFailure
    if (signal.aborted || performance.now() - warnedAt < betweenWarnings) continue
    if (await warnIfLate(backups, log)) warnedAt = performance.now()
  }
}

/** Also true where the check fails: the backup that follows then reports the error. */
async function isDue(dir: string) {
  const now = new Date()
  const backups = await listBackups(dir).catch(() => [])
  return isBackupDue(newestBackup(backups, now)?.madeAt, now)
}

/** False after a failure. */
async function backUp({ config, log, backups }: BackupDeps, dir: string, signal: AbortSignal) {
  const began = performance.now()
  const report = await inOwnProcess({ config, dir }, signal)
  if (signal.aborted) return true
  if ('fault' in report) {
    backups.noteFailure(report.fault)
    log.error({ reason: report.fault }, 'backup failed')
    return false
  }
  backups.noteSuccess()
  if (!report.made) return true
  const seconds = Math.round((performance.now() - began) / 100) / 10
  log.info({ ...report.made, seconds }, 'backup made')
  if (report.made.missing > 0)
    log.warn({ files: report.made.missing }, 'files that rows name are missing')
  return true
}

async function inOwnProcess(order: BackupOrder, signal: AbortSignal): Promise<BackupReport> {
  const child = fork(backupProcess, { serialization: 'advanced' })
  const stop = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop, { once: true })
  try {
    lowerPriority(child)
    child.send(order)
    const gone = once(child, 'exit').then(() => ({ fault: 'the backup was interrupted' }))
    const reported = new Promise<BackupReport>((resolve) => {
      child.once('message', (report: BackupReport) => resolve(report))
    })
    return await Promise.race([reported, gone])
  } catch (error) {
    return { fault: messageOf(error) }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function logLast(backups: BackupMonitor, log: Log) {
  const { folder, lastMadeAt, count } = await backups.findStatus()
  log.info({ folder, lastMadeAt, count }, lastMadeAt ? 'last backup' : 'no backup yet')
}

async function warnIfLate(backups: BackupMonitor, log: Log) {
  const { isLate, lastMadeAt } = await backups.findStatus()
  if (isLate) log.warn({ lastMadeAt }, `no backup was made in ${backupLimits.lateHours} hours`)
  return isLate
}
