import { resolve } from 'node:path'
import { readManifest } from '#platform/backup/backup-manifest.ts'
import { findBackupErrors } from '#platform/backup/check-backup.ts'
import { terminalProgress } from '#platform/backup/progress.ts'
import { StartError } from '#platform/start-error.ts'
import { verifySite } from '#server/backups/verify-site.ts'
import { onDatabase, refuseUnlessReady } from './run-command.ts'
import { runScript } from './run-script.ts'

const progress = terminalProgress(process.stdout)

/** `npm run verify`: rows against files, and the database. `-- FOLDER`: a backup against its manifest. */
await runScript(async () => {
  const [folder, ...rest] = process.argv.slice(2)
  if (rest.length > 0) throw new StartError('Name one backup, or none: npm run verify -- FOLDER')
  return folder ? verifyBackup(resolve(folder)) : onDatabase(verifyStored)
})

async function verifyStored(...[opened, config]: Parameters<Parameters<typeof onDatabase>[0]>) {
  await refuseUnlessReady(opened)
  const found = await verifySite(config, opened, progress)
  return tableOf(
    {
      Tables: found.tables,
      Rows: found.rows,
      'Files that rows name': found.named,
      'Files in the store': found.stored,
      'Files that no row names': found.unnamed,
    },
    found.faults,
  )
}

async function verifyBackup(folder: string) {
  const manifest = await readManifest(folder)
  const faults = await findBackupErrors(folder, manifest, progress)
  const lost = manifest.missing.map((key) => `${key} was missing when the backup was made`)
  return tableOf(
    {
      'Made at': manifest.madeAt,
      'By version': manifest.version,
      Rows: Object.values(manifest.rows).reduce((sum, count) => sum + count, 0),
      Files: manifest.files.length,
    },
    [...faults, ...lost],
  )
}

function tableOf(facts: Record<string, string | number>, faults: string[]) {
  const lines = Object.entries({ ...facts, Faults: faults.length }).map(
    ([name, value]) => `${name.padEnd(26)}${value}`,
  )
  const text = lines.join('\n')
  if (faults.length === 0) return text
  throw new StartError([text, ...faults.map((fault) => `  ${fault}`)].join('\n'))
}
