import type { FastifyInstance } from 'fastify'
import { readContentVersion } from '#domain/content/watch-content-version.ts'
import type { Config } from '#platform/config/config.ts'
import { openLog } from '#platform/log/open-log.ts'
import { openMail } from '#platform/mail/open-mail.ts'
import { StartFault } from '#platform/start-fault.ts'
import { buildServer } from './build-server.ts'
import type { House } from './build-server.ts'
import { drainOf, UnderWay } from './drain.ts'
import { employFirstAdministrator } from './employ-first-administrator.ts'
import { fillNewHouse } from './fill-new-house.ts'
import { isReady, openApp } from './open-app.ts'
import { openBuiltPages } from './pages/open-built-pages.ts'
import { printWelcome } from './print-welcome.ts'
import { startWorkers } from './start-workers.ts'

type Options = { isDevelopment: boolean }

/** Opens, prepares, listens. Gives the way to stop: requests under way are finished first. */
export async function startServer(config: Config, { isDevelopment }: Options) {
  const log = openLog(config.logLevel)
  const { app, database, close } = await openApp(config, log)
  await fillNewHouse(app, config)
  await readContentVersion(app)
  const openPages = isDevelopment ? await developmentPages() : openBuiltPages
  const pages = await openPages({ app, log, publicUrl: config.publicUrl })
  let isOpen = false
  const underWay = new UnderWay()
  const uploadsEnd = new AbortController()
  const house: House = {
    app,
    log,
    config,
    ...pages,
    underWay,
    uploadsEnd: uploadsEnd.signal,
    isReady: async () => isOpen && isReady(database),
  }
  const server = buildServer(house)
  const drain = drainOf(server, underWay, () => {
    app.images.stop()
    uploadsEnd.abort()
  })
  await listen(server, config)
  // Not before: a start that fails over its port would take the password with it, untold.
  const firstSignIn = await employFirstAdministrator(app, config)
  isOpen = true
  const mail = await openMail(config)
  const workers = startWorkers({ app, log, mail, dataDir: config.dataDir })
  printWelcome(config, firstSignIn)
  if (!config.rateLimits) log.warn('RATE_LIMITS is off: passwords can be guessed without a limit')

  let stopped: Promise<void> | undefined
  return () => (stopped ??= stop())

  async function stop() {
    workers.end()
    await drain()
    await workers.close()
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
