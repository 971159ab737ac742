import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { generalMessages } from '#contract/refused-answer.ts'
import type { RefusedAnswer } from '#contract/refused-answer.ts'

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** What the HTTP parser refuses has no path yet: it gets the calls' answer, and the end of its connection. */
export function answerUnreadable(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statusOf[error.code ?? ''] ?? 400
    const text = status === 431 ? generalMessages.tooLarge : generalMessages.unreadable
    const answer: RefusedAnswer = { success: false, error: text, message: text }
    const body = JSON.stringify(answer)
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  }
}
