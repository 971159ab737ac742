import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { day } from '../clock/clock.ts'
import type { FileSource } from './files.ts'
import { makeFolder, privateFile } from './make-folder.ts'
import { removeLeftOvers } from './remove-left-overs.ts'
import { syncFolder } from './sync-folder.ts'
import { storeUnavailable } from '../unavailable.ts'
import { messageOf, textField } from '../unknown-fields.ts'

/** Another call may delete the last file of the folder, and the folder with it, before the file is moved there. */
const mostTries = 5

type Written = { moveTo(path: string): Promise<void> }

/**
 * A file is written whole and forced to disk beside the store, on the same file system, and only
 * then renamed. A file that has its name therefore has all of its bytes, even after a power cut.
 */
export class SafeWriter {
  readonly #folder: string
  readonly #incoming: string
  #sweptAt = 0

  constructor(folder: string) {
    this.#folder = folder
    this.#incoming = join(folder, '.incoming')
  }

  async write(source: FileSource): Promise<Written> {
    const temporary = join(this.#incoming, randomUUID())
    await this.#orFault(temporary, async () => {
      makeFolder(this.#incoming)
      await this.#sweepLeftOvers()
      await writeWhole(temporary, source)
    })
    return {
      moveTo: (path) => this.#orFault(temporary, () => this.#move(temporary, path, mostTries)),
    }
  }

  async #move(temporary: string, path: string, tries: number): Promise<void> {
    try {
      makeFolder(dirname(path))
      await rename(temporary, path)
    } catch (error) {
      if (textField(error, 'code') !== 'ENOENT' || tries === 1) throw error
      return this.#move(temporary, path, tries - 1)
    }
    await this.#syncFoldersFrom(dirname(path))
  }

  /** A name, and the name of a folder that is new, is on disk once the folder that holds it is. */
  async #syncFoldersFrom(path: string) {
    await syncFolder(path)
    if (path !== dirname(this.#folder)) await this.#syncFoldersFrom(dirname(path))
  }

  async #sweepLeftOvers() {
    if (Date.now() - this.#sweptAt < day) return
    this.#sweptAt = Date.now()
    await removeLeftOvers(this.#incoming)
  }

  async #orFault(temporary: string, work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined)
      throw storeUnavailable(`A file cannot be stored: ${messageOf(error)}`, error)
    }
  }
}

async function writeWhole(path: string, source: FileSource) {
  await using file = await open(path, 'wx', privateFile)
  await file.writeFile(Buffer.isBuffer(source) ? source : createReadStream(source.path))
  const expected = Buffer.isBuffer(source) ? source.length : source.bytes
  const { size } = await file.stat()
  if (size !== expected) throw new Error(`it has ${size} bytes, not ${expected}`)
  await file.sync()
}
