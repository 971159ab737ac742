import type { IncomingMessage } from 'node:http'
import { accountMessages } from '#contract/accounts/account.ts'
import {
  isPermitted,
  isPermittedToKey,
  needsConfirmation,
  needsNoFactor,
} from '#contract/accounts/permissions.ts'
import type { Permission } from '#contract/accounts/permissions.ts'
import { unattendedHeader } from '#contract/accounts/unattended.ts'
import { apiKeyLimits, apiKeyMessages } from '#contract/integrations/api-key.ts'
import { isConfirmed } from '#domain/accounts/confirm-session.ts'
import { findSession } from '#domain/accounts/find-sessions.ts'
import type { LiveSession } from '#domain/accounts/find-sessions.ts'
import { prolongSession } from '#domain/accounts/prolong-session.ts'
import type { App } from '#domain/app.ts'
import { administrator } from '#domain/audit/actor.ts'
import { prolongCustomerSession } from '#domain/customers/customer-sessions.ts'
import { findKeySession, isApiKey } from '#domain/integrations/find-key-session.ts'
import { Refusal } from '#domain/refusal.ts'
import { CallRate } from '#platform/http/call-rate.ts'
import type { Endpoint } from './endpoint.ts'

/** Of a request, only its headers say who calls. */
type Headed = Pick<IncomingMessage, 'headers'>

/** Returns the caller, or throws the refusal of one without the permission. */
export async function requireAccess(app: App, { can }: Endpoint, request: Headed) {
  if (can === 'anyone') return {}
  if (can === 'customer') return requireCustomerSession(app, request)
  const key = apiKeyOf(request)
  const session = key ? await requireKey(app, key) : await requireSession(app, request)
  const isAllowed = (key ? isPermittedToKey : isPermitted)(session.role, can)
  if (!isAllowed) throw new Refusal('forbidden', accountMessages.forbidden)
  if (!key) refuseUnproved(app, session, can)
  return { session, by: administrator(session) }
}

/** A session whose password was given long ago, or whose account lacks the second factor that all need. */
function refuseUnproved(app: App, session: LiveSession, can: Permission) {
  if (session.isFactorMissing && !needsNoFactor(can)) {
    throw new Refusal('forbidden', accountMessages.factorMissing)
  }
  if (needsConfirmation(can) && !isConfirmed(app, session)) {
    const details = { needsConfirmation: true }
    throw new Refusal('forbidden', accountMessages.confirmationNeeded, { details })
  }
}

function apiKeyOf(request: Headed) {
  const token = bearerToken(request)
  return token && isApiKey(token) ? token : undefined
}

/** Counted for each key, in each process. */
const keyCalls = new CallRate(apiKeyLimits.callsPerMinute)

async function requireKey(app: App, key: string) {
  const session = await findKeySession(app, key)
  if (!session) throw notSignedIn()
  const wait = app.rateLimits ? keyCalls.count(session.id, app.clock.now().getTime()) : 0
  if (wait === 0) return session
  throw new Refusal('too-many', apiKeyMessages.tooManyCalls(wait), { retryAfterSeconds: wait })
}

async function requireSession(app: App, request: Headed) {
  const token = bearerToken(request)
  const find = isUnattended(request) ? findSession : prolongSession
  const session = token && (await find(app, token))
  if (!session) throw notSignedIn()
  return session
}

/** The browser asks by itself, which prolongs no session. */
export function isUnattended({ headers }: Headed) {
  return headers[unattendedHeader.toLowerCase()] !== undefined
}

async function requireCustomerSession(app: App, request: Headed) {
  const token = bearerToken(request)
  const customerSession = token && (await prolongCustomerSession(app, token))
  if (!customerSession) throw notSignedIn()
  return { customerSession }
}

function bearerToken({ headers }: Headed) {
  return /^Bearer ([\w-]{20,100})$/i.exec(headers.authorization ?? '')?.[1]
}

function notSignedIn() {
  return new Refusal('unauthorized', accountMessages.unauthorized)
}
