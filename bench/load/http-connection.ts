import { connect } from 'node:net'
import type { Socket } from 'node:net'

export type LoadResponse = { status: number; bytes: number }

type Waiting = { resolve: (response: LoadResponse) => void; reject: (error: Error) => void }

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * One keep-alive connection that asks, reads the whole response, and only then asks again.
 * A raw socket: Node's own client costs more than the servers that are measured.
 */
export class HttpConnection {
  readonly #socket: Socket
  #waiting: Waiting | undefined
  #head = Buffer.alloc(0)
  #response: LoadResponse = { status: 0, bytes: 0 }
  /** Bytes of the response that are still to come; unknown while its head is read. */
  #missing: number | undefined

  constructor(port: number) {
    const buffer = Buffer.allocUnsafe(256 * 1024)
    const callback = (size: number) => this.#read(buffer.subarray(0, size))
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } })
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => this.#fail(new Error('the server closed the connection')))
  }

  ask(request: Buffer): Promise<LoadResponse> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close() {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #read(chunk: Buffer) {
    if (this.#missing === undefined) this.#readHead(chunk)
    else this.#missing -= chunk.length
    if (this.#missing === 0) this.#finish()
    return true
  }

  #readHead(chunk: Buffer) {
    const read = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk])
    const end = read.indexOf(endOfHead)
    this.#head = end < 0 ? Buffer.from(read) : Buffer.alloc(0)
    if (end < 0) return
    const head = read.toString('latin1', 0, end)
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
    if (length === undefined) return this.#fail(new Error(`a response without a length:\n${head}`))
    const bytes = end + endOfHead.length + Number(length)
    this.#response = { status: Number(head.slice(9, 12)), bytes }
    this.#missing = bytes - read.length
  }

  #finish() {
    this.#missing = undefined
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(this.#response)
  }

  #fail(error: Error) {
    this.#waiting?.reject(error)
    this.#waiting = undefined
  }
}
