import type { AddressInfo } from 'node:net'
import { openLog } from '#platform/log/open-log.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { buildServer } from '#server/build-server.ts'
import { UnderWay } from '#server/drain.ts'
import { openBuiltPages } from '#server/pages/open-built-pages.ts'
import { callsTo } from './calls-to.ts'
import type { Answer, CallOptions } from './calls-to.ts'
import { asha, employ, signInAs } from './stories/people.ts'
import { testOnEachEngine } from './world.ts'
import type { World } from './world.ts'

// The drills import them from calls-to.ts: this file registers a hook of the test runner.
export { callsTo, formOf, productFormOf } from './calls-to.ts'
export type { Answer } from './calls-to.ts'

export type House = World & {
  address: string
  /** Asha's token. */
  token: string
  /** A call below /api; with Asha's token unless another is given. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<Response>
}

/** The real server on a port of its own, over an empty database, with Asha signed in. */
export function testInHouse(sentence: string, story: (house: House) => Promise<void>) {
  testOnEachEngine(sentence, (world) => inHouse(world, story))
}

export async function inHouse(world: World, story: (house: House) => Promise<void>) {
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
    await employ(world.app, asha)
    const { token } = await signInAs(world.app, asha)
    const { port } = server.server.address() as AddressInfo
    await story({ ...world, token, ...callsTo(`http://127.0.0.1:${port}`, token) })
  } finally {
    // An answer may have come whole before its connection counts as idle: that one would stay 75 s.
    server.server.closeAllConnections()
    await server.close()
  }
}
