import { terminalProgress } from '#platform/backup/progress.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { openLog } from '#platform/log/open-log.ts'
import { StartError } from '#platform/start-error.ts'
import { restoreSite } from '#server/backups/restore-site.ts'
import { runScript } from './run-script.ts'

/** `npm run restore -- FOLDER`: puts a backup in the place of what is there, while no server runs. */
await runScript(async () => {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || rest.length > 0) {
    throw new StartError('Name the folder of the backup: npm run restore -- FOLDER')
  }
  const progress = terminalProgress(process.stdout)
  const config = readConfig(process.env)
  const { manifest, setAside } = await restoreSite(config, openLog('warn'), folder, progress)
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  const aside = setAside
    ? [`What was there before is in ${setAside}: delete it once all is well.`]
    : []
  return [
    `Restored the backup of ${manifest.madeAt}: ${rows} rows and ${manifest.files.length} files, all checked.`,
    ...aside,
    'Start the server: npm start.',
  ].join('\n')
})
