import type { Files } from './files.ts'

type Sweep = {
  /** The folder that is swept. */
  prefix: string
  /** A newer file may belong to an upload whose row has not been written yet. */
  before: Date
  /** Those of the keys that something still names. */
  findNamed(keys: string[]): Promise<Set<string>>
  signal: AbortSignal
}

const keysAtOnce = 200

/** Deletes files that no row names, and returns how many. */
export async function sweepFiles(files: Files, sweep: Sweep): Promise<number> {
  let swept = 0
  for await (const keys of oldKeysIn(files, sweep)) {
    const named = await sweep.findNamed(keys)
    const forgotten = keys.filter((key) => !named.has(key))
    swept += await sweepKeys(files, forgotten, sweep)
  }
  return swept
}

async function sweepKeys(files: Files, keys: string[], sweep: Sweep) {
  let swept = 0
  for (const key of keys) {
    if (sweep.signal.aborted) break
    if (await sweepKey(files, key, sweep)) swept++
  }
  return swept
}

/** Returns whether it was deleted. A row may name it by now, or a newer upload may have replaced it. */
async function sweepKey(files: Files, key: string, { before, findNamed }: Sweep) {
  if ((await findNamed([key])).has(key)) return false
  return files.delete(key, before)
}

async function* oldKeysIn(files: Files, { prefix, before, signal }: Sweep) {
  let keys: string[] = []
  for await (const { key, changedAt } of files.list(prefix)) {
    if (signal.aborted) return
    if (changedAt < before) keys.push(key)
    if (keys.length < keysAtOnce) continue
    yield keys
    keys = []
  }
  if (keys.length > 0) yield keys
}
