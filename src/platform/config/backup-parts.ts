import { join, relative, resolve } from 'node:path'
import type { Retention } from '../backup/retention-rules.ts'

const mostDays = 366
const mostWeeks = 520

export function backupFolder(text: string | undefined, dataDir: string) {
  if (text === undefined) return undefined
  const folder = resolve(text)
  const stored = join(dataDir, 'files')
  if (!relative(stored, folder).startsWith('..')) {
    throw new Error('must be outside of the uploaded files, best on another disk')
  }
  return folder
}

/** `7,4`: so many days and so many weeks. */
export function retention(text = '7,4'): Retention {
  const [, days, weeks] = /^(\d{1,3})\s*,\s*(\d{1,3})$/.exec(text) ?? []
  const [daily, weekly] = [Number(days), Number(weeks)]
  if (daily >= 1 && daily <= mostDays && weekly <= mostWeeks) return { daily, weekly }
  throw new Error('must be two numbers such as 7,4: of the last 7 days and the last 4 weeks')
}
