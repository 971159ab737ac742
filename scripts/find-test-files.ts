import { glob } from 'node:fs/promises'
import { root } from './repository-root.mjs'

/** Paths below the root, with `/`, that hold the word. */
export async function findTestFiles(pattern: string, word = ''): Promise<string[]> {
  const found = await Array.fromAsync(glob(pattern, { cwd: root }))
  return found
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes(word))
    .toSorted()
}
