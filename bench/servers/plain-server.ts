import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RecordedResponse } from './recorded-response.ts'

/** The yardstick: node:http that knows its answers and does nothing else. A process of its own. */
process.once('message', (recorded: RecordedResponse[]) => {
  const answers = new Map(recorded.map((answer) => [answer.path, answer]))
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    const answer = answers.get(request.url ?? '')
    response.writeHead(answer ? 200 : 404, answer?.headers)
    response.end(answer?.body)
  })
  server.listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port)
  })
})
process.once('disconnect', () => process.exit(0))
