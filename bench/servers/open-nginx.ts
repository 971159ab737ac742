import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/start/free-port.ts'
import type { RecordedResponse } from './recorded-response.ts'
import type { Yardstick } from './yardstick.ts'

/** nginx writes these from the file, or by itself. */
const ofTheFile = ['content-type', 'content-length', 'etag', 'vary']

/** One worker of nginx with the answers as files; nothing where nginx is not installed. */
export async function openNginx(answers: RecordedResponse[]): Promise<Yardstick | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'tamarind-nginx-'))
  const port = await freePort()
  await Promise.all(answers.map(({ body }, at) => writeFile(join(folder, String(at)), body)))
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, answers))
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: 'ignore',
  })
  let isRunning = true
  const ended = once(child, 'exit')
    .catch(() => undefined)
    .then(() => (isRunning = false))
  while (isRunning && !(await isListening(port))) await wait(20)
  const close = async () => {
    child.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  if (!isRunning) {
    await close()
    return undefined
  }
  const pathOf = (path: string) => `/${answers.findIndex((answer) => answer.path === path)}`
  return { port, pathOf, [Symbol.asyncDispose]: close }
}

function configuration(folder: string, port: number, answers: RecordedResponse[]) {
  // Its worker would else be a user who may not look into this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${user}
daemon off; worker_processes 1; pid nginx.pid;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100;
  keepalive_requests 1000000000; default_type text/html;
  ${paths.map((name) => `${name}_temp_path ${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${folder};
    ${answers.map(locationOf).join('\n    ')}
  }
}
`
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

async function isListening(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/0`).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  return answer !== undefined
}
