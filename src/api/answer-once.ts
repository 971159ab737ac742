import { hash } from 'node:crypto'
import type { Administrator } from '#domain/audit/actor.ts'
import type { App } from '#domain/app.ts'
import type { Upload } from '#platform/files/upload.ts'

type NamedCall = {
  caller: { by: Administrator; key: string | undefined }
  body: object
  files: Upload[]
}

/** Of this process. */
const rememberedResponses = 50

const responses = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * A call with a key of its own that is sent once more, because its response was lost, is answered as
 * the first time, while this process remembers it. With another content it is another call.
 */
export async function answerOnce<Body>(
  { memory }: App,
  { caller: { by, key }, body, files }: NamedCall,
  run: () => Promise<Body>,
): Promise<Body> {
  if (!key) return run()
  const ofApp = responses.getOrInsertComputed(memory, () => new Map<string, Promise<unknown>>())
  const sizes = files.map(({ bytes }) => bytes)
  const call = hash('sha256', JSON.stringify([by.accountId, key, body, sizes]))
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
