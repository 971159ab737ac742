import type { App } from '../app.ts'
import { sweepUnnamedFiles } from '../sweep-unnamed-files.ts'
import { sentFolder } from './send-catalogue.ts'

/** Deletes the catalogues whose e-mails are deleted, and those that were stored for an e-mail that failed. */
export async function sweepSentCatalogues(app: App, signal: AbortSignal) {
  return sweepUnnamedFiles(app, { prefix: sentFolder, table: 'sentCatalogues', signal })
}
