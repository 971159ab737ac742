import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { StartError } from '../start-error.ts'
import { ownDataDir } from './own-data-dir.ts'

const soon = { timeout: 20_000 }
const nobody = 65_534

const asModule = ['--input-type=module', '--eval']
const importing = `import { ownDataDir } from ${JSON.stringify(import.meta.resolve('./own-data-dir.ts'))};`

test('a folder that is not there is made, with those above it', async () => {
  await inFolder(async (folder) => {
    const dataDir = join(folder, 'srv', 'site', 'data')
    ownDataDir(dataDir).release()
    assert.ok((await stat(dataDir)).isDirectory())
  })
})

test('a folder has one owner, and the second gets an error of one line', async () => {
  await inFolder(async (folder) => {
    const { release } = ownDataDir(folder)
    assert.equal(startErrorOf(folder), `Another process is already running on ${folder}.`)
    release()
    ownDataDir(folder).release()
  })
})

test('a folder that another process owns is refused while that process lives', soon, async () => {
  await inFolder(async (folder) => {
    await using owner = await ownElsewhere(folder)
    assert.match(startErrorOf(folder) ?? '', /^Another process is already running on /)
    await owner.kill('SIGTERM')
    ownDataDir(folder).release()
  })
})

test('a process that was killed on the spot owns nothing any more', soon, async () => {
  await inFolder(async (folder) => {
    await using owner = await ownElsewhere(folder)
    await owner.kill('SIGKILL')
    const { release } = ownDataDir(folder)
    assert.match(startErrorOf(folder) ?? '', /^Another process is already running on /)
    release()
  })
})

test('two folders have two owners', async () => {
  await inFolder(async (folder) => {
    const owners = [ownDataDir(join(folder, 'one')), ownDataDir(join(folder, 'other'))]
    for (const { release } of owners) release()
  })
})

test('a folder that cannot be made is one clear line', async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'letter.txt')
    await writeFile(file, 'Dear customer')
    for (const dataDir of [file, join(file, 'data')]) {
      assertCannotBeWritten(dataDir, startErrorOf(dataDir) ?? '')
    }
  })
})

const onLinux = { skip: process.platform !== 'linux' && 'there is no /proc here' }
test('a folder that is refused with "not found" is one clear line too', onLinux, () => {
  for (const dataDir of ['/proc/data', '/proc/site/data']) {
    const code = `${importing} try { ownDataDir(process.argv[1]) } catch ({ message }) { console.log(message) }`
    const options = { timeout: 10_000, encoding: 'utf8' } as const
    const { stdout } = spawnSync(process.execPath, [...asModule, code, dataDir], options)
    assertCannotBeWritten(dataDir, stdout.trimEnd())
  }
})

test('a lock that may only be read is no lock', async () => {
  await inFolder(async (folder) => {
    ownDataDir(folder).release()
    await chmod(folder, 0o755)
    await chmod(join(folder, 'owner.lock'), 0o444)
    assert.match(withoutRights(() => startErrorOf(folder)) ?? '', / cannot be written: .*readonly/)
  })
})

function assertCannotBeWritten(dataDir: string, refusal: string) {
  assert.ok(refusal.startsWith(`${dataDir} cannot be written: `), refusal)
  assert.ok(!refusal.includes('\n'), refusal)
}

function startErrorOf(dataDir: string) {
  try {
    ownDataDir(dataDir).release()
  } catch (fault) {
    assert(fault instanceof StartError, String(fault))
    return fault.message
  }
}

/** Root may write everywhere, so it looks as nobody. */
function withoutRights<Result>(look: () => Result): Result {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(nobody)
  try {
    return look()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

async function ownElsewhere(dataDir: string) {
  const code = `
    ${importing}
    const owned = ownDataDir(process.argv[1])
    console.log('owned')
    // Kept in reach: a lock that nobody can release any more is released by the garbage collector.
    setInterval(() => owned, 1000)
  `
  const child = spawn(process.execPath, [...asModule, code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  await Promise.race([once(child.stdout, 'data'), ended.then(() => assert.fail('it has ended'))])
  return { kill, [Symbol.asyncDispose]: () => kill('SIGKILL') }
}

async function inFolder(body: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  try {
    await body(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
