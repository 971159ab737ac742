import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RecordedResponse } from './recorded-response.ts'

/** The yardstick: node:http that holds its responses in memory and does nothing else. A process of its own. */
process.once('message', (recorded: RecordedResponse[]) => {
  const responses = new Map(recorded.map((stored) => [stored.path, stored]))
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    const stored = responses.get(request.url ?? '')
    response.writeHead(stored ? 200 : 404, stored?.headers)
    response.end(stored?.body)
  })
  server.listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port)
  })
})
process.once('disconnect', () => process.exit(0))
