import { plainPicture } from './fixtures/drawings.ts'

export type ApiResponse = {
  status: number
  headers: Headers
  text: string
  json: Record<string, unknown>
}

export type CallOptions = {
  body?: unknown
  form?: FormData
  token?: string | null
  headers?: Record<string, string>
}

export function callsTo(address: string, ownToken: string) {
  return {
    address,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${address}${path}`, { headers, redirect: 'manual' }),
    async call(method: string, path: string, options: CallOptions = {}) {
      const { body, form, token = ownToken, headers = {} } = options
      const response = await fetch(`${address}/api${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(form ? { body: form } : {}),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, json: jsonOf(text) }
    },
  }
}

/** A product's form, with a picture as the office has to send one. */
export function productFormOf(values: object, picture: Buffer = plainPicture) {
  const form = formOf(values)
  form.append('images', new Blob([new Uint8Array(picture)]), 'front.png')
  return form
}

export function formOf(values: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

function jsonOf(text: string) {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
