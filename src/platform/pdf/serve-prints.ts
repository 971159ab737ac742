import { flushCompileCache } from 'node:module'
import { textField } from '../unknown-fields.ts'
import type { FromPrinter, ToPrinter } from './print-messages.ts'

/** Reads a file that the document needs, from the process that serves. */
export type NeedFile = (key: string) => Promise<Buffer | undefined>

/** The child process: makes each task that comes, and exits with its parent. */
export function servePrints(make: (task: object, need: NeedFile) => Promise<Buffer>) {
  const waiting = new Map<string, PromiseWithResolvers<Buffer | undefined>>()
  const need: NeedFile = (key) => {
    const reply = Promise.withResolvers<Buffer | undefined>()
    waiting.set(key, reply)
    tell({ needs: key })
    return reply.promise
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
  process.on('message', (message: ToPrinter) => {
    if ('file' in message) {
      const reply = waiting.get(message.file)
      waiting.delete(message.file)
      if ('error' in message) reply?.reject(new Error(message.error))
      else reply?.resolve(message.bytes && Buffer.from(message.bytes))
      return
    }
    make(message.task, need).then(
      (made) => {
        tell({ made })
        // The process is killed when it has been idle, and would store no compiled code then.
        flushCompileCache()
      },
      (error: unknown) => tell({ error: textField(error, 'stack') ?? String(error) }),
    )
  })
}

function tell(message: FromPrinter) {
  process.send?.(message)
}
