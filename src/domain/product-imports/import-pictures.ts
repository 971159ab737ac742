import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { rowFaults } from '#contract/product-imports/product-import.ts'
import { makeFolder } from '#platform/files/make-folder.ts'
import { productLimits } from '#contract/products/product-messages.ts'
import { openZip } from '#platform/zip/open-zip.ts'
import type { OpenZip } from '#platform/zip/open-zip.ts'
import type { App } from '../app.ts'
import { storePicture } from '../pictures/store-picture.ts'
import type { StoredPicture } from '../pictures/store-picture.ts'
import type { PlannedPicture } from './plan-row.ts'
import type { ProductImportRowsTable } from './product-imports-table.ts'
import { planOf } from './stored-imports.ts'
import type { StoredImport } from './stored-imports.ts'

/** By the keys of their bytes: a stored picture, or why it is none. */
export type RenderedPictures = Map<string, StoredPicture | { fault: string }>

/** The pictures of the ZIP of an import, rendered when a row needs them, each of them once. */
export class ImportPictures {
  readonly #app: App
  readonly #fileKey: string | null
  readonly #rendered: RenderedPictures = new Map()
  #folder: string | undefined
  #zip: OpenZip | undefined

  constructor(app: App, { fileKey }: StoredImport) {
    this.#app = app
    this.#fileKey = fileKey
  }

  /** Every picture that these rows take from the ZIP. Their files are stored, and no row names them yet. */
  async render(rows: Pick<ProductImportRowsTable, 'plan'>[]): Promise<RenderedPictures> {
    for (const picture of rows.flatMap(plannedIn)) {
      if (picture.file === undefined || this.#rendered.has(picture.pictureKey)) continue
      this.#rendered.set(picture.pictureKey, await this.#renderOne(picture.file, picture))
    }
    return this.#rendered
  }

  async close() {
    this.#zip?.close()
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true })
  }

  async #renderOne(file: string, { originalName }: PlannedPicture) {
    const fault = { fault: rowFaults.notImage(originalName) }
    const zip = await this.#open()
    const entry = zip?.entries.get(file)
    if (!zip || !entry) return { fault: rowFaults.noPicture(originalName) }
    const path = join(this.#folder ?? '', 'picture')
    await pipeline(zip.read(entry, productLimits.pictureBytes), createWriteStream(path))
    const upload = { path, bytes: 0, originalName }
    const stored = await storePicture(this.#app, upload)
    // Also keeps the folder young: the sweep deletes one that nothing has changed for an hour.
    await rm(path, { force: true })
    return typeof stored === 'string' ? fault : stored
  }

  /** In a folder of its own: a ZIP is read from its end, which a store does not offer. */
  async #open() {
    if (this.#zip || this.#fileKey === null) return this.#zip
    const content = await this.#app.files.get(this.#fileKey)
    if (!content) return undefined
    makeFolder(this.#app.incoming)
    this.#folder = await mkdtemp(join(this.#app.incoming, 'import-'))
    const path = join(this.#folder, 'pictures.zip')
    await pipeline(content, createWriteStream(path))
    this.#zip = await openZip(path)
    return this.#zip
  }
}

function plannedIn(row: Pick<ProductImportRowsTable, 'plan'>): PlannedPicture[] {
  const plan = planOf(row)
  if (!plan) return []
  return plan.kind === 'created' ? plan.pictures : (plan.pictures?.after ?? [])
}
