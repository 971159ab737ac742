import { spawnSync } from 'node:child_process'
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = AsyncDisposable & {
  path: string
  /** Until not a single byte more can be written. */
  fill(): void
  free(): void
}

/** A disk of its own, in memory; undefined where this user may not mount one. */
export async function mountSmallDisk(
  megabytes: number,
  folder?: string,
): Promise<SmallDisk | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const path = folder ?? (await mkdtemp(join(tmpdir(), 'small-disk-')))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path])
  if (status !== 0) return undefined
  const filler = join(path, 'filler')
  return {
    path,
    fill: () => fillUp(filler),
    free: () => rmSync(filler),
    async [Symbol.asyncDispose]() {
      spawnSync('umount', ['--lazy', path])
      await rm(path, { recursive: true, force: true })
    },
  }
}

function fillUp(path: string) {
  const file = openSync(path, 'a')
  for (let bytes = 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 4)) {
    const chunk = Buffer.alloc(bytes)
    while (canWrite(file, chunk));
  }
  closeSync(file)
}

function canWrite(file: number, chunk: Buffer) {
  try {
    const isWhole = writeSync(file, chunk) === chunk.length
    fdatasyncSync(file)
    return isWhole
  } catch {
    return false
  }
}
