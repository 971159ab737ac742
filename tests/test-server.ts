import type { AddressInfo } from 'node:net'
import { openLog } from '#platform/log/open-log.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { buildServer } from '#server/build-server.ts'
import { UnderWay } from '#server/drain.ts'
import { openBuiltPages } from '#server/pages/open-built-pages.ts'
import { callsTo } from './calls-to.ts'
import type { ApiResponse, CallOptions } from './calls-to.ts'
import { asha, addAdministrator, signInAs } from './fixtures/people.ts'
import { testOnEachEngine } from './world.ts'
import type { World } from './world.ts'

// The drills import them from calls-to.ts: this file registers a hook of the test runner.
export { callsTo, formOf, productFormOf } from './calls-to.ts'
export type { ApiResponse } from './calls-to.ts'

export type TestServer = World & {
  address: string
  /** Asha's token. */
  token: string
  /** A call below /api; with Asha's token unless another is given. */
  call(method: string, path: string, options?: CallOptions): Promise<ApiResponse>
  get(path: string, headers?: Record<string, string>): Promise<Response>
}

/** The real server on a port of its own, over an empty database, with Asha signed in. */
export function testOnServer(sentence: string, body: (server: TestServer) => Promise<void>) {
  testOnEachEngine(sentence, (world) => onServer(world, body))
}

export async function onServer(world: World, body: (server: TestServer) => Promise<void>) {
  const config = { ...readConfig({}), publicUrl: 'http://shop.example', dataDir: world.dataDir }
  const log = openLog('silent')
  const pages = await openBuiltPages({ app: world.app, log, publicUrl: config.publicUrl })
  const server = buildServer({
    ...world,
    log,
    config,
    ...pages,
    underWay: new UnderWay(),
    uploadsEnd: new AbortController().signal,
    readiness: async () => undefined,
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  try {
    await addAdministrator(world.app, asha)
    const { token } = await signInAs(world.app, asha)
    const { port } = server.server.address() as AddressInfo
    await body({ ...world, token, ...callsTo(`http://127.0.0.1:${port}`, token) })
  } finally {
    // A response may be complete before its connection counts as idle, which would then stay open for 75 s.
    server.server.closeAllConnections()
    await server.close()
  }
}
