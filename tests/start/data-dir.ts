import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type DataDir = AsyncDisposable & { path: string }

/** A data folder for one server, deleted when it is disposed of. */
export async function newDataDir(): Promise<DataDir> {
  const path = await mkdtemp(join(tmpdir(), 'tamarind-start-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}
