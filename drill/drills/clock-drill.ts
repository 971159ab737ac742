import { isDeepStrictEqual } from 'node:util'
import { hour, minute } from '#platform/clock/clock.ts'
import { callsTo } from '#tests/calls-to.ts'
import { asha } from '#tests/fixtures/people.ts'
import { checkStored } from '../checks/check-stored.ts'
import { noFindings } from '../checks/findings.ts'
import { openShiftedClock } from '../clock/open-shifted-clock.ts'
import { figuresOf } from '../drill-report.ts'
import type { Drill } from '../run-drill.ts'
import { startTarget, stopInOrder } from '../sites/start-target.ts'
import { addProduct } from '../traffic/edit-products.ts'
import type { Submission } from '../traffic/ledger.ts'
import { logResponse } from '../traffic/response-log.ts'
import { newSubmission, submit } from '../traffic/submit-forms.ts'
import type { Target } from '../traffic/target.ts'

/** More than any limit allows, so that the loop ends. */
const mostRequests = 40

export const clockDrill: Drill = {
  name: 'clock',
  databases: ['sqlite', 'postgres'],
  titleOf: () => 'clock back by 1 h',
  async run(site, _extent, signal) {
    const clock = openShiftedClock({ ...site.settings, RATE_LIMITS: 'on' })
    await using target = await startTarget(clock.settings)
    const { ledger, log, server } = target
    const broken = [...(await fillLimits(target))]
    signal.throwIfAborted()
    await clock.setBack(hour)
    broken.push(...(await findBrokenAfterwards(target)))
    broken.push(...(await stopInOrder(server)))
    const findings = noFindings()
    await checkStored({ settings: clock.settings, ledger, findings })
    const remarks = ['sign-in and forms had reached their limits before']
    return figuresOf({ ledger, log, findings, remarks, broken })
  },
}

/** Until neither the account nor the address may do anything more. */
async function fillLimits(target: Target) {
  const wrong = { ...asha, password: 'not-the-password' }
  const signIns = await repeatUntilRefused(() => signIn(target, wrong))
  const forms = await repeatUntilRefused(() => enquire(target))
  // These were refused by a limit, and need not be sent again.
  target.ledger.unconfirmed.length = 0
  return [
    ...(signIns ? [] : ['wrong passwords were not limited']),
    ...(forms ? [] : ['forms were not limited']),
  ]
}

async function repeatUntilRefused(send: () => Promise<number>) {
  for (let sent = 0; sent < mostRequests; sent++) if ((await send()) === 429) return true
  return false
}

async function signIn({ address, log }: Target, body: typeof asha) {
  const { call } = callsTo(address, '')
  const response = await logResponse(log, 'sign-in', () => call('POST', '/login', { body }))
  return response?.status ?? 0
}

async function enquire(target: Target, submission = newSubmission(target.ledger, 'enquiry', true)) {
  return (await submit(target, submission))?.status ?? 0
}

async function findBrokenAfterwards(target: Target) {
  const submissions = [1, 2, 3].map(() => newSubmission(target.ledger, 'enquiry', true))
  const statuses: [string, number, number][] = [
    ['the session from before', await sessionStatus(target), 200],
    ['sign-in', await signIn(target, asha), 200],
  ]
  for (const submission of submissions) {
    statuses.push(['enquiry', await enquire(target, submission), 201])
  }
  return [
    ...statuses
      .filter(([, status, expected]) => status !== expected)
      .map(([what, status]) => `${what}: ${status} after the clock was set back`),
    ...(await findBrokenOrder(target, submissions)),
    ...(await findBrokenCatalogue(target)),
  ]
}

async function sessionStatus({ address, token, log }: Target) {
  const { call } = callsTo(address, token)
  const response = await logResponse(log, 'session', () => call('GET', '/session'))
  return response?.status ?? 0
}

/** The office sees the newest first, although older ones have a later time. */
async function findBrokenOrder({ address, token }: Target, submissions: Submission[]) {
  const { json } = await callsTo(address, token).call('GET', '/admin/enquiries?limit=3&page=1')
  const listed = (json['enquiries'] as { message: string }[]).map(({ message }) => message)
  const expected = submissions.map(({ message }) => message).toReversed()
  const isOrdered = isDeepStrictEqual(listed, expected)
  return isOrdered ? [] : ['the list of enquiries is not in the order of their arrival']
}

/** A change of the catalogue is shown at once, on a page that was cached before. */
async function findBrokenCatalogue(target: Target) {
  const list = `${target.address}/products?category=All`
  await (await fetch(list)).text()
  const product = await addProduct(target)
  if (!product) return ['no product can be added after the clock was set back']
  const html = await (await fetch(list)).text()
  const isShifted = product.createdAt < new Date(Date.now() - hour + minute).toISOString()
  return [
    ...(html.includes(product.id) ? [] : ['a product that was added is not on the list']),
    ...(isShifted ? [] : ['the clock of the server was not set back']),
  ]
}
