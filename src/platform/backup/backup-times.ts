import { day, hour, minute } from '../clock/clock.ts'

/** India has one time, without a summer time. */
const indiaAhead = 5 * hour + 30 * minute

/** By the clock in India, when nobody buys. */
const nightBegins = 2 * hour
const nightEnds = 5 * hour

const namePattern = /^(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})$/

/** `2026-11-22-020000`: sorts by time, and may be a folder on every system. */
export function backupNameOf(at: Date) {
  const [date = '', time = ''] = inIndia(at).toISOString().split('T')
  return `${date}-${time.slice(0, 8).replaceAll(':', '')}`
}

export function timeOfBackupName(name: string) {
  const [, date, hours, minutes, seconds] = namePattern.exec(name) ?? []
  if (!date) return undefined
  const at = new Date(`${date}T${hours}:${minutes}:${seconds}+05:30`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** Once in each night, and at any hour once the last one is a day old. */
export function isBackupDue(last: Date | undefined, now: Date) {
  if (!last || now.getTime() - last.getTime() >= day) return true
  const sinceMidnight = inIndia(now).getTime() % day
  const isNight = sinceMidnight >= nightBegins && sinceMidnight < nightEnds
  const nightBeganAt = now.getTime() - sinceMidnight + nightBegins
  return isNight && last.getTime() < nightBeganAt
}

export function dayInIndia(at: Date) {
  return inIndia(at).toISOString().slice(0, 10)
}

/** The Monday that the week began with. */
export function weekInIndia(at: Date) {
  const local = inIndia(at)
  const sinceMonday = (local.getUTCDay() + 6) % 7
  return new Date(local.getTime() - sinceMonday * day).toISOString().slice(0, 10)
}

function inIndia(at: Date) {
  return new Date(at.getTime() + indiaAhead)
}
