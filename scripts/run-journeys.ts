import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'
import { root } from './repository-root.mjs'
import { runTool } from './run-tool.ts'
import { failure, type Outcome } from './steps.ts'

type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** The tests that click through the product in a browser. */
export async function runJourneys(files: string[], signal?: AbortSignal): Promise<Outcome> {
  const browser = await findBrowser()
  if (!browser)
    return failure('No browser here, and none could be fetched: install Chromium or Chrome.')
  const reportFile = join(root, 'test-results', 'journeys.json')
  await rm(reportFile, { force: true })
  // Playwright takes the names of files as patterns.
  const args = ['test', '--reporter=dot,json', ...files.map((file) => RegExp.escape(file))]
  const { ok, output } = await runTool('playwright', args, {
    signal,
    env: { JOURNEY_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  })
  const { expected, flaky, unexpected, skipped } = (await readReport(reportFile)).stats
  // A file that does not load fails the run without being a test.
  const failed = ok ? 0 : Math.max(unexpected, 1)
  const notes = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} at the second try`]
  const note = notes.filter((part) => part !== false).join(', ')
  return { passed: expected + flaky, failed, output, ...(note !== '' && { note }) }
}

async function readReport(file: string): Promise<Report> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }
  }
}
