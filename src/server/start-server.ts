import type { FastifyInstance } from 'fastify'
import type { App } from '#domain/app.ts'
import { readContentVersion } from '#domain/content/watch-content-version.ts'
import { followMailSettings } from '#domain/emails/find-mail-settings.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import type { Config } from '#platform/config/config.ts'
import { callbackLimit } from '#platform/database/callback-limit.ts'
import { logFailure } from '#platform/log/log-failure.ts'
import { openLog } from '#platform/log/open-log.ts'
import { StartError } from '#platform/start-error.ts'
import { buildServer } from './build-server.ts'
import type { ServerDeps } from './build-server.ts'
import { drainOf, UnderWay } from './drain.ts'
import { createFirstAdministrator, refuseWeakFirstPassword } from './create-first-administrator.ts'
import { openApp } from './open-app.ts'
import { openBuiltPages } from './pages/open-built-pages.ts'
import { printWelcome } from './print-welcome.ts'
import { readinessOf } from './readiness.ts'
import { assignDemo, seedDemo } from './seed-demo.ts'
import { startWorkers } from './start-workers.ts'
import { warnOfLossyDatabase } from './warn-of-lossy-database.ts'
import { warnOfSettings } from './warn-of-settings.ts'
import { messageOf, textField } from '#platform/unknown-fields.ts'

type Options = { isDevelopment: boolean }

/** Opens, prepares, listens. Returns the function that stops the server after its running requests. */
export async function startServer(config: Config, { isDevelopment }: Options) {
  const log = openLog(config.logLevel)
  const { app: opened, backups, database, close } = await openApp(config, log)
  const app: App = isDevelopment ? { ...opened, callbackLimit } : opened
  await prepare(app, config)
  const openPages = isDevelopment ? await developmentPages() : openBuiltPages
  const pages = await openPages({ app, log, publicUrl: config.publicUrl })
  const probe = readinessOf({ app, database, hasOwnFolder: !config.s3 })
  let readiness: ServerDeps['readiness'] = async () => 'starting'
  const underWay = new UnderWay()
  const uploadsEnd = new AbortController()
  const parts = { app, log, config, ...pages, underWay, uploadsEnd: uploadsEnd.signal }
  const server = buildServer({ ...parts, readiness: () => readiness() })
  const drain = drainOf(server, underWay, () => {
    app.images.stop()
    app.printer.stop()
    uploadsEnd.abort()
  })
  await listen(server, config)
  // Not before, because a start that fails at its port would never print the password.
  const firstSignIn = await createFirstAdministrator(app, config)
  if (firstSignIn) await assignDemo(app, config)
  readiness = probe
  const workers = startWorkers({ app, backups, config, log })
  printWelcome(config, firstSignIn)
  warnOfSettings(config, log)
  void warnOfLossyDatabase(database, log).catch((error: Error) =>
    logFailure(log, error, 'the settings of the database could not be read'),
  )

  let stopped: Promise<void> | undefined
  return () => (stopped ??= stop())

  async function stop() {
    workers.end()
    await drain()
    await workers.close()
    await close()
  }
}

/** Runs before the first request. */
async function prepare(app: App, config: Config) {
  await refuseWeakFirstPassword(app, config)
  await seedDemo(app, config)
  await readContentVersion(app)
  await findSiteProfile(app)
  await followMailSettings(app)
}

/** Vite is loaded only in development. */
async function developmentPages() {
  const { openDevelopmentPages } = await import('./pages/open-development-pages.ts')
  return openDevelopmentPages
}

async function listen(server: FastifyInstance, { host, port }: Config) {
  try {
    await server.listen({ host, port })
  } catch (error) {
    const code = textField(error, 'code')
    const inUse = `Port ${port} is already in use. Stop the other program, or set PORT to a free one.`
    if (code === 'EADDRINUSE') throw new StartError(inUse)
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new StartError(`Cannot listen on ${host}:${port}: ${messageOf(error)}`)
    }
    throw error
  }
}
