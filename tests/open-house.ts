import type { AddressInfo } from 'node:net'
import { openLog } from '#platform/log/open-log.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { buildServer } from '#server/build-server.ts'
import { UnderWay } from '#server/drain.ts'
import { openBuiltPages } from '#server/pages/open-built-pages.ts'
import { plainPicture } from './stories/drawings.ts'
import { asha, employ, signInAs } from './stories/people.ts'
import { testOnEachEngine } from './world.ts'
import type { World } from './world.ts'

export type Answer = {
  status: number
  headers: Headers
  text: string
  json: Record<string, unknown>
}

export type House = World & {
  address: string
  /** Asha's token. */
  token: string
  /** A call below /api; with Asha's token unless another is given. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<Response>
}

type CallOptions = {
  body?: unknown
  form?: FormData
  token?: string | null
  headers?: Record<string, string>
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
    isReady: async () => true,
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

export function callsTo(address: string, ownToken: string) {
  return {
    address,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${address}${path}`, { headers, redirect: 'manual' }),
    async call(method: string, path: string, options: CallOptions = {}) {
      const { body, form, token = ownToken, headers = {} } = options
      const response = await fetch(`${address}/api${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(form ? { body: form } : {}),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, json: jsonOf(text) }
    },
  }
}

/** A product's form, with a picture as the office has to send one. */
export function productFormOf(values: object, picture: Buffer = plainPicture) {
  const form = formOf(values)
  form.append('images', new Blob([new Uint8Array(picture)]), 'front.png')
  return form
}

export function formOf(values: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

function jsonOf(text: string) {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
