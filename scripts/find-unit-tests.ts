import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './repository-root.mjs'

/** Beside the code under test: assertions, the runner, generated input and fixtures. */
const harmless = /^(node:(assert\/strict|crypto|test|util)|fast-check|#tests\/fixtures\/.*)$/

/** What a test opens of its own: a world, a server over it, a mail server, folders and connections. */
const opened =
  /^(node:(assert|events|fs|fs\/promises|net|os|path|stream|stream\/consumers|timers\/promises|zlib)|#tests\/(world|test-server|test-databases|test-smtp|calls-to)\.ts)$/

/** State of the process, which other tests of the same process would see. */
const shared = /\b((process|globalThis|mock)[.(]|(before|after|beforeEach|afterEach)\()/

/** The unit tests: they use no database, server, file or other process, and share one process. */
export function findUnitTests(files: string[]): Promise<string[]> {
  return findSharing(/^(src|demo)\//, files, isUnitTest)
}

/** Others that share processes: what they open is a test's own, and other tests do not notice it. */
export async function findSharingTests(files: string[]): Promise<string[]> {
  const units = await findUnitTests(files)
  const folders = /^(src|demo|tests\/(api|drill|migrations|pages|repository))\//
  const sharing = await findSharing(folders, files, isSharingTest)
  return sharing.filter((file) => !units.includes(file))
}

async function findSharing(folders: RegExp, files: string[], isSharing: (text: string) => boolean) {
  const inFolders = files.filter((file) => folders.test(file))
  const texts = await Promise.all(inFolders.map((file) => readFile(join(root, file), 'utf8')))
  return inFolders.filter((_, at) => isSharing(texts[at] ?? ''))
}

export function isUnitTest(text: string) {
  return (
    /^ *test\(/m.test(text) && importsOf(text).includes('node:test') && usesOnly(text, harmless)
  )
}

export function isSharingTest(text: string) {
  return /^ *test(On\w+)?\(/m.test(text) && usesOnly(text, harmless, opened)
}

function usesOnly(text: string, ...allowed: RegExp[]) {
  const others = importsOf(text).filter((name) => /^node:|^#tests\/|\/start\//.test(name))
  return (
    !/\bimport\(/.test(text) &&
    !shared.test(text) &&
    others.every((name) => allowed.some((names) => names.test(name)))
  )
}

function importsOf(text: string) {
  return [...text.matchAll(/from '(.+)'/g)].map(([, name = '']) => name)
}
