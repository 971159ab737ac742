import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from './repository-root.mjs'

const build = join(root, 'build')

const pages = [
  'src/web',
  'src/contract',
  'react-router.config.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/compress-assets.ts',
  'scripts/write-site-manifest.ts',
]

const floors = ['src/api', 'src/domain', 'src/migrations', 'src/platform', 'src/server']

/** All that the parts of the build are made of. The server's bundle has the pages in it. */
const inputs = {
  pages,
  server: [...pages, ...floors, 'demo', 'scripts/bundle-server.ts'],
}

/** @typedef {keyof typeof inputs} Part */

export function isBuildFresh() {
  return isFresh('pages') && isFresh('server')
}

/** @param {Part} part */
export function isFresh(part) {
  const stamp = stampOf(part)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfInputs(part)
}

/**
 * Contents are hashed, not times: a checkout or an unpacked archive gives every file a new time.
 *
 * @param {Part} part
 */
export function hashOfInputs(part) {
  const hash = createHash('sha256')
  for (const file of inputs[part].flatMap(filesIn)) {
    const content = readFileSync(join(root, file))
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Stamps go before the files that they are for, so that a build that is killed is seen to be none. */
export function removeBuild() {
  for (const part of ['pages', 'server']) rmSync(stampOf(part), { force: true })
  rmSync(build, { recursive: true, force: true })
}

export function removeServer() {
  rmSync(stampOf('server'), { force: true })
  for (const folder of ['bundle', 'compiled']) {
    rmSync(join(build, folder), { recursive: true, force: true })
  }
}

/**
 * @param {Part} part
 * @param {string} hash of the inputs as they were when the build began
 */
export function markBuilt(part, hash) {
  mkdirSync(build, { recursive: true })
  writeFileSync(stampOf(part), hash)
}

/** @param {string} part */
function stampOf(part) {
  return join(build, `.${part}`)
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return isBuilt(path) ? [path] : []
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => (name.startsWith('.') ? [] : filesIn(`${path}/${name}`)))
}

/**
 * No build has tests in it, nor the pictures of the demo.
 *
 * @param {string} path
 */
function isBuilt(path) {
  return !/\.test\.tsx?$/.test(path) && (!path.startsWith('demo/') || path.endsWith('.ts'))
}
