import { setTimeout as wait } from 'node:timers/promises'
import { callsTo } from '#tests/calls-to.ts'
import { editorOf } from './edit-products.ts'
import { logResponse } from './response-log.ts'
import type { RequestKind } from './response-log.ts'
import { submitterOf } from './submit-forms.ts'
import type { Client, Target } from './target.ts'

/** How many clients of each kind send requests at the same time. */
export type TrafficMix = Partial<Record<keyof typeof clientKinds, number>>

export type Traffic = AsyncDisposable & {
  /** Resolves when the last response has arrived. */
  stop(): Promise<void>
}

/** Everything that visitors and the office save. */
export const twelveWriters: TrafficMix = {
  enquirer: 3,
  enquirerWithKey: 3,
  contact: 2,
  editor: 4,
}

/** Between two requests of one client. */
const pause = 5

const clientKinds = {
  enquirer: (target: Target) => submitterOf(target, 'enquiry'),
  enquirerWithKey: (target: Target) => submitterOf(target, 'enquiry', true),
  contact: (target: Target) => submitterOf(target, 'contact message'),
  editor: editorOf,
  cachedPageReader: (target: Target) => readerOf(target, 'cached page', () => '/products'),
  uncachedPageReader: (target: Target) =>
    readerOf(target, 'uncached page', () => `/products?minPrice=${++pages}`),
  unknownSignIn: unknownSignInOf,
  administrator: sessionReaderOf,
}

let pages = 0

/** Clients that send request after request until they are stopped. */
export function startTraffic(target: Target, mix: TrafficMix): Traffic {
  let isOver = false
  const clients = Object.entries(clientKinds).flatMap(([kind, clientOf]) =>
    Array.from({ length: mix[kind as keyof TrafficMix] ?? 0 }, () => repeat(clientOf(target))),
  )
  const ended = Promise.all(clients)
  // Reported by `stop`, which may be called much later.
  ended.catch(() => undefined)
  const stop = async () => {
    isOver = true
    await ended
  }
  return { stop, [Symbol.asyncDispose]: stop }

  async function repeat(sendNext: Client) {
    while (!isOver) {
      await sendNext()
      await wait(pause)
    }
  }
}

export function readerOf({ address, log }: Target, kind: RequestKind, path: () => string) {
  return () =>
    logResponse(log, kind, async () => {
      const response = await fetch(`${address}${path()}`)
      await response.arrayBuffer()
      return response
    })
}

/** With an account that does not exist: the attempt is stored all the same. */
function unknownSignInOf({ address, log }: Target): Client {
  const { call } = callsTo(address, '')
  const body = { email: 'nobody@shop.example', password: 'no-such-password' }
  return () => logResponse(log, 'sign-in', () => call('POST', '/login', { body }))
}

function sessionReaderOf({ address, token, log }: Target): Client {
  const { call } = callsTo(address, token)
  return () => logResponse(log, 'session', () => call('GET', '/session'))
}
