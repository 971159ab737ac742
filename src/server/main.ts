import { readConfig } from '#platform/config/read-config.ts'
import { startErrorText } from './start-error-text.ts'
import { startServer } from './start-server.ts'

export async function main({ isDevelopment = false } = {}) {
  let dataDir: string | undefined
  try {
    const config = readConfig(process.env)
    dataDir = config.dataDir
    const stop = await startServer(config, { isDevelopment })
    // The terminal and npm both send the SIGINT of Ctrl+C, so a second one is ignored.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
    if (process.env['npm_lifecycle_event']) whenLeftAlone(() => void stop())
  } catch (error) {
    process.stderr.write(`${startErrorText(error, dataDir)}\n`)
    process.exit(1)
  }
}

/** All that a first start needs, so that Node compiles and stores it. */
export async function loadForStart() {
  await Promise.all([import('#built-pages'), import('#demo/add-demo-content.ts')])
}

/** A SIGTERM to npm ends npm and its shell but does not reach the process in that shell. */
function whenLeftAlone(stop: () => void) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}

// From the sources: the bundle has a copy of them, which pages in development would not share.
if (import.meta.main) await main({ isDevelopment: process.argv.includes('--development') })
