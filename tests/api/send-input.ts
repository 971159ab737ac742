import type { Selectable } from 'kysely'
import type { Endpoint } from '#api/endpoint.ts'
import type { SessionsTable } from '#domain/accounts/accounts-table.ts'
import type { App } from '#domain/app.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import { productFormOf } from '../test-server.ts'
import type { ApiResponse, TestServer } from '../test-server.ts'
import { openAccount, ramesh } from '../fixtures/customers.ts'
import { asha, signInAs } from '../fixtures/people.ts'
import { pathOf } from './every-endpoint.ts'

export type Input = { id: string; query: Record<string, unknown>; body: unknown }

function asText(value: unknown) {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** A token of its own for each call: some calls end their session. */
export async function sendInput(
  server: TestServer,
  endpoint: Endpoint,
  { id, query, body }: Input,
): Promise<ApiResponse> {
  const token =
    endpoint.can === 'customer'
      ? await customerToken(server)
      : (await signedIn(server, endpoint)).token
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one: unknown) => [name, asText(one)]),
    ),
  )
  const path = `${pathOf(endpoint, id.toWellFormed() || 'x')}?${asked}`
  if (endpoint.method === 'GET') return server.call('GET', path, { token })
  if (!endpoint.files) return server.call(endpoint.method, path, { token, body })
  const values = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  return server.call(endpoint.method, path, { token, form: productFormOf(values) })
}

type KnownSession = { token: string; row: Selectable<SessionsTable> }

const sessions = new WeakMap<TestServer, KnownSession>()

/** Until a call has ended the session it is used again. */
async function signedIn(server: TestServer, endpoint: Endpoint) {
  const known = sessions.get(server)
  if (!known) return signInOnce(server)
  if (!/logout|sessions/.test(endpoint.path)) return known
  const probe = await server.call('GET', '/session', { token: known.token })
  return probe.status === 200 ? known : beginAgain(server, known)
}

async function signInOnce(server: TestServer) {
  const { token } = await signInAs(server.app, asha)
  const row = await server.app.db
    .selectFrom('sessions')
    .selectAll()
    .where('tokenHash', '=', hashOfToken(token))
    .executeTakeFirstOrThrow()
  return keep(server, { token, row })
}

/** Without the password: to weigh it a thousand times takes as long as all other calls. */
async function beginAgain(server: TestServer, { row }: KnownSession) {
  const token = newToken()
  const again = { ...row, id: newId(), tokenHash: hashOfToken(token) }
  await server.app.db.insertInto('sessions').values(again).execute()
  return keep(server, { token, row: again })
}

/** Without the password, for the same reason. */
async function customerToken({ app }: TestServer) {
  const token = newToken()
  const id = await customerId(app)
  const at = now(app.clock)
  await app.db
    .insertInto('customerSessions')
    .values({ tokenHash: hashOfToken(token), customerId: id, startedAt: at, lastUsedAt: at })
    .execute()
  return token
}

async function customerId(app: App) {
  const find = () => app.db.selectFrom('customers').select('id').executeTakeFirst()
  const known = await find()
  if (!known) await openAccount(app, ramesh)
  return (known ?? (await find()))?.id ?? ''
}

function keep(server: TestServer, session: KnownSession) {
  sessions.set(server, session)
  return session
}
