import { readFile } from 'node:fs/promises'

const list = new URL('common-passwords.txt', import.meta.url)

/** Read from disk each time: passwords are set rarely, and 100 KB would stay in memory for it. */
export async function hasCommonPassword(candidates: string[]) {
  const common = new Set((await readFile(list, 'utf8')).split('\n'))
  return candidates.some((candidate) => candidate !== '' && common.has(candidate))
}
