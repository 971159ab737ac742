import type { FastifyInstance } from 'fastify'
import { readContentVersion, watchContentVersion } from '#domain/content/watch-content-version.ts'
import { second } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { openLog } from '#platform/log/open-log.ts'
import { StartFault } from '#platform/start-fault.ts'
import { buildServer } from './build-server.ts'
import type { House } from './build-server.ts'
import { isReady, openApp } from './open-app.ts'
import { openBuiltPages } from './pages/open-built-pages.ts'
import { prepareContent } from './prepare-content.ts'
import { printWelcome } from './print-welcome.ts'
import { runChores } from './run-chores.ts'

/** A client that reads or sends too slowly is cut off then, so that the stop itself never hangs. */
const longestDrain = 20 * second

type Options = { isDevelopment: boolean }

/** Opens, prepares, listens. Gives the way to stop: requests under way are finished first. */
export async function startServer(config: Config, { isDevelopment }: Options) {
  const log = openLog(config.logLevel)
  const { app, database, close } = await openApp(config, log)
  const firstSignIn = await prepareContent(app, config)
  await readContentVersion(app)
  const openPages = isDevelopment ? await developmentPages() : openBuiltPages
  const pages = await openPages({ app, log, publicUrl: config.publicUrl })
  const house: House = { app, log, config, ...pages, isReady: () => isReady(database) }
  const server = buildServer(house)
  await listen(server, config)
  const ending = new AbortController()
  const watching = watchContentVersion(app, log, ending.signal)
  const chores = runChores(app, log, ending.signal)
  printWelcome(config, firstSignIn)
  if (!config.rateLimits) log.warn('RATE_LIMITS is off: passwords can be guessed without a limit')

  return async function stop() {
    const late = setTimeout(() => server.server.closeAllConnections(), longestDrain)
    await server.close()
    clearTimeout(late)
    ending.abort()
    await Promise.all([watching, chores])
    await close()
  }
}

/** Vite is loaded by those who develop alone. */
async function developmentPages() {
  const { openDevelopmentPages } = await import('./pages/open-development-pages.ts')
  return openDevelopmentPages
}

async function listen(server: FastifyInstance, { host, port }: Config) {
  try {
    await server.listen({ host, port })
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    const inUse = `Port ${port} is already in use. Stop the other program, or set PORT to a free one.`
    if (code === 'EADDRINUSE') throw new StartFault(inUse)
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new StartFault(`Cannot listen on ${host}:${port}: ${message}`)
    }
    throw error
  }
}
