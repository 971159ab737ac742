import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { RecordedResponse } from './recorded-response.ts'
import type { Yardstick } from './yardstick.ts'

const program = fileURLToPath(new URL('plain-server.ts', import.meta.url))

export async function openPlainServer(
  responses: RecordedResponse[],
): Promise<Yardstick & { pid: number }> {
  const child = fork(program, { serialization: 'advanced' })
  const ended = once(child, 'exit')
  child.send(responses)
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    pid: child.pid ?? 0,
    pathOf: (path) => path,
    async [Symbol.asyncDispose]() {
      child.disconnect()
      await ended
    },
  }
}
