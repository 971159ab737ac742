import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { newDataDir } from '#tests/start/data-dir.ts'
import { StartError } from '../start-error.ts'
import { openSecrets } from './open-secrets.ts'

const context = 'e-mail'

test('a key of the settings is the same on every machine, and writes no file', async () => {
  await using folder = await newDataDir()
  const settings = { dataDir: folder.path, secretKey: 'a key of thirty-two characters..' }
  const sealed = openSecrets(settings).seal('Qx7pW2kd', context)
  assert.equal(openSecrets({ ...settings, dataDir: '/nowhere' }).open(sealed, context), 'Qx7pW2kd')
  const other = openSecrets({ ...settings, secretKey: 'another key of thirty-two letters' })
  assert.equal(other.open(sealed, context), undefined)
  assert.deepEqual(await readdir(folder.path), [])
})

test('without a configured key one is created once, readable by its owner only', async () => {
  await using folder = await newDataDir()
  const settings = { dataDir: join(folder.path, 'new', 'site'), secretKey: undefined }
  const sealed = openSecrets(settings).seal('Qx7pW2kd', context)
  assert.equal(openSecrets(settings).open(sealed, context), 'Qx7pW2kd')
  assert.deepEqual(await readdir(settings.dataDir), ['secret.key'])
  if (process.platform === 'win32') return
  assert.equal((await stat(join(settings.dataDir, 'secret.key'))).mode & 0o777, 0o600)
})

test('many processes that start at once end with one key', async () => {
  await using folder = await newDataDir()
  const code = `
    import { openSecrets } from ${JSON.stringify(import.meta.resolve('./open-secrets.ts'))}
    while (Date.now() < Number(process.argv[1]));
    const dataDir = ${JSON.stringify(folder.path)}
    console.log(openSecrets({ dataDir, secretKey: undefined }).seal('Qx7pW2kd', 'e-mail'))`
  const start = String(Date.now() + 1000)
  const run = promisify(execFile)
  const sealed = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code, start])
      return stdout.trim()
    }),
  )
  const secrets = openSecrets({ dataDir: folder.path, secretKey: undefined })
  for (const text of sealed) assert.equal(secrets.open(text, context), 'Qx7pW2kd')
  assert.deepEqual(await readdir(folder.path), ['secret.key'])
})

test('a key file that holds no key ends the start, and is left as it is', async () => {
  await using folder = await newDataDir()
  const path = join(folder.path, 'secret.key')
  for (const text of ['', 'hush', 'x'.repeat(100)]) {
    await writeFile(path, text)
    assert.throws(
      () => openSecrets({ dataDir: folder.path, secretKey: undefined }),
      (fault) => fault instanceof StartError && fault.message.includes(path),
    )
    assert.equal(await readFile(path, 'utf8'), text)
  }
})

test('a folder that cannot be written ends the start with one line', async (context) => {
  if (process.getuid?.() === 0) return context.skip('root may write everywhere')
  await using folder = await newDataDir()
  await chmod(folder.path, 0o500)
  assert.throws(() => openSecrets({ dataDir: folder.path, secretKey: undefined }), StartError)
})
