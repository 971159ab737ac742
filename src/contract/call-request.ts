import type { Route } from './call.ts'

type CallRequest = { address: string; body?: FormData | object }

/** Fields that the path does not name stand in the query of a GET, and otherwise in the body. */
export function requestOf({ method, path }: Route, input: object): CallRequest {
  const fields = new Map<string, unknown>(Object.entries(input))
  const address = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => take(fields, name))}`
  if (method === 'GET') return { address: withFields(address, Object.fromEntries(fields)) }
  const form = fields.get('form')
  if (form instanceof FormData) return { address, body: form }
  return fields.size > 0 ? { address, body: Object.fromEntries(fields) } : { address }
}

/** A field that is undefined is left out, and one of several values stands there several times. */
export function withFields(address: string, fields: object) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of valuesOf(value)) query.append(name, String(one))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

function valuesOf(value: unknown): unknown[] {
  const values = Array.isArray(value) ? value : [value]
  return values.filter((one) => one !== undefined)
}

function take(fields: Map<string, unknown>, name: string) {
  const value = String(fields.get(name))
  fields.delete(name)
  return encodeURIComponent(value)
}
