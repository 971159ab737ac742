import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Connections that are open before all of them request the same page at one moment. */
export async function connectVisitors(port: number, count: number) {
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1' }))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  return {
    getAll(path: string) {
      const request = `GET ${path} HTTP/1.1\r\nHost: www.example.com\r\nConnection: close\r\n\r\n`
      for (const socket of sockets) socket.write(request)
      return Promise.all(sockets.map((socket) => text(socket)))
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
