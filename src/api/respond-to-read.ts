import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { isPermitted, roles } from '#contract/accounts/permissions.ts'
import {
  newestHeader,
  newestMessageHeader,
  unreadHeader,
  waitingHeader,
} from '#contract/accounts/unattended.ts'
import { specParameters } from '#contract/specifications/spec-query.ts'
import type { App, Db } from '#domain/app.ts'
import { countPendingContacts } from '#domain/contacts/find-contacts.ts'
import { findNewestContactId } from '#domain/contacts/find-newest-contact-id.ts'
import { countUnread } from '#domain/enquiries/find-enquiries.ts'
import { findNewestEnquiryId } from '#domain/enquiries/find-newest-enquiry-id.ts'
import { parseInput, parseQuery } from '#domain/parse-input.ts'
import { CachedResponse } from '#platform/http/cached-response.ts'
import { canonicalQuery, withQuery } from '#platform/http/canonical-query.ts'
import { publicCaching } from '#platform/http/public-caching.ts'
import type { ResponseCache } from '#platform/http/response-cache.ts'
import { jsonOf } from '#platform/http/stored-json.ts'
import { fieldOf } from '#platform/unknown-fields.ts'
import type { Log } from '#platform/log/open-log.ts'
import { routeOf } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { errorResponse } from './refusal-responses.ts'
import { isUnattended, requireAccess } from './require-access.ts'
import { topicsIn } from './response-topics.ts'

export type ReadDeps = {
  app: App
  cache: ResponseCache
  /** Apart from the other, which is sent to everybody. */
  officeCache: ResponseCache
  log: Log
  headers: Record<string, string>
}

/** A read as it was asked. Apart from the session of the caller, nothing else changes its response. */
export type AskedRead = {
  endpoint: Endpoint
  params: Record<string, string>
  path: string
  /** As it stands in the address. */
  query: string
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

export const jsonType = 'application/json; charset=utf-8'

/** Of what people type: an address with one of these is hardly ever requested twice. */
const typedFields = ['q', 'minPrice', 'maxPrice', ...specParameters]

/** A GET has no body, so that it needs its address and its headers alone. */
export function isRead({ method, sendsFile }: Endpoint) {
  return method === 'GET' && !sendsFile
}

export type FindRead = (address: string) => AskedRead | undefined

/**
 * The reads by their addresses, as almost every client writes them: parameters at the end of the path,
 * nothing encoded. Undefined for all others, which the router finds.
 */
export function readFinder(endpoints: Endpoint[]): FindRead {
  const reads = endpoints.filter(isRead)
  const whole = new Map(reads.map((read): [string, Endpoint] => [`/api${read.path}`, read]))
  // `/products/export` and `/products/withdraw` are no products of these ids.
  const paths = endpoints.map(({ path }) => `/api${path}`)
  const others = new Set(paths.filter((path) => !whole.has(path)))
  const beforeId = new Map<string, { endpoint: Endpoint; name: string }>()
  for (const endpoint of reads) {
    const [, before, name] = /^([^{]*\/)\{(\w+)\}$/.exec(endpoint.path) ?? []
    if (before && name) beforeId.set(`/api${before}`, { endpoint, name })
  }
  return (address) => {
    if (!address.startsWith('/api/')) return undefined
    const mark = address.indexOf('?')
    const path = mark < 0 ? address : address.slice(0, mark)
    const query = mark < 0 ? '' : address.slice(mark + 1)
    const endpoint = whole.get(path)
    if (endpoint) return { endpoint, params: noParameters, path, query }
    const cut = path.lastIndexOf('/') + 1
    const found = beforeId.get(path.slice(0, cut))
    const value = path.slice(cut)
    if (!found || !plainParameter.test(value) || others.has(path)) return undefined
    return { endpoint: found.endpoint, params: { [found.name]: value }, path, query }
  }
}

const noParameters = {}

const plainParameter = /^[\w-]{1,100}$/

/** The same by the router, for every other way to write an address, and for HEAD. */
export function mountRead(fastify: FastifyInstance, deps: ReadDeps, endpoint: Endpoint) {
  fastify.get(routeOf(endpoint), async (request, reply) => {
    reply.hijack()
    const mark = request.url.indexOf('?')
    const query = mark < 0 ? '' : request.url.slice(mark + 1)
    const params = request.params as Record<string, string>
    const path = pathOf(endpoint, params)
    const exchange = { request: request.raw, response: reply.raw }
    await respondToRead(deps, { endpoint, params, path, query }, exchange)
  })
}

/** Sends the response, also that of a refusal or an error. */
export async function respondToRead(deps: ReadDeps, asked: AskedRead, exchange: Exchange) {
  try {
    const { endpoint } = asked
    const caller = await requireAccess(deps.app, endpoint, exchange.request)
    // A response to a request of the office that nobody started also says how many enquiries are unread and
    // messages wait, and which are the newest: these change without the content.
    const hasNews = endpoint.can !== 'anyone' && isUnattended(exchange.request)
    if (endpoint.isCached && !hasNews) {
      await sendCached(deps, asked, exchange)
    } else await sendFresh(deps, asked, caller, exchange)
  } catch (error) {
    sendError(deps, asked, error, exchange.response)
  }
}

/** Made once for each version of the content, except responses to what somebody typed. */
async function sendCached(
  { app, cache, officeCache, headers }: ReadDeps,
  asked: AskedRead,
  { request, response }: Exchange,
) {
  const { endpoint, query } = asked
  const fields = fieldsIn(query)
  const isPublic = endpoint.can === 'anyone'
  const make = async () => {
    const { text: body, topics } = await makeBody(app, asked, { fields, caller: noCaller })
    const caching = isPublic ? publicCachingOf(fields) : cachingOf(endpoint)
    const made = new CachedResponse({ status: 200, headers: withHeaders(headers, caching), body })
    return { response: made, isCached: true, ...(topics && { topics }) }
  }
  const made = typedFields.some((name) => fields[name])
    ? (await make()).response
    : await (isPublic ? cache : officeCache).findOrMake(canonicalAddress(asked), make)
  await made.send(request, response)
}

const noCaller = {}

/** All of them: Node reads 1,000 at most, and the response would be stored under an address that has more. */
function fieldsIn(query: string): Record<string, unknown> {
  return parse(query, undefined, undefined, { maxKeys: 0 })
}

function publicCachingOf(fields: Record<string, unknown>) {
  return fields['q'] ? 'private, no-cache' : publicCaching
}

function pathOf({ path }: Endpoint, params: Record<string, string>) {
  const filled = (_: string, name: string) => encodeURIComponent(params[name] ?? '')
  return `/api${path.replaceAll(/\{(\w+)\}/g, filled)}`
}

/** The canonical spelling of the requested address. */
function canonicalAddress({ endpoint, path, query }: AskedRead) {
  if (query === '') return path
  const known = Object.keys(endpoint.query?.shape ?? {})
  // The `?` is taken off, but one of the query itself stays: `??page=2` has no field called `page`.
  return withQuery(path, canonicalQuery(new URLSearchParams(`?${query}`), known))
}

/** Made for this caller, and stored by nobody. */
async function sendFresh(
  { app, headers }: ReadDeps,
  asked: AskedRead,
  caller: object,
  { request, response }: Exchange,
) {
  const news = isUnattended(request) ? await newsHeaders(app, caller) : []
  const { text } = await makeBody(app, asked, { fields: fieldsIn(asked.query), caller })
  const own = withHeaders(headers, cachingOf(asked.endpoint))
  sendText(response, 200, news.length > 0 ? [...own, ...news] : own, text)
}

function cachingOf({ can }: Endpoint) {
  return can === 'customer' ? 'private, no-store' : 'no-store'
}

/** Of what the caller may see. */
async function newsHeaders({ db }: App, caller: object) {
  const ownRole = fieldOf(fieldOf(caller, 'session'), 'role')
  const role = roles.find((role) => role === ownRole)
  if (!role) return []
  const [enquiries, messages] = await Promise.all([
    isPermitted(role, 'enquiries.view') ? enquiryHeaders(db) : [],
    isPermitted(role, 'contacts.view') ? messageHeaders(db) : [],
  ])
  return [...enquiries, ...messages]
}

async function enquiryHeaders(db: Db) {
  const [unread, newest] = await Promise.all([countUnread(db), findNewestEnquiryId(db)])
  return [unreadHeader, String(unread), newestHeader, newest ?? '']
}

async function messageHeaders(db: Db) {
  const [waiting, newest] = await Promise.all([countPendingContacts(db), findNewestContactId(db)])
  return [waitingHeader, String(waiting), newestMessageHeader, newest ?? '']
}

function sendError(
  { log, headers }: ReadDeps,
  { endpoint }: AskedRead,
  error: unknown,
  response: ServerResponse,
) {
  const refused = errorResponse(error, { log, path: `/api${endpoint.path}` })
  if (response.headersSent) return void response.destroy()
  const own = withHeaders(headers, cachingOf(endpoint))
  const all = [...own, ...Object.entries(refused.headers).flat()]
  sendText(response, refused.status, all, JSON.stringify(refused.body))
}

/** In one write where all of it is ASCII: Node sends a text of one byte a character with its head. */
function sendText(response: ServerResponse, status: number, headers: string[], text: string) {
  const bytes = Buffer.byteLength(text)
  response.writeHead(status, [...headers, 'Content-Length', String(bytes)])
  response.end(text, bytes === text.length ? 'latin1' : 'utf8')
}

const lists = new WeakMap<object, Map<string, string[]>>()

/** The headers of all responses with these two, as a list, which Node takes as it is. */
function withHeaders(headers: Record<string, string>, caching: string) {
  const known = lists.get(headers) ?? new Map<string, string[]>()
  lists.set(headers, known)
  const more = { 'Content-Type': jsonType, 'Cache-Control': caching }
  const list = known.get(caching) ?? Object.entries({ ...headers, ...more }).flat()
  known.set(caching, list)
  return list
}

type Input = { fields: Record<string, unknown>; caller: object }

async function makeBody(app: App, { endpoint, params }: AskedRead, { fields, caller }: Input) {
  const call = {
    caller,
    params: endpoint.params && parseInput(endpoint.params, params),
    query: endpoint.query && parseQuery(endpoint.query, fields),
  }
  const body = await endpoint.run(app, call as never)
  return { text: jsonTextOf(endpoint, { success: true, ...body }), topics: topicsIn(body) }
}

export function jsonTextOf({ hasStoredJson }: Endpoint, body: object) {
  return (hasStoredJson ? jsonOf(body) : undefined) ?? JSON.stringify(body)
}
