import { isDeepStrictEqual } from 'node:util'
import { formsOf } from '#api/body-forms.ts'
import { refusalsOf } from '#api/documents/openapi-document.ts'
import { endpointTable } from '#api/endpoint-table.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { RefusedSchema } from '#contract/general-schemas.ts'
import { z } from '#contract/schema.ts'
import { signInCustomer } from '#domain/customers/sign-in-customer.ts'
import type { ApiResponse, TestServer } from '../test-server.ts'
import { atRamesh, openAccount, ramesh } from '../fixtures/customers.ts'
import { asha, signInAs } from '../fixtures/people.ts'
import { isWordedByZod } from './worded-by-zod.ts'

export const everyEndpoint = endpointTable
export const guardedEndpoints = endpointTable.filter((endpoint) => endpoint.can !== 'anyone')

export function nameOf({ method, path }: Endpoint) {
  return `${method} ${path}`
}

/** The path with every parameter filled in. */
export function pathOf({ path }: Endpoint, id = '00000000000000000000000000') {
  return path.replaceAll(/\{\w+\}/g, encodeURIComponent(id))
}

export function bodyFieldsOf({ body }: Endpoint) {
  return body ? formsOf(body).flatMap(({ shape }) => Object.keys(shape)) : []
}

/** Too long an address never reaches a call. */
const ofNoCall = 431

/** What is wrong with a response, or undefined: its status is declared, its body as its schema says, exactly. */
export function errorOf(endpoint: Endpoint, { status, text, json }: ApiResponse) {
  if (status >= 500) return `the status is ${status}: ${text.slice(0, 300)}`
  const isDone = status === (endpoint.status ?? 200)
  if (!isDone && status !== ofNoCall && !refusalsOf(endpoint).includes(status)) {
    return `the status is ${status}, which is not declared: ${text.slice(0, 300)}`
  }
  const schema = isDone
    ? z.strictObject({ success: z.literal(true), ...endpoint.response.shape })
    : RefusedSchema.extend(endpoint.details?.partial().shape ?? {})
  if (isDone && endpoint.sendsFile) return undefined
  const parsed = schema.safeParse(json)
  if (!parsed.success)
    return `the status is ${status} with ${text.slice(0, 300)}: ${parsed.error.message}`
  // What no schema names would be told to everybody without being documented.
  if (isDone && !isDeepStrictEqual(parsed.data, json))
    return `says more than its schema: ${text.slice(0, 300)}`
  if (isDone) return undefined
  if (json['error'] !== json['message']) return `says two things: ${text.slice(0, 300)}`
  const texts = [String(json['message']), ...Object.values(json['fields'] ?? {}).map(String)]
  const foreign = texts.find(isWordedByZod)
  return foreign && `uses the wording of the validator: ${foreign}`
}

/** A new token of somebody who may make the call, if anybody has to be signed in. */
export async function newTokenFor({ app }: TestServer, { can }: Endpoint) {
  if (can !== 'customer') return (await signInAs(app, asha)).token
  await openAccount(app, ramesh)
  return (await signInCustomer(app, ramesh, atRamesh)).token
}
