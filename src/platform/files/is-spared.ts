import type { StoredFile } from './files.ts'

/** A file stored since then may belong to a row that has not been written yet. */
export function isSpared({ changedAt }: StoredFile, unlessChangedSince: Date | undefined) {
  return unlessChangedSince !== undefined && changedAt > unlessChangedSince
}
