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
import { dirname, join } from 'node:path'
import { root } from './repository-root.mjs'

const stampFile = join(root, 'build', '.stamp')

/** All that the built pages are made of. */
const inputs = [
  'src/web',
  'src/contract',
  'public',
  'react-router.config.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/compress-assets.ts',
]

export function isBuildFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOfInputs()
}

/** Contents are hashed, not times: a checkout or an unpacked archive gives every file a new time. */
export function hashOfInputs() {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesIn)) {
    const content = readFileSync(join(root, file))
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Goes before the build's files, so that a build that is killed is seen to be none. */
export function removeBuild() {
  rmSync(stampFile, { force: true })
  rmSync(dirname(stampFile), { recursive: true, force: true })
}

/** @param {string} hash of the inputs as they were when the build began */
export function markBuilt(hash) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, hash)
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => (name.startsWith('.') ? [] : filesIn(`${path}/${name}`)))
}
