import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const root = join(import.meta.dirname, '../..')
const system = process.platform === 'win32' ? 'win' : process.platform
const node = `node-${system}-${process.arch}`
const clones: string[] = []

after(async () => {
  for (const clone of clones) await rm(clone, { recursive: true })
})

const installing = 'Installing packages (once) …\n'
const building = 'Building the site (once after each change) …\n'

/** Stands in for npm 10: `ci` empties node_modules and lays down a Node, off the .bin, a React Router and a Vite. */
const npm = `
  import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
  if (process.env.NPM === 'fails') process.exit(1)
  rmSync('node_modules', { recursive: true, force: true })
  mkdirSync('node_modules/.bin', { recursive: true })
  mkdirSync('node_modules/${node}/bin', { recursive: true })
  if (process.env.NPM === 'brings no Node') process.exit()
  symlinkSync(process.env.NPM === 'brings a bad Node' ? '/bin/false' : process.execPath, 'node_modules/${node}/bin/node')
  if (process.env.NPM === 'is killed') {
    process.kill(process.ppid, 'SIGKILL')
    process.kill(process.pid, 'SIGKILL')
  }
  writeFileSync('node_modules/suits', process.version)
  if (process.argv.includes('--include=dev')) mkdirSync('node_modules/oxlint')
  writeFileSync('node_modules/.bin/react-router', ${JSON.stringify(`#!/usr/bin/env node
    const { mkdirSync, writeFileSync } = require('node:fs')
    mkdirSync('build/client', { recursive: true })
    writeFileSync('build/client/large.js', 'large '.repeat(1000))
    writeFileSync('build/client/small.js', 'small')
    if (process.env.BUILD === 'is killed') process.kill(process.ppid, 'SIGKILL')
    if (process.env.BUILD === 'fails') { console.log('a fault in a page'); process.exit(1) }
  `)})
  chmodSync('node_modules/.bin/react-router', 0o755)
  mkdirSync('node_modules/vite')
  writeFileSync('node_modules/vite/package.json', '{"type":"module","exports":"./vite.js"}')
  writeFileSync('node_modules/vite/vite.js', ${JSON.stringify(`
    import { mkdirSync, writeFileSync } from 'node:fs'
    export function build() {
      mkdirSync('build/bundle', { recursive: true })
      if (process.env.BUNDLE === 'is killed') process.kill(process.pid, 'SIGKILL')
      const text = process.env.BUNDLE === 'does not load' ? 'throw new Error("not loaded")' : ''
      writeFileSync('build/bundle/main.mjs', text)
    }
  `)})
`

async function openClone() {
  const clone = await mkdtemp(join(tmpdir(), 'a clone '))
  clones.push(clone)
  await cp(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true })
  const packageFile = {
    type: 'module',
    scripts: { start: 'node src/server.js' },
    optionalDependencies: { [node]: '26.0.0' },
  }
  await write('package.json', JSON.stringify(packageFile))
  await write('package-lock.json', '{}')
  await write('npm-cli.js', npm)
  await write('src/web/page.tsx', 'export const page = 1')
  await write('src/server.js', `import '../build/bundle/main.mjs'`)

  async function write(path: string, text: string) {
    await mkdir(join(clone, path, '..'), { recursive: true })
    await writeFile(join(clone, path), text)
  }

  /** What set-up says, and whether it was content. */
  function setUp(args: string[] = [], env: Record<string, string> = {}, nodeArgs: string[] = []) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...nodeArgs, join(clone, 'scripts/set-up.mjs'), ...args],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          npm_execpath: join(clone, 'npm-cli.js'),
          npm_node_execpath: process.execPath,
          ...env,
        },
      },
    )
    return { status, output: stdout + stderr }
  }

  return {
    clone,
    write,
    setUp,
    has: (path: string) => stat(join(clone, path)).then(Boolean, () => false),
  }
}

test('packages are installed once, and nothing is output after that', async () => {
  const { setUp } = await openClone()
  assert.deepEqual(setUp(), { status: 0, output: installing })
  assert.deepEqual(setUp(), { status: 0, output: '' })
})

test('npm chooses what suits the Node of the lockfile, not the Node of the machine', async () => {
  const { clone, setUp } = await openClone()
  setUp()
  assert.equal(await readFile(join(clone, 'node_modules/suits'), 'utf8'), 'v26.0.0')
})

test('commands find the Node that the lockfile brings, also when npm has left it out of .bin', async () => {
  const { clone, setUp } = await openClone()
  const link = join(clone, 'node_modules/.bin/node')
  setUp()
  assert.equal(await realpath(link), process.execPath)
  await rm(link)
  assert.equal(setUp().output, '')
  assert.equal(await realpath(link), process.execPath)
})

test('the tools come when they are wanted, and stay', async () => {
  const { setUp, has } = await openClone()
  setUp()
  assert.equal(await has('node_modules/oxlint'), false)
  assert.equal(setUp(['--all']).output, installing)
  assert.equal(await has('node_modules/oxlint'), true)
  assert.equal(setUp().output, '')
  assert.equal(setUp(['--all']).output, '')
})

test('a changed lockfile installs again, with the tools where they were', async () => {
  const { setUp, write, has } = await openClone()
  setUp(['--all'])
  await write('package-lock.json', '{ "changed": true }')
  assert.equal(setUp().output, installing)
  assert.equal(await has('node_modules/oxlint'), true)
})

test('an installation that was killed is made good by the next run', async () => {
  const { setUp } = await openClone()
  assert.equal(setUp([], { NPM: 'is killed' }).status, null)
  assert.deepEqual(setUp(), { status: 0, output: installing })
  assert.deepEqual(setUp(), { status: 0, output: '' })
})

const faults: [string, RegExp][] = [
  ['fails', /^Installing.*\nThe packages could not be installed\. Check the network .*\n$/],
  ['brings no Node', /^Installing.*\nThe Node that this project brings did not arrive\..*\n$/],
  [
    'brings a bad Node',
    /^Installing.*\nThe Node that this project brings does not run here\..*\n$/,
  ],
]

for (const [fault, line] of faults)
  test(`an npm that ${fault} ends in one clear line, and the next run tries again`, async () => {
    const { setUp } = await openClone()
    const { status, output } = setUp([], { NPM: fault })
    assert.equal(status, 1)
    assert.match(output, line)
    assert.deepEqual(setUp(), { status: 0, output: installing })
  })

test('a machine without a Node for it in the lockfile gets an error before anything happens', async () => {
  const { setUp, write } = await openClone()
  await write(
    'package.json',
    JSON.stringify({ optionalDependencies: { 'node-sunos-x64': '26.0.0' } }),
  )
  const { status, output } = setUp()
  assert.equal(status, 1)
  assert.match(output, /^The Node that this project brings is not made for .+\n$/)
})

test('a Node before 20 gets an error before anything happens', async () => {
  const { setUp } = await openClone()
  const older = `Object.defineProperty(process, 'versions', { value: { node: '18.20.1' } })`
  const { status, output } = setUp([], {}, ['--import', `data:text/javascript,${older}`])
  assert.equal(status, 1)
  assert.equal(output, 'Node 20 or later is needed to begin with; this is Node 18.20.1.\n')
})

test('the pages are built when what they are made of has changed, not when its time has', async () => {
  const { clone, setUp, write } = await openClone()
  assert.deepEqual(setUp(['--build']), { status: 0, output: installing + building })
  await utimes(join(clone, 'src/web/page.tsx'), 1, 1)
  await write('src/web/page.test.ts', 'a test is not built')
  await write('demo/pictures/desk.svg', 'a picture is read as it is')
  assert.deepEqual(setUp(['--build']), { status: 0, output: '' })
  await write('src/web/page.tsx', 'export const page = 2')
  assert.deepEqual(setUp(['--build']), { status: 0, output: building })
  await write('src/contract/limits.ts', 'export const limit = 3')
  assert.deepEqual(setUp(['--build']), { status: 0, output: building })
})

test('a change of the server alone bundles it again, with the pages as they are', async () => {
  const { clone, setUp, write, has } = await openClone()
  setUp(['--build'])
  await write('build/client/of-this-build', '')
  await rm(join(clone, 'build/bundle'), { recursive: true })
  await write('src/domain/rules.ts', 'export const rule = 1')
  assert.deepEqual(setUp(['--build']), { status: 0, output: building })
  assert(await has('build/bundle/main.mjs'))
  assert(await has('build/client/of-this-build'))
  assert.deepEqual(setUp(['--build']), { status: 0, output: '' })
})

for (const fault of ['is killed', 'fails'])
  test(`a build that ${fault} is made good by the next run`, async () => {
    const { setUp, write } = await openClone()
    setUp(['--build'])
    await write('src/web/page.tsx', 'export const page = 2')
    const { status, output } = setUp(['--build'], { BUILD: fault })
    assert.equal(status, 1)
    assert.match(output, /\nThe site could not be built: the reason is above\.\n$/)
    if (fault === 'fails') assert.match(output, /a fault in a page/)
    assert.deepEqual(setUp(['--build']), { status: 0, output: building })
  })

for (const fault of ['is killed', 'does not load'])
  test(`a server whose bundle ${fault} is built again by the next run`, async () => {
    const { setUp, write, has } = await openClone()
    setUp(['--build'])
    await write('src/domain/rules.ts', 'export const rule = 1')
    const { status, output } = setUp(['--build'], { BUNDLE: fault })
    assert.equal(status, 1)
    if (fault === 'does not load') assert.match(output, /Error: not loaded/)
    // As a checkout back and forth leaves it.
    await write('src/domain/rules.ts', '')
    assert.deepEqual(setUp(['--build']), { status: 0, output: building })
    assert(await has('build/bundle/main.mjs'))
  })

test('a large file of the build is laid down packed as well, a small one is not', async () => {
  const { clone, setUp } = await openClone()
  setUp(['--build'])
  const names = await readdir(join(clone, 'build/client'))
  assert.deepEqual(names.toSorted(), ['large.js', 'large.js.br', 'large.js.gz', 'small.js'])
})
