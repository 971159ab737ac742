import assert from 'node:assert/strict'
import { dataRequestMessages } from '#contract/privacy/data-request.ts'
import { emailMessages } from '#contract/email.ts'
import { system } from '#domain/audit/actor.ts'
import { sendOwnData } from '#domain/privacy/close-data-request.ts'
import { findDataRequests } from '#domain/privacy/find-data-requests.ts'
import { indianDay } from '#domain/indian-time.ts'
import { linkTokenOf } from '../fixtures/customers.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

const { email } = laptopsForTheOffice
const page = '/privacy/my-data'

function post({ address }: TestServer, path: string, fields: Record<string, string>) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: address },
    body: new URLSearchParams(fields),
  })
}

async function confirmLink({ app }: TestServer) {
  return `${page}/confirm?token=${await linkTokenOf(app, 'data-request-confirmation')}`
}

testOnServer(
  'a person asks for a copy without scripts, confirms it by e-mail, and gets the file',
  async (server) => {
    const { app } = server
    const sent = await post(server, page, { email, kind: 'export' })
    assert.deepEqual([sent.status, sent.headers.get('location')], [303, `${page}?sent=1`])
    assert.match(await (await server.get(`${page}?sent=1`)).text(), /We have sent an e-mail/)
    const link = await confirmLink(server)
    const opened = await server.get(link)
    assert.equal(opened.headers.get('cache-control'), 'no-store')
    assert.match(await opened.text(), /Confirm the request/)
    assert.equal((await findDataRequests(app.db, 'open', { page: 1, limit: 9 })).length, 0)
    const confirmed = await post(server, link, {})
    const next = confirmed.headers.get('location') ?? ''
    assert.match(next, /\?done=\d{4}-\d\d-\d\d$/)
    assert.match(await (await server.get(next)).text(), /We will reply by e-mail by \d+ \w+ \d{4}/)
    const [request] = await findDataRequests(app.db, 'open', { page: 1, limit: 9 })
    await sendOwnData(app, system, request?.id ?? '')
    const token = await linkTokenOf(app, 'data-request-response')
    const file = await server.get(`${page}/file?token=${token}`)
    assert.equal(file.headers.get('cache-control'), 'no-store')
    assert.match(file.headers.get('content-disposition') ?? '', /^attachment; filename="my-data-D-/)
    assert.equal(
      (JSON.parse(await file.text()) as { dataRequests: object[] }).dataRequests.length,
      1,
    )
  },
)

testOnServer(
  'the page that follows the link names the same day as the office reads, also after midnight in India',
  async (server) => {
    const { app, clock } = server
    // In India it is the next day already.
    const now = clock.now()
    clock.pass(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 20) - +now)
    await post(server, page, { email, kind: 'export' })
    const confirmed = await post(server, await confirmLink(server), {})
    const html = await (await server.get(confirmed.headers.get('location') ?? '')).text()
    const [request] = await findDataRequests(app.db, 'open', { page: 1, limit: 9 })
    assert(html.includes(`We will reply by e-mail by ${indianDay(request?.dueAt ?? '')}`))
  },
)

testOnServer(
  'a form with faults shows them at their fields, and what was typed',
  async (server) => {
    const refused = await post(server, page, { email: 'meera' })
    const html = await refused.text()
    assert.equal(refused.status, 400)
    assert(html.includes(emailMessages.invalid) && html.includes(dataRequestMessages.kindRequired))
    assert.match(html, /value="meera"/)
    assert.doesNotMatch(html, /<p role="alert"/)
    // The browser itself sets the focus, so that no script is needed.
    const focused = html.match(/<input[^>]* autofocus[^>]*>/gi) ?? []
    assert.deepEqual(
      focused.map((input) => /name="(\w+)"/.exec(input)?.[1]),
      ['kind'],
    )
  },
)

testOnServer('a link that is unknown or used up says so', async (server) => {
  for (const path of [`${page}/confirm?token=none`, `${page}/confirm`, `${page}/file?token=none`]) {
    const response = await server.get(path)
    assert.equal(response.status, 404)
    assert.match(await response.text(), /This link has ended/)
  }
})

testOnServer('a request from another site is refused', async (server) => {
  const response = await fetch(`${server.address}${page}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: 'https://evil.example' },
    body: new URLSearchParams({ email, kind: 'erasure' }),
  })
  assert.equal(response.status, 403)
  assert.deepEqual(await findDataRequests(server.app.db, undefined, { page: 1, limit: 9 }), [])
})
