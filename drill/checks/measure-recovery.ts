import { setTimeout as wait } from 'node:timers/promises'
import { callsTo } from '#tests/calls-to.ts'
import { asha } from '#tests/fixtures/people.ts'
import { secondsText } from '../report/number-texts.ts'
import { addProduct } from '../traffic/edit-products.ts'
import { logResponse } from '../traffic/response-log.ts'
import { newSubmission, submit } from '../traffic/submit-forms.ts'
import { readerOf } from '../traffic/start-traffic.ts'
import type { Target } from '../traffic/target.ts'

/** Whether one thing works again. */
type Probe = () => Promise<boolean>

/** So that a server that never recovers ends the drill. */
const longestMeasurement = 20_000

/** How long it takes from now until all of them succeed, in milliseconds. */
export async function measureRecovery(probes: Probe[], signal: AbortSignal) {
  const began = performance.now()
  const deadline = began + longestMeasurement
  for (const probe of probes) {
    if (!(await succeeds(probe, deadline, signal))) return Infinity
  }
  return performance.now() - began
}

async function succeeds(probe: Probe, deadline: number, signal: AbortSignal) {
  while (!(await probe())) {
    if (performance.now() > deadline) return false
    await wait(10, undefined, { signal })
  }
  return true
}

export function brokenByRecovery(milliseconds: number, longest: number) {
  if (milliseconds <= longest) return []
  if (milliseconds === Infinity) return [`no recovery within ${secondsText(longestMeasurement)}`]
  return [`recovery took ${secondsText(milliseconds)} and not ${secondsText(longest)} at most`]
}

/** The requests that show the recovery take time themselves, more so among those of other clients. */
export function remarkOn(usual: number) {
  return `the same requests took ${secondsText(usual)} before`
}

export function readinessProbe({ address }: Target): Probe {
  return async () => (await statusOf(`${address}/readyz`)) === 200
}

/** 0 where there is no response. */
export async function statusOf(url: string) {
  const response = await fetch(url).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status ?? 0
}

export function enquiryProbe(target: Target): Probe {
  return async () => {
    const submission = target.ledger.unconfirmed.pop()
    const response = await submit(target, submission ?? newSubmission(target.ledger, 'enquiry'))
    return response?.status === 201
  }
}

export function pageProbe(target: Target): Probe {
  const read = readerOf(target, 'uncached page', () => `/products?maxPrice=${target.log.length}`)
  return async () => (await read())?.status === 200
}

export function sessionProbe({ address, token, log }: Target): Probe {
  const { call } = callsTo(address, token)
  return async () =>
    (await logResponse(log, 'session', () => call('GET', '/session')))?.status === 200
}

export function signInProbe({ address }: Target): Probe {
  const { call } = callsTo(address, '')
  return async () => (await call('POST', '/login', { body: asha })).status === 200
}

/** Takes seconds on a busy machine by itself. */
export async function brokenByUpload(target: Target, signal: AbortSignal) {
  const probe = async () => (await addProduct(target)) !== undefined
  const isBack = Number.isFinite(await measureRecovery([probe], signal))
  return isBack ? [] : ['uploads do not work again']
}

export function pictureProbe(target: Target, path: string): Probe {
  const read = readerOf(target, 'picture', () => path)
  return async () => (await read())?.status === 200
}
