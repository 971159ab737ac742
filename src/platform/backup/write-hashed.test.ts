import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { writeHashed } from './write-hashed.ts'

const folder = await mkdtemp(join(tmpdir(), 'write-hashed-'))
after(() => rm(folder, { recursive: true, force: true }))

const source = fileURLToPath(new URL('./write-hashed.ts', import.meta.url))

test('a file is written whole, with its size and its hash', async () => {
  const chunks = async function* () {
    yield Buffer.from('Kaveri ')
    yield Buffer.from('TravelBook')
  }
  const path = join(folder, 'whole')
  const { bytes, sha256 } = await writeHashed(path, chunks())
  assert.equal(bytes, 17)
  assert.match(sha256, /^[0-9a-f]{64}$/)
  assert.equal((await stat(path)).size, 17)
})

// The limit of the shell stands for a disk that has room for a part of the last chunk.
test('a file that has room for a part of its last chunk alone is an error', (context) => {
  if (process.platform === 'win32') return context.skip('Windows has no ulimit')
  const path = join(folder, 'cut')
  const script = `
    const { writeHashed } = await import(${JSON.stringify(source)})
    async function* chunks() { yield Buffer.alloc(150_000) }
    const written = await writeHashed(${JSON.stringify(path)}, chunks()).catch(({ code }) => code)
    console.log(JSON.stringify(written))`
  const command = ['-c', 'ulimit -f 100; exec "$0" --input-type=module -e "$1"']
  const { stdout, stderr } = spawnSync('sh', [...command, process.execPath, script], {
    encoding: 'utf8',
  })
  assert.equal(stdout.trim(), '"EFBIG"', stderr)
})
