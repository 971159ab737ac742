import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceFile } from './read-source.ts'

/** Every file of code that the import rules are for. */
export async function readSourceFiles(root: string): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  for await (const found of glob(
    '{src,demo,tests,scripts,bench,drill}/**/*.{ts,tsx,mts,mjs,js,jsx}',
    {
      cwd: root,
    },
  )) {
    const text = await readFile(join(root, found), 'utf8')
    files.push({ path: found.replaceAll('\\', '/'), text })
  }
  return files.toSorted((a, b) => a.path.localeCompare(b.path))
}
