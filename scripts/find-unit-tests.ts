import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './repository-root.mjs'

/** Beside the code under test: assertions, the runner, generated input and fixtures. */
const harmless = /^(node:(assert\/strict|crypto|test|util)|fast-check|#tests\/fixtures\/.*)$/

/** State of the process, which other tests of the same process would see. */
const shared = /\b(process|globalThis|mock|before|after|beforeEach|afterEach)[.(]/

/** A database and a folder of each test's own, which both end with it. */
const world = '#tests/world.ts'

/** Those that can share a process: they use no database, server, file or other process. */
export function findUnitTests(files: string[]): Promise<string[]> {
  return findSharing(files, isUnitTest)
}

/** Those that use a world of their own besides, and nothing else that others could notice. */
export function findWorldTests(files: string[]): Promise<string[]> {
  return findSharing(files, isWorldTest)
}

async function findSharing(files: string[], isSharing: (text: string) => boolean) {
  const beside = files.filter((file) => /^(src|demo)\//.test(file))
  const texts = await Promise.all(beside.map((file) => readFile(join(root, file), 'utf8')))
  return beside.filter((_, at) => isSharing(texts[at] ?? ''))
}

export function isUnitTest(text: string) {
  return /^ *test\(/m.test(text) && importsOf(text).includes('node:test') && isHarmless(text, [])
}

export function isWorldTest(text: string) {
  return (
    /^ *testOnEachEngine\(/m.test(text) &&
    importsOf(text).includes(world) &&
    isHarmless(text, [world])
  )
}

function isHarmless(text: string, allowed: string[]) {
  const others = importsOf(text).filter((name) => /^node:|^#tests\//.test(name))
  return (
    !/\bimport\(/.test(text) &&
    !shared.test(text) &&
    others.every((name) => harmless.test(name) || allowed.includes(name))
  )
}

function importsOf(text: string) {
  return [...text.matchAll(/from '(.+)'/g)].map(([, name = '']) => name)
}
