import { isDiskFull } from '../files/disk-full.ts'

const unwritable = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']

/** Why a backup failed and what to do, for the office and the log. */
export function backupErrorText(error: Error, dir: string) {
  const { code = '', message } = reasonOf(error)
  if (isDiskFull(error, dir)) {
    return `The disk of ${dir} is full. Make room there, or store fewer backups (BACKUP_KEEP).`
  }
  if (unwritable.includes(code)) {
    return `${dir} cannot be written. Check that it is a folder, and that the server may write there (${code}).`
  }
  return message
}

/** The text of an outage is for visitors; its cause says what is wrong. */
function reasonOf(error: Error & { kind?: string }): Error & { code?: string } {
  return error.kind === 'unavailable' && error.cause instanceof Error ? error.cause : error
}
