import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
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

const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: root })

test('every link between documents leads to a file', async () => {
  assert(documents.length > 50)
  for (const doc of documents) {
    const links = (await read(doc)).matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)
    for (const [, link = ''] of links) {
      await assert.doesNotReject(stat(new URL(link, new URL(doc, root))), `${doc}: ${link}`)
    }
  }
})

test('every file of code that a document names is there', async () => {
  const code = '*.{ts,tsx,mjs,css}'
  const folders = ['src', 'tests', 'demo', 'scripts', 'bench', 'drill', 'deploy']
  const paths = globSync([code, ...folders.map((name) => `${name}/**/${code}`)], { cwd: root })
  const names = new Set(paths.map((path) => basename(path)))
  for (const doc of documents.filter((path) => path !== 'CHANGELOG.md')) {
    const named = (await read(doc)).matchAll(/`(?:[\w./-]*\/)?([\w.-]+\.(?:tsx?|mjs|css))`/g)
    for (const [text, name = ''] of named) {
      assert(name.startsWith('.') || names.has(name), `${doc}: ${text} is not there`)
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
