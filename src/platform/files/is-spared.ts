import type { StoredFile } from './files.ts'

/** A file that was put since then may belong to a row that is still to come. */
export function isSpared({ changedAt }: StoredFile, unlessChangedSince: Date | undefined) {
  return unlessChangedSince !== undefined && changedAt > unlessChangedSince
}
