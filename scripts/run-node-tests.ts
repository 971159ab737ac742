import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { run, type EventData } from 'node:test'
import { inspect } from 'node:util'
import { root } from './repository-root.mjs'
import type { Outcome } from './steps.ts'

type Options = { env?: Record<string, string | undefined>; signal?: AbortSignal }

/** Every file loads much of the server: stripping its types once saves half a second of processor time each. */
const compileCache = join(root, 'build/compiled-tests')

/** A file that has not ended by then hangs. */
const longestFile = 10 * 60_000

/** Each file in a process of its own. Tests and subtests count, suites do not. */
export async function runNodeTests(files: string[], options: Options = {}): Promise<Outcome> {
  // Given no files, Node would look for some itself.
  if (files.length === 0) return { passed: 0, failed: 0, output: '' }
  const tally = { passed: 0, failed: 0, skipped: 0, output: '' }
  const said = new Map<string, string>()
  const names: string[] = []
  const events = run({
    files: files.map((file) => join(root, file)),
    concurrency: 2,
    timeout: longestFile,
    // A timer or a socket that was left open must not keep the whole run from ending.
    execArgv: ['--test-force-exit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...options.env },
    signal: options.signal,
  })
  const milliseconds = new Map<string, number>()
  const listen = ({ file, message }: EventData.TestStdout) => {
    said.set(file, (said.get(file) ?? '') + message)
  }
  events.on('test:stdout', listen).on('test:stderr', listen)
  events.on('test:start', ({ name, nesting }) => names.splice(nesting, names.length, name))
  events.on('test:complete', (test) => {
    const { nesting, file = '', entryFile = file, details } = test
    if (nesting > 0 || isFile(test)) return
    milliseconds.set(entryFile, (milliseconds.get(entryFile) ?? 0) + details.duration_ms)
  })
  events.on('test:pass', (test) => {
    if (test.details.type === 'suite') return
    if (isPutOff(test)) tally.skipped += 1
    else if (isFile(test)) report(test, 'This file holds no test.')
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
    const place = relative(root, entryFile) + (entryFile === file ? `:${line}` : '')
    const title = isFile(test) ? [] : names.slice(0, nesting + 1)
    tally.failed += 1
    tally.output += `✗ ${[place, ...title].join(' › ')}\n${reason}\n${said.get(entryFile) ?? ''}\n`
    said.delete(entryFile)
  }

  events.resume()
  await once(events, 'end')
  await writeDurations(milliseconds)
  const { passed, failed, skipped, output } = tally
  return { passed, failed, output, ...(skipped > 0 && { note: `${skipped} skipped` }) }
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
