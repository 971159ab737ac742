import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'

export type RecordedResponse = { path: string; headers: string[]; body: Buffer }

/** Node's own server adds these to every response by itself. */
const ofTheConnection = ['date', 'connection', 'keep-alive']

/** What our server sends for a path, for the other servers to send the same. */
export async function recordResponse(port: number, path: string, headers: Record<string, string>) {
  const asked = request({ port, host: '127.0.0.1', path, headers }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} for ${path}`)
  const { rawHeaders } = response
  const kept = rawHeaders.filter((_, at) => {
    return !ofTheConnection.includes((rawHeaders[at - (at % 2)] ?? '').toLowerCase())
  })
  return { path, headers: kept, body } satisfies RecordedResponse
}
