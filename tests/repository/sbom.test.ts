import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { isAccepted } from '../../scripts/sbom/accepted-licences.ts'
import { bundledWorks } from '../../scripts/sbom/bundled-works.ts'
import { cycloneDxOf } from '../../scripts/sbom/cyclonedx.ts'
import { licenceListOf } from '../../scripts/sbom/licence-list.ts'
import { productionPackages } from '../../scripts/sbom/production-packages.ts'

const root = new URL('../..', import.meta.url)
const packages = productionPackages()
const sbom = cycloneDxOf(packages)

test('every production package has a licence that is accepted', () => {
  const refused = [...packages, ...bundledWorks].filter(({ licence }) => !isAccepted(licence))
  assert.deepEqual(
    refused.map(({ name, licence }) => `${name}: ${licence}`),
    [],
  )
})

test('an unknown, missing or partly unknown licence is not accepted', () => {
  for (const licence of ['MIT', 'MIT AND ISC', '(MIT OR GPL-3.0-only)', 'Apache-2.0 OR MIT']) {
    assert(isAccepted(licence), licence)
  }
  for (const licence of ['', 'UNLICENSED', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE']) {
    assert(!isAccepted(licence), licence)
  }
})

test('the SBOM names every package of the lockfile that production installs', async () => {
  const lockfile = JSON.parse(await read('package-lock.json')) as {
    packages: Record<string, { version: string; dev?: boolean }>
  }
  const locked = Object.entries(lockfile.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
  const named = sbom.components
    .filter(({ type }) => type === 'library')
    .map((component) => {
      const group = 'group' in component ? `${component.group}/` : ''
      return `${group}${component.name}@${component.version}`
    })
  assert(locked.length > 100)
  assert.deepEqual(named.toSorted(), locked.toSorted())
  for (const name of Object.keys(await dependencies())) {
    assert(
      named.some((one) => one.startsWith(`${name}@`)),
      name,
    )
  }
})

test('a font or list of others that lies in the repository is in the SBOM', async () => {
  const files = sbom.components.filter(({ type }) => type === 'file').map(({ name }) => name)
  const printed = 'src/platform/pdf/fonts/'
  const fonts = await readdir(new URL(printed, root))
  const ofOthers = fonts.filter((name) => name.endsWith('.woff')).map((name) => `${printed}${name}`)
  assert.deepEqual(
    new Set(files),
    new Set([
      ...ofOthers,
      'src/web/fonts/archivo.woff2',
      'src/platform/passwords/common-passwords.txt',
    ]),
  )
})

test('every dependency that the SBOM names is a component of it', () => {
  const known = new Set(sbom.components.map((component) => component['bom-ref']))
  for (const { ref, dependsOn } of sbom.dependencies) {
    for (const one of dependsOn) assert(known.has(String(one)), `${ref}: ${one}`)
  }
  assert.equal(known.size, sbom.components.length)
})

test('the SBOM gives the checksum of every package that is downloaded by itself', async () => {
  const lockfile = JSON.parse(await read('package-lock.json')) as {
    packages: Record<string, { inBundle?: boolean }>
  }
  for (const component of sbom.components) {
    const [, path = ''] = component['bom-ref'].split('#')
    const isBundled = lockfile.packages[path]?.inBundle === true
    const digest = component.hashes?.[0]?.content ?? ''
    assert.match(digest, isBundled ? /^$/ : /^[0-9a-f]{128}$/, path)
  }
})

test('the SBOM names no place to download from', () => {
  const { $schema: _, ...content } = sbom
  assert.doesNotMatch(JSON.stringify(content), /https?:/)
})

test('the licence list in docs is the one of the lockfile: npm run sbom writes it', async () => {
  assert.equal(await read('docs/licences.md'), licenceListOf(packages))
})

async function dependencies() {
  const { dependencies } = JSON.parse(await read('package.json')) as { dependencies: object }
  return dependencies
}

function read(path: string) {
  return readFile(new URL(path, root), 'utf8')
}
