import { renderAvif, renderPicture } from './render-picture.ts'

/** What is asked of the workshop: a picture from a file, or one AVIF of a picture that is kept. */
export type Order =
  | { kind: 'picture'; path: string }
  | { kind: 'avif'; picture: Uint8Array; width: number }

/** What comes back. A fault is the workshop's own: a file that is no picture is an answer. */
export type Delivery = { made: unknown } | { fault: string }

/** This file is a process of its own. It ends with the one that began it, and not by its signals. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', (order: Order) => void deliver(order))

async function deliver(order: Order) {
  process.send?.(await carryOut(order))
}

async function carryOut(order: Order): Promise<Delivery> {
  try {
    if (order.kind === 'picture') return { made: await renderPicture(order.path) }
    return { made: await renderAvif(Buffer.from(order.picture), order.width) }
  } catch (error) {
    return { fault: (error as Error).stack ?? String(error) }
  }
}
