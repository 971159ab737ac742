import type { App } from '../app.ts'
import { sweepUnnamedFiles } from '../sweep-unnamed-files.ts'
import { documentFolder } from './change-product-documents.ts'

/** Documents in the trash have their files. */
export async function sweepProductDocuments(app: App, signal: AbortSignal) {
  return sweepUnnamedFiles(app, { prefix: documentFolder, table: 'productDocuments', signal })
}
