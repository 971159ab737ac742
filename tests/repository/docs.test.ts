import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { test } from 'node:test'
import { settings } from '#platform/config/config.ts'

const root = new URL('../..', import.meta.url)

test('the map names every feature folder', async () => {
  const map = await read('docs/map.md')
  for (const layer of ['contract', 'domain', 'api']) {
    for (const feature of await foldersIn(`src/${layer}`)) {
      const isPlumbing = layer === 'api' && feature === 'documents'
      assert(isPlumbing || map.includes(`\`${feature}\``), `${layer}/${feature} is not on the map`)
    }
  }
})

test('the settings in the documentation are the settings in the code', async () => {
  const inCode = Object.keys(settings.shape)
  const docs = await read('docs/operating.md')
  const documented = [...docs.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name = '']) => name)
  assert(inCode.length > 5)
  assert.deepEqual(documented.toSorted(), inCode.toSorted())
})

test('every runtime dependency has its line and its reason', async () => {
  const { dependencies } = JSON.parse(await read('package.json')) as { dependencies: object }
  const reasons = await read('docs/decisions/009-runtime-dependencies.md')
  for (const name of Object.keys(dependencies)) {
    assert.match(reasons, new RegExp(`^\\|.*(^|[ ,|])${name}([ ,|]|$).*\\|`, 'm'), name)
  }
})

test('every link between documents leads to a file', async () => {
  const docs = [
    'README.md',
    'CONTRIBUTING.md',
    'CODE_OF_CONDUCT.md',
    'SECURITY.md',
    'docs/map.md',
    'docs/operating.md',
    'docs/drills.md',
    'docs/security-review.md',
  ]
  for (const doc of docs) {
    const links = (await read(doc)).matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)
    for (const [, link = ''] of links) {
      await assert.doesNotReject(stat(new URL(link, new URL(doc, root))), `${doc}: ${link}`)
    }
  }
})

function read(path: string) {
  return readFile(new URL(path, root), 'utf8')
}

async function foldersIn(path: string) {
  const entries = await readdir(new URL(path, root), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}
