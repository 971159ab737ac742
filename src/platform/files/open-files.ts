import type { Config } from '../config/config.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'

export function openFiles({ dataDir }: Config): Files {
  return folderFiles(dataDir)
}
