import { dayInIndia, weekInIndia } from './backup-times.ts'

/** How many days, and how many weeks, a backup is stored of. */
export type Retention = { daily: number; weekly: number }

type Dated = { madeAt: Date }

/** The last backup of each of so many days and weeks that have one, and the newest always. */
export function backupsToRetain<Backup extends Dated>(
  backups: Backup[],
  { daily, weekly }: Retention,
): Set<Backup> {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  return new Set([
    ...newestFirst.slice(0, 1),
    ...lastOfEach(newestFirst, dayInIndia).slice(0, daily),
    ...lastOfEach(newestFirst, weekInIndia).slice(0, weekly),
  ])
}

function lastOfEach<Backup extends Dated>(newestFirst: Backup[], periodOf: (at: Date) => string) {
  const seen = new Map<string, Backup>()
  for (const backup of newestFirst) {
    const period = periodOf(backup.madeAt)
    if (!seen.has(period)) seen.set(period, backup)
  }
  return [...seen.values()]
}
