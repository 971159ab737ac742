import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { hasBody, limitBodyTime } from './limit-body-time.ts'

/** So short that a test need not wait, and long enough for a busy machine. */
const limits = { grace: 400, bytesPerSecond: 20_000, pause: 100 }

test('a body that arrives byte by byte is cut after the grace', async () => {
  await using server = await openServer(read)
  const { isCut, milliseconds } = await server.receive({ bytes: 1, every: 20, times: 500 })
  assert(isCut)
  assert(milliseconds >= limits.grace && milliseconds < 5000, String(milliseconds))
})

test('a body that arrives slowly, but not too slowly, is received whole', async () => {
  await using server = await openServer(read)
  const sent = await server.receive({ bytes: 5000, every: 50, times: 30 })
  assert.deepEqual([sent.isCut, sent.received], [false, 150_000])
  assert(sent.milliseconds > 2 * limits.grace)
})

test('a body that the server is slow to read is not cut', async () => {
  await using server = await openServer(async (request) => {
    await wait(3 * limits.grace)
    return read(request)
  })
  const sent = await server.receive({ bytes: 500_000, every: 0, times: 1 })
  assert.deepEqual([sent.isCut, sent.received], [false, 500_000])
})

test('a body that cannot arrive while the process stands still is not cut', async () => {
  await using server = await openServer(read)
  const sending = server.receive({ bytes: 2500, every: 50, times: 30 })
  await wait(limits.grace - 100)
  standStill(5 * limits.grace)
  const sent = await sending
  assert.deepEqual([sent.isCut, sent.received], [false, 75_000])
})

test('only a request with a length or in parts has a body', () => {
  const isOne = (headers: IncomingMessage['headers']) => hasBody({ headers } as IncomingMessage)
  assert(isOne({ 'content-length': '1' }) && isOne({ 'transfer-encoding': 'chunked' }))
  assert(!isOne({}) && !isOne({ 'content-length': '0' }))
})

function standStill(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

async function read(request: IncomingMessage) {
  let received = 0
  for await (const chunk of request) received += (chunk as Buffer).length
  return received
}

type Sending = { bytes: number; every: number; times: number }

async function openServer(handle: (request: IncomingMessage) => Promise<number>) {
  let isCut = false
  const server = createServer((request, response) => {
    limitBodyTime(
      request,
      () => {
        isCut = true
        request.socket.destroy()
      },
      limits,
    )
    handle(request).then(
      (received) => response.end(String(received)),
      () => undefined,
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function receive({ bytes, every, times }: Sending) {
    const began = performance.now()
    const outgoing = send({ port, host: '127.0.0.1', method: 'POST' })
    const response = new Promise<IncomingMessage | undefined>((resolve) => {
      outgoing.on('response', resolve)
      outgoing.on('error', () => resolve(undefined))
    })
    for (let time = 0; time < times && !isCut; time++) {
      outgoing.write(Buffer.alloc(bytes))
      if (every > 0) await wait(every)
    }
    outgoing.end()
    const answered = await response
    const text = answered ? await Array.fromAsync(answered) : []
    const milliseconds = performance.now() - began
    return { isCut, milliseconds, received: Number(Buffer.concat(text as Buffer[])) }
  }

  return { receive, [Symbol.asyncDispose]: async () => void server.close() }
}
