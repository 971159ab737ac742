import { hash } from 'node:crypto'
import type { Administrator } from '#domain/audit/actor.ts'
import type { App } from '#domain/app.ts'
import type { Upload } from '#platform/files/upload.ts'

type NamedCall = {
  /** Of the declared call: one key may be sent with several. */
  name: string
  caller: { by: Administrator; key: string | undefined }
  body: object
  files: Upload[]
}

/** In the memory of this process. */
const rememberedResponses = 50

const responses = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * A call with an Idempotency-Key that is sent again, because its response was lost, gets the first
 * response again, while this process remembers it. The key with other content is another call: files
 * count by their names and sizes.
 */
export async function respondOnce<Body>(
  { memory }: App,
  { name, caller: { by, key }, body, files }: NamedCall,
  run: () => Promise<Body>,
): Promise<Body> {
  if (!key) return run()
  const ofApp = responses.getOrInsertComputed(memory, () => new Map<string, Promise<unknown>>())
  const sent = files.map(({ originalName, bytes }) => [originalName, bytes])
  const call = hash('sha256', JSON.stringify([name, by.accountId, key, body, sent]))
  const known = ofApp.get(call)
  // Under one key there are responses of one call.
  if (known) return known as Promise<Body>
  const response = run()
  ofApp.set(call, response)
  for (const old of [...ofApp.keys()].slice(0, -rememberedResponses)) ofApp.delete(old)
  // What was refused may be right the next time.
  response.catch(() => ofApp.delete(call))
  return response
}
