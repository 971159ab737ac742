import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './repository-root.mjs'

/** Beside the code under test: assertions, the runner, generated input and fixtures. */
const harmless = /^(node:(assert\/strict|crypto|test|util)|fast-check|#tests\/fixtures\/.*)$/

/** State of the process, which other tests of the same process would see. */
const shared = /\b(process|globalThis|mock|before|after|beforeEach|afterEach)[.(]/

/** Those that can share a process: they use no database, server, file or other process. */
export async function findUnitTests(files: string[]): Promise<string[]> {
  const beside = files.filter((file) => /^(src|demo)\//.test(file))
  const texts = await Promise.all(beside.map((file) => readFile(join(root, file), 'utf8')))
  return beside.filter((_, at) => isUnitTest(texts[at] ?? ''))
}

export function isUnitTest(text: string) {
  const imports = [...text.matchAll(/from '(.+)'/g)].map(([, name = '']) => name)
  const others = imports.filter((name) => /^node:|^#tests\//.test(name))
  return (
    imports.includes('node:test') &&
    /^ *test\(/m.test(text) &&
    !/\bimport\(/.test(text) &&
    !shared.test(text) &&
    others.every((name) => harmless.test(name))
  )
}
