// npm runs this before every command, under whatever Node the machine has: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isBuildFresh } from './build-stamp.mjs'
import { root } from './repository-root.mjs'

const oldestNode = 20
const stampFile = join(root, 'node_modules', '.set-up')

const wantsTools = process.argv.includes('--all')
const wantsBuild = process.argv.includes('--build')

if (Number.parseInt(process.versions.node) < oldestNode)
  fail(
    `Node ${oldestNode} or later is needed to begin with; this is Node ${process.versions.node}.`,
  )
const node = pinnedNode()
if (!isInstalled()) install()
putNodeFirst()
if (wantsBuild && !isBuildFresh()) build()

/** The Node that the lockfile brings: one package for each kind of machine. */
function pinnedNode() {
  const { optionalDependencies } = JSON.parse(readText('package.json'))
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = Object.keys(optionalDependencies).find(
    (name) => name.replace('node-bin-', 'node-') === `node-${system}-${process.arch}`,
  )
  if (!name) {
    fail(
      `The Node that this project brings is not made for ${process.platform} on ${process.arch}. ` +
        'Linux and macOS (x64, arm64) and Windows (x64) can run it.',
    )
  }
  const program = system === 'win' ? 'node.exe' : 'node'
  return {
    version: optionalDependencies[name],
    path: join(root, 'node_modules', name, 'bin', program),
  }
}

/** An installation with the tools serves a production start too. */
function isInstalled() {
  if (!existsSync(stampFile) || !existsSync(node.path)) return false
  const stamp = readFileSync(stampFile, 'utf8')
  return stamp === stampOf('all') || (!wantsTools && stamp === stampOf('production'))
}

/** @param {'all' | 'production'} scope */
function stampOf(scope) {
  const lockfile = createHash('sha256').update(readText('package-lock.json')).digest('hex')
  return `${scope} ${process.platform} ${process.arch} ${lockfile}\n`
}

function install() {
  // A developer's tools stay when a production start has to install again.
  const scope =
    wantsTools || existsSync(join(root, 'node_modules', 'oxlint')) ? 'all' : 'production'
  say('Installing packages (once) …')
  rmSync(stampFile, { force: true })
  const tools = scope === 'all' ? '--include=dev' : '--omit=dev'
  const quiet = ['--loglevel=error', '--no-fund', '--no-audit', '--no-progress']
  const ended = npm('ci', '--ignore-scripts', '--include=optional', tools, ...quiet)
  if (ended.status !== 0) {
    fail(
      'The packages could not be installed. Check the network and the disk, then run this again.',
    )
  }
  refuseUnlessNodeRuns()
  writeFileSync(stampFile, stampOf(scope))
}

/**
 * The machine's Node runs npm, since `npm ci` takes the pinned one away for a moment.
 * @param {string[]} args
 */
function npm(...args) {
  const { npm_execpath: script = '', npm_node_execpath: runtime = process.execPath } = process.env
  const preload = JSON.stringify(join(root, 'scripts', 'npm-for-pinned-node.cjs'))
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: `--require ${preload}`, PINNED_NODE: node.version },
    stdio: ['ignore', 'ignore', 'inherit'],
  }
  if (/npm-cli\.c?js$/.test(script)) return spawnSync(runtime, [script, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** npm passes over an optional package that fails, and Alpine's C library cannot run this Node. */
function refuseUnlessNodeRuns() {
  if (!existsSync(node.path))
    fail('The Node that this project brings did not arrive. Run this again.')
  const { status } = spawnSync(node.path, ['--version'])
  if (status !== 0) {
    fail(
      'The Node that this project brings does not run here. On Linux it needs glibc 2.28 or later.',
    )
  }
}

/**
 * Commands find the pinned Node in .bin. npm before version 11 takes it from there again, along
 * with the packages for other machines, whose program has the same name.
 */
function putNodeFirst() {
  const bin = join(root, 'node_modules', '.bin')
  const entry = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(entry)) return
  const target = relative(bin, node.path)
  if (process.platform === 'win32') writeFileSync(entry, `@"%~dp0${target}" %*\r\n`)
  else symlinkSync(target, entry)
}

function build() {
  say('Building the site (once after each change) …')
  const { status } = spawnSync(node.path, [join(root, 'scripts', 'build.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) fail('The site could not be built: the reason is above.')
}

/** @param {string} name */
function readText(name) {
  return readFileSync(join(root, name), 'utf8')
}

/** @param {string} line */
function say(line) {
  console.log(line)
}

/**
 * @param {string} line
 * @returns {never}
 */
function fail(line) {
  console.error(line)
  process.exit(1)
}
