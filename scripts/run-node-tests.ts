import { once } from 'node:events'
import { join, relative } from 'node:path'
import { run, type EventData } from 'node:test'
import { inspect } from 'node:util'
import { root } from './repository-root.mjs'
import type { Outcome } from './steps.ts'

type Options = { env?: Record<string, string | undefined>; signal?: AbortSignal }

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
    env: { ...process.env, ...options.env },
    signal: options.signal,
  })
  const listen = ({ file, message }: EventData.TestStdout) => {
    said.set(file, (said.get(file) ?? '') + message)
  }
  events.on('test:stdout', listen).on('test:stderr', listen)
  events.on('test:start', ({ name, nesting }) => names.splice(nesting, names.length, name))
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
  const { passed, failed, skipped, output } = tally
  return { passed, failed, output, ...(skipped > 0 && { note: `${skipped} skipped` }) }
}

function isPutOff({ skip, todo }: EventData.TestPass | EventData.TestFail) {
  return skip !== undefined || todo !== undefined
}

/** A file without tests, and one that crashes, is reported as a test with the file's name. */
function isFile({ name, file }: EventData.TestPass | EventData.TestFail) {
  return name === file
}
