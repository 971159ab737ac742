import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run, type EventData, type TestsStream } from 'node:test'
import { inspect } from 'node:util'
import { findSharingTests, findUnitTests } from './find-unit-tests.ts'
import { root } from './repository-root.mjs'
import type { Outcome } from './steps.ts'

type Options = { env?: Record<string, string | undefined>; signal?: AbortSignal }

/** Every file loads much of the server: stripping its types once saves half a second of processor time each. */
const compileCache = join(root, 'build/compiled-tests')

/** Files with a suite for each of many test files: a process of its own costs half a second of processor time. */
const sharedFolder = join(root, 'build/shared-tests')

/** The parts are enough for both cores, and to see which of them hang. */
const filesOfPart = 12

/** A process that has not ended by then hangs: one for twelve files takes up to two minutes. */
const longestProcess = 10 * 60_000

/**
 * They wait for responses in caches to expire, and for a database that does not come: of 45 s the longest uses 3 s
 * of processor time.
 */
const isWaiting = (file: string) => /^tests\/(edge\/|start\/wait-for-)/.test(file)

type Tally = { passed: number; failed: number; skipped: number; output: string }

/** Those that can share a process do, each other file has its own. Tests and subtests count, suites do not. */
export async function runNodeTests(files: string[], options: Options = {}): Promise<Outcome> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, output: '' }
  const milliseconds = new Map<string, number>()
  const units = await findUnitTests(files)
  const sharing = await findSharingTests(files)
  const others = files.filter((file) => !units.includes(file) && !sharing.includes(file))
  const waiting = others.filter(isWaiting)
  const shared = [units, ...inParts(sharing)].filter((part) => part.length > 0)
  // One queue: nothing waits for the last part that is shared.
  const processes = [
    ...(await writeShared(shared)).map((path) => () => runFile(path, [])),
    ...others.filter((file) => !isWaiting(file)).map((file) => () => runAlone(file)),
  ]
  await Promise.all([
    inTurn(processes),
    inTurn(processes),
    inTurn(waiting.map((file) => () => runAlone(file))),
  ])
  refuseMissing()
  await writeDurations(milliseconds)
  const { passed, failed, skipped, output } = tally
  return { passed, failed, output, ...(skipped > 0 && { note: `${skipped} skipped` }) }

  /** A timer or a socket that was left open must not prevent the whole run from ending. */
  function runAlone(file: string) {
    return runFile(join(root, file), ['--test-force-exit'])
  }

  /** Forced to exit, one that is shared would end as soon as the tests of the files loaded so far have. */
  async function runFile(path: string, execArgv: string[]) {
    if (options.signal?.aborted) return
    const events = run({
      files: [path],
      concurrency: 1,
      timeout: longestProcess,
      execArgv,
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...options.env },
      signal: options.signal,
    })
    tallyTests(events, tally, milliseconds)
    events.resume()
    await once(events, 'end')
  }

  /** Where something failed, others may not have come to their tests. */
  function refuseMissing() {
    if (tally.failed > 0) return
    const missing = files.filter((file) => !milliseconds.has(join(root, file)))
    tally.failed += missing.length
    for (const file of missing) tally.output += `✗ ${file}\nNo test of it ran.\n\n`
  }
}

async function inTurn(waiting: (() => Promise<void>)[]) {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next()
}

function tallyTests(events: TestsStream, tally: Tally, milliseconds: Map<string, number>) {
  const outputs = new Map<string, string>()
  const names: string[] = []
  const listen = ({ file, message }: EventData.TestStdout) => {
    outputs.set(file, (outputs.get(file) ?? '') + message)
  }
  events.on('test:stdout', listen).on('test:stderr', listen)
  events.on('test:start', ({ name, nesting }) => names.splice(nesting, names.length, name))
  events.on('test:complete', (test) => {
    if (test.nesting > 0 || isFile(test)) return
    const file = testFileOf(test, test.name)
    milliseconds.set(file, (milliseconds.get(file) ?? 0) + test.details.duration_ms)
  })
  events.on('test:pass', (test) => {
    if (test.details.type === 'suite') return
    if (isPutOff(test)) tally.skipped += 1
    else if (isFile(test)) report(test, 'This file has no test.')
    else tally.passed += 1
  })
  events.on('test:fail', (test) => {
    const { error, type } = test.details
    const isOnlyPassedOn = 'failureType' in error && error.failureType === 'subtestsFailed'
    if (type === 'suite' && isOnlyPassedOn) return
    if (isPutOff(test)) tally.skipped += 1
    else if (isOnlyPassedOn) tally.failed += 1
    else report(test, inspect(error.cause ?? error))
  })

  function report(test: EventData.TestFail | EventData.TestPass, reason: string) {
    const { file, entryFile = file ?? '', line, nesting } = test
    const testFile = testFileOf(test, names[0])
    const position = relative(root, testFile) + (testFile === file ? `:${line}` : '')
    const title = isFile(test) ? [] : names.slice(isShared(test) ? 1 : 0, nesting + 1)
    tally.failed += 1
    tally.output += `✗ ${[position, ...title].join(' › ')}\n${reason}\n${outputs.get(entryFile) ?? ''}\n`
    outputs.delete(entryFile)
  }
}

/** Worlds end what they share after the suite that has loaded them: here after all suites. */
const head = `import { describe } from 'node:test'\nimport '#tests/world.ts'\n`

/** Gives the paths of the files that run them. */
function writeShared(parts: string[][]) {
  return Promise.all(
    parts.map(async (files, number) => {
      const suites = files.map((file) => {
        const address = pathToFileURL(join(root, file)).href
        return `describe(${JSON.stringify(file)}, () => import(${JSON.stringify(address)}))\n`
      })
      const path = join(sharedFolder, `${number}.mjs`)
      await mkdir(sharedFolder, { recursive: true })
      await writeFile(path, [head, ...suites].join(''))
      return path
    }),
  )
}

function inParts(files: string[]) {
  const count = Math.ceil(files.length / filesOfPart)
  return Array.from({ length: count }, (_, part) => files.filter((_, at) => at % count === part))
}

/** The file that was run, which may call `test` in another file. One that shares a process is a suite of it. */
function testFileOf(test: TestedFile, suite = '') {
  return isShared(test) ? join(root, suite) : (test.entryFile ?? test.file ?? '')
}

type TestedFile = Pick<EventData.TestPass, 'file' | 'entryFile'>

function isShared({ file = '', entryFile = file }: TestedFile) {
  return entryFile.startsWith(sharedFolder)
}

/** The slowest first, for whoever shortens the run. */
async function writeDurations(milliseconds: Map<string, number>) {
  const lines = [...milliseconds]
    .toSorted(([, one], [, other]) => other - one)
    .map(([file, spent]) => `${(spent / 1000).toFixed(1)} s ${relative(root, file)}\n`)
  await mkdir(join(root, 'test-results'), { recursive: true })
  await writeFile(join(root, 'test-results/node-tests.txt'), lines.join(''))
}

function isPutOff({ skip, todo }: EventData.TestPass | EventData.TestFail) {
  return skip !== undefined || todo !== undefined
}

/** A file without tests, and one that crashes, is reported as a test with the file's name. */
function isFile({ name, file }: Pick<EventData.TestPass, 'name' | 'file'>) {
  return name === file
}
