import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Debian installs it where only root's PATH leads. */
const env = { PATH: `${process.env['PATH']}:/usr/sbin` }

export const noNginx = spawnSync('nginx', ['-v'], { env }).error ? 'no nginx here' : false

type Settings = {
  port: number
  /** What belongs into the block `http`, for a folder that holds `files`. */
  http: (folder: string) => string
  files: Record<string, string | Buffer>
}

export type RunningNginx = AsyncDisposable & { pid: number }

/** One worker of nginx in a temporary folder. */
export async function runNginx({ port, http, files }: Settings): Promise<RunningNginx> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'tamarind-nginx-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const written = { ...files, 'nginx.conf': wrapped(http(folder)) }
  await Promise.all(
    Object.entries(written).map(([name, content]) => writeFile(join(folder, name), content)),
  )
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']
  const child = spawn('nginx', args, { env, stdio: 'ignore' })
  let isRunning = true
  const ended = once(child, 'exit').then(() => (isRunning = false))
  opened.defer(async () => {
    child.kill()
    await ended
  })
  while (isRunning && !(await isListening(port))) await wait(20)
  if (!isRunning) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'))
  const kept = opened.move()
  return { pid: child.pid ?? 0, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

function wrapped(http: string) {
  // The worker of root would be a user who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${user}
daemon off; worker_processes 1; pid nginx.pid; pcre_jit on;
events { worker_connections 512; }
http {
  access_log off; default_type text/html; keepalive_requests 1000000000;
  ${folders.map((name) => `${name}_temp_path ${name};`).join(' ')}
  ${http}
}
`
}

async function isListening(port: number) {
  const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(
    () => undefined,
  )
  await response?.arrayBuffer().catch(() => undefined)
  return response !== undefined
}
