import { freePort } from '#tests/start/free-port.ts'
import { noNginx, runNginx } from '#tests/edge/run-nginx.ts'
import type { RecordedResponse } from './recorded-response.ts'
import type { Yardstick } from './yardstick.ts'

/** nginx writes these from the file, or by itself. */
const ofTheFile = ['content-type', 'content-length', 'etag', 'vary', 'x-cache']

type Nginx = Yardstick & { pid: number }

/** One worker of nginx with the responses as files; nothing where nginx is not installed. */
export async function openNginx(responses: RecordedResponse[]): Promise<Nginx | undefined> {
  if (noNginx) return undefined
  const port = await freePort()
  const nginx = await runNginx({
    port,
    files: Object.fromEntries(responses.map(({ body }, at) => [String(at), body])),
    http: (folder) => configuration(folder, port, responses),
  })
  return {
    port,
    pid: nginx.pid,
    pathOf: (path) => `/${responses.findIndex((response) => response.path === path)}`,
    [Symbol.asyncDispose]: () => nginx[Symbol.asyncDispose](),
  }
}

function configuration(folder: string, port: number, responses: RecordedResponse[]) {
  return `sendfile on; tcp_nopush on; open_file_cache max=100;
  server {
    listen 127.0.0.1:${port}; root ${folder};
    ${responses.map(locationOf).join('\n    ')}
  }`
}

function locationOf({ headers }: RecordedResponse, at: number) {
  const pairs = headers.flatMap((name, index) =>
    index % 2 ? [] : [[name, headers[index + 1] ?? '']],
  )
  const added = pairs
    .filter(([name = '']) => !ofTheFile.includes(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  return `location = /${at} { ${added.join(' ')} }`
}
