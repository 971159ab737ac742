import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { folderFiles } from './folder-files.ts'

const twoHours = 2 * 60 * 60 * 1000
const here = import.meta.dirname

function testInFolder(sentence: string, body: (dataDir: string) => Promise<void>, skip = false) {
  test(sentence, { skip }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
    try {
      await body(dataDir)
    } finally {
      await rm(dataDir, { recursive: true })
    }
  })
}

/** Stores files of a megabyte, and prints the name of each that is acknowledged. */
const writer = `
  import { folderFiles } from ${JSON.stringify(join(here, 'folder-files.ts'))}
  const files = folderFiles(process.argv[1])
  for (let number = 0; ; number++) {
    const keys = [0, 1, 2].map((part) => 'f/' + process.pid + '/' + number + '-' + part)
    await Promise.all(keys.map(async (key) => {
      await files.put(key, Buffer.alloc(1_000_000, key))
      process.stdout.write(key + '\\n')
    }))
  }`

testInFolder('kill -9 leaves whole files only, and all that were acknowledged', async (dataDir) => {
  const acknowledged: string[] = []
  for (let kill = 0; kill < 10; kill++) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', writer, dataDir])
    child.stdout.setEncoding('utf8').on('data', (keys: string) => {
      acknowledged.push(...keys.split('\n').slice(0, -1))
    })
    await once(child.stdout, 'data')
    await wait(20 + kill * 7)
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  const listed = await Array.fromAsync(folderFiles(dataDir).list(''))
  assert.ok(acknowledged.length >= 10)
  assert.ok(listed.every(({ bytes }) => bytes === 1_000_000))
  const keys = new Set(listed.map(({ key }) => key))
  assert.deepEqual(
    acknowledged.filter((key) => !keys.has(key)),
    [],
  )
})

testInFolder('an old half-written file is swept away, a new one is not', async (dataDir) => {
  const incoming = join(dataDir, 'files', '.incoming')
  await mkdir(incoming, { recursive: true })
  await writeFile(join(incoming, 'left-behind'), 'half of a')
  await writeFile(join(incoming, 'under-way'), 'half of a')
  const long = new Date(Date.now() - twoHours)
  await utimes(join(incoming, 'left-behind'), long, long)
  const files = folderFiles(dataDir)
  await files.put('a/1', Buffer.from('x'))
  assert.deepEqual(await readdir(incoming), ['under-way'])
  assert.equal((await Array.fromAsync(files.list(''))).length, 1)
})

testInFolder('a deleted file takes its empty folders along', async (dataDir) => {
  const files = folderFiles(dataDir)
  await files.put('pictures/a/1', Buffer.from('x'))
  await files.put('pictures/b/1', Buffer.from('x'))
  await files.delete('pictures/a/1')
  assert.deepEqual(await readdir(join(dataDir, 'files', 'pictures')), ['b'])
  await files.delete('pictures/b/1')
  assert.deepEqual(await readdir(join(dataDir, 'files')), ['.incoming'])
})

testInFolder(
  'a folder that is moved away stores and misses nothing until it is back',
  async (dataDir) => {
    const files = folderFiles(dataDir)
    await files.put('a/1', Buffer.from('x'))
    const [folder, elsewhere] = [join(dataDir, 'files'), join(dataDir, 'elsewhere')]
    await rename(folder, elsewhere)
    const refused = { kind: 'unavailable', reason: /files was deleted or moved: put it back/ }
    await assert.rejects(files.put('a/2', Buffer.from('y')), refused)
    await assert.rejects(files.get('a/1'), refused)
    await assert.rejects(files.head('a/1'), refused)
    await assert.rejects(files.delete('a/1'), refused)
    await assert.rejects(Array.fromAsync(files.list('')), refused)
    assert.deepEqual(await readdir(dataDir), ['elsewhere'])
    await rename(elsewhere, folder)
    await files.put('a/2', Buffer.from('y'))
    assert.equal((await Array.fromAsync(files.list(''))).length, 2)
  },
)

testInFolder('a file whose length is not the announced one is not stored', async (dataDir) => {
  const files = folderFiles(dataDir)
  for (const source of [
    { path: import.meta.filename, bytes: 3 },
    { path: join(dataDir, 'nothing'), bytes: 3 },
  ]) {
    await assert.rejects(files.put('a/1', source), { kind: 'unavailable' })
  }
  assert.equal(await files.head('a/1'), undefined)
  assert.deepEqual(await readdir(join(dataDir, 'files', '.incoming')), [])
})

testInFolder('a folder that cannot be written is a clear fault', async (dataDir) => {
  await writeFile(join(dataDir, 'files'), 'a file where the folder should be')
  const files = folderFiles(dataDir)
  await assert.rejects(files.put('a/1', Buffer.from('x')), {
    kind: 'unavailable',
    reason: /^A file cannot be stored: /,
  })
  assert.equal(await files.head('a/1'), undefined)
})

/** The system refuses more than 64 KB in one file, as a full disk would. */
const greedy = `
  import { folderFiles } from ${JSON.stringify(join(here, 'folder-files.ts'))}
  const files = folderFiles(process.argv[1])
  await files.put('a/old', Buffer.from('from before'))
  for (const key of ['a/old', 'a/new']) {
    await files.put(key, Buffer.alloc(200_000)).then(
      () => console.log('taken'),
      ({ kind, reason }) => console.log(kind, reason.split(':')[0]),
    )
  }`

testInFolder(
  'a full disk is a clear fault, and leaves what was there',
  async (dataDir) => {
    const command = `ulimit -f 128; exec "$0" "$@"`
    const program = ['--input-type=module', '--eval', greedy, dataDir]
    const child = spawn('sh', ['-c', command, process.execPath, ...program])
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (words: string) => (output += words))
    await once(child, 'close')
    assert.equal(output, 'unavailable A file cannot be stored\n'.repeat(2))
    const listed = await Array.fromAsync(folderFiles(dataDir).list(''))
    assert.deepEqual(
      listed.map(({ key, bytes }) => [key, bytes]),
      [['a/old', 11]],
    )
    assert.deepEqual(await readdir(join(dataDir, 'files', '.incoming')), [])
  },
  process.platform === 'win32',
)
