import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { second } from '../clock/clock.ts'
import type { Log } from '../log/open-log.ts'
import { StartError } from '../start-error.ts'
import { findSqliteDamage, isSqliteDamage } from './find-sqlite-damage.ts'
import { isForeignWal } from './is-foreign-wal.ts'
import { bytesOf, sqlitePath, walPath } from './sqlite-path.ts'
import { messageOf } from '../unknown-fields.ts'

const checkProcess = fileURLToPath(new URL('./sqlite-check-process.ts', import.meta.url))

/** 64 MB take 0.1 s, or up to 1 s if the system has none of it in memory: less than another process. */
const mostCheckedHere = 64 * 1024 * 1024

/** 500 MB take 0.8 s, or 6.6 s if the system has none of it in memory. */
const longestWait = 2 * second

export type SqliteCheck = {
  /** What a check that goes on beside the start finds; undefined for a sound database, and for one that could not be checked. */
  damage: Promise<string | undefined>
  stop(): void
}

/** Turns an error that damage caused into one with what to do; does nothing about another. */
export function refuseIfDamaged(error: unknown, dataDir: string) {
  if (!isSqliteDamage(error)) return
  throw new StartError(damagedText(dataDir, messageOf(error)), { cause: error })
}

function damagedText(dataDir: string, reason: string) {
  return `site.db in ${dataDir} is damaged (${oneLine(reason)}): restore a backup with npm run restore -- FOLDER`
}

/** The log beside a file is applied as soon as SQLite opens it, so this comes before. */
export function refuseForeignWal(dataDir: string) {
  if (!isForeignWal(sqlitePath(dataDir))) return
  throw new StartError(
    `site.db-wal in ${dataDir} belongs to another database than site.db: if you have put a backup in its place, delete site.db-wal and site.db-shm and start again, or use npm run restore -- FOLDER`,
  )
}

/** Refuses a damaged database. What takes longer than 2 s goes on beside the start. */
export async function checkSqlite(dataDir: string, log: Log): Promise<SqliteCheck> {
  const path = sqlitePath(dataDir)
  if (bytesOf(walPath(path)) > 0)
    log.info('the last stop was not a clean one: the database is checked')
  if (bytesOf(path) <= mostCheckedHere) {
    refuseDamage(dataDir, bytesOf(path) > 0 ? findSqliteDamage(path) : undefined)
    return { damage: Promise.resolve(undefined), stop: () => undefined }
  }
  return checkBeside(dataDir, path, log)
}

async function checkBeside(dataDir: string, path: string, log: Log): Promise<SqliteCheck> {
  const child = fork(checkProcess, [path])
  const stopping = new AbortController()
  const damage = new Promise<string | undefined>((resolve) => {
    const giveUp = (reason: string) => {
      if (!stopping.signal.aborted) log.warn({ reason }, 'the database could not be checked')
      resolve(undefined)
    }
    child.once('message', ({ damage }: { damage?: string }) => {
      stopping.abort()
      resolve(damage)
    })
    child.once('disconnect', () => giveUp('the process that checks it has ended'))
    child.once('error', (error) => giveUp(error.message))
  })
  const late = once(AbortSignal.timeout(longestWait), 'abort').then(() => undefined)
  refuseDamage(dataDir, await Promise.race([damage, late]))
  child.unref()
  child.channel?.unref()
  return { damage, stop: () => stopCheck() }

  function stopCheck() {
    stopping.abort()
    child.kill('SIGKILL')
  }
}

function refuseDamage(dataDir: string, damage: string | undefined) {
  if (damage !== undefined) throw new StartError(damagedText(dataDir, damage))
}

function oneLine(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim()
}
