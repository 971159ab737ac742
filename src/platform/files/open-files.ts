import type { Config } from '../config/config.ts'
import type { Log } from '../log/open-log.ts'
import { OutageLog } from '../log/outage-log.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { outageAwareFiles } from './outage-aware-files.ts'
import { s3Files } from './s3-files.ts'

export function openFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, log: Log): Files {
  const files = s3 ? s3Files(s3) : folderFiles(dataDir)
  return outageAwareFiles(files, new OutageLog(log, 'the file store'))
}
