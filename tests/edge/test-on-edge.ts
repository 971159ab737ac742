import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openOrigin } from './fake-origin.ts'
import { openEdge } from './open-edge.ts'
import { noNginx } from './run-nginx.ts'

export type Origin = Awaited<ReturnType<typeof openOrigin>>
export type Get = (
  path: string,
  init?: RequestInit,
) => Promise<{ status: number; headers: Headers; text: string }>

export const second = 1000

type EdgeTestBody = (origin: Origin, get: Get, port: number) => Promise<void>

/** nginx with the configuration of `deploy/`, before a server of the test. */
export function testOnEdge(sentence: string, body: EdgeTestBody) {
  test(sentence, { skip: noNginx }, async () => {
    await using origin = await openOrigin()
    await using edge = await openEdge(origin.port)
    await untilNextSecond()
    origin.requests.length = 0
    const get: Get = async (path, init) => {
      const response = await fetch(`${edge.address}${path}`, { redirect: 'manual', ...init })
      const { status, headers } = response
      return { status, headers, text: await response.text() }
    }
    await body(origin, get, edge.port)
  })
}

/** Early in a second, so that what follows is in the same. */
export function untilNextSecond() {
  return wait(second - (Date.now() % second) + 20)
}
