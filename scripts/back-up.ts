import { resolve } from 'node:path'
import { terminalProgress } from '#platform/backup/progress.ts'
import { refuseFullDisk } from '#platform/files/disk-full.ts'
import { isAmongFiles } from '#platform/files/is-among-files.ts'
import { StartError } from '#platform/start-error.ts'
import { backUpSite } from '#server/backups/back-up-site.ts'
import { onDatabase } from './run-command.ts'
import { runScript } from './run-script.ts'

/** `npm run backup -- FOLDER`: everything that is stored, in a new folder, also while the server runs. */
await runScript(async () => {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || rest.length > 0) {
    throw new StartError('Name a new folder for the backup: npm run backup -- FOLDER')
  }
  return onDatabase(async (opened, config) => {
    const began = performance.now()
    const path = resolve(folder)
    refuseAmongFiles(path, config.dataDir)
    const progress = terminalProgress(process.stdout)
    const making = backUpSite(config, opened, { folder: path, progress })
    const { files, missing } = await making.catch((error: unknown) => {
      refuseFullDisk(error, path)
      throw error
    })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const lost =
      missing.length > 0 ? [`Files that rows name are missing: ${missing.join(', ')}`] : []
    return [
      `Backed up to ${path}: the database and ${files.length} files in ${seconds} s.`,
      ...lost,
    ].join('\n')
  })
})

function refuseAmongFiles(path: string, dataDir: string) {
  if (!isAmongFiles(path, dataDir)) return
  throw new StartError(
    `${path} is among the uploaded files: name a folder elsewhere, best on another disk.`,
  )
}
