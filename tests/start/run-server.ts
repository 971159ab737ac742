import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startArguments } from '../../scripts/start-arguments.ts'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type Settings = Record<string, string | undefined>

type Exit = { code: number | null; signal: NodeJS.Signals | null }

export type RunningServer = AsyncDisposable & {
  address: string
  pid: number
  /** What it has written so far. */
  stdout: () => string
  stderr: () => string
  ended: Promise<Exit>
  kill: (signal: NodeJS.Signals) => Promise<Exit>
}

/** Slow machines under load included. */
const longestStart = 30_000

/** What a server prints once it listens. Another server that has its port would be ready too. */
const welcome = 'Back office: '

const portTaken = /^Port \d+ is already in use/m

/** A server as a person starts it, with these settings alone, once it is ready for visitors. */
export async function runServer(settings: Settings): Promise<RunningServer> {
  const server = await spawnServer(settings)
  const deadline = performance.now() + longestStart
  let exit: Exit | undefined
  void server.ended.then((ended) => (exit = ended))
  while (!server.stdout().includes(welcome) || !(await isReady(server.address))) {
    if (!exit && performance.now() < deadline) {
      // Each question takes the core from what it waits for.
      await wait(40)
      continue
    }
    await server[Symbol.asyncDispose]()
    // Between the choice of a free port and its use, another process can take it.
    if (!settings['PORT'] && portTaken.test(server.stderr())) return runServer(settings)
    const how = exit ? `ended with ${exit.code ?? exit.signal}` : 'did not respond'
    throw new Error(`The server ${how}:\n${server.stdout()}${server.stderr()}`)
  }
  return server
}

/** The same without waiting for it: for starts that are to fail. */
export async function spawnServer(settings: Settings): Promise<RunningServer> {
  const port = settings['PORT'] ?? String(await freePort())
  const { PATH } = process.env
  const env = { PATH, NODE_ENV: 'production', ...settings, PORT: port }
  const child = spawn(process.execPath, startArguments, {
    env,
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  const ended = once(child, 'close').then(([code, signal]): Exit => ({ code, signal }))
  const killNow = () => void child.kill('SIGKILL')
  process.on('exit', killNow)
  void ended.then(() => process.off('exit', killNow))
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    ended,
    kill,
    [Symbol.asyncDispose]: async () => void (await kill('SIGKILL')),
  }
}

async function isReady(address: string) {
  const response = await fetch(`${address}/readyz`).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok ?? false
}
