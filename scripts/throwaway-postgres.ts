import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, glob, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { runTool } from './run-tool.ts'

export type ThrowawayPostgres = AsyncDisposable & {
  url: string
  version: string
  /** As `pg_ctl stop -m` does, or by SIGKILL; its data stays. */
  stop: (mode: StopMode) => Promise<void>
  start: () => Promise<void>
}

type PostgresSettings = Record<string, string>

/**
 * For tests that never stop it: what it says is stored may be lost with the process. Statistics that are collected
 * at some time during a test would change its plans, and so the order of rows that no query sorts.
 */
const quick: PostgresSettings = { synchronous_commit: 'off', autovacuum: 'off' }

type StopMode = keyof typeof stopSignals

const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const

/** A real PostgreSQL on the loopback until it is disposed of; none where none is installed. */
export async function openThrowawayPostgres(
  settings: PostgresSettings = quick,
): Promise<ThrowawayPostgres | undefined> {
  const programs = await findPrograms()
  const user = programs && (await findUser())
  if (!programs || !user) return undefined
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'throwaway-postgres-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  await chown(folder, user.uid, user.gid)
  const { output } = await runTool(join(programs, 'initdb'), ['--version'])
  const version = /\d+(\.\d+)?/.exec(output)?.[0] ?? ''
  const options: SpawnOptions = { ...user, cwd: folder, env: { LC_ALL: 'C' } }
  await createCluster(join(programs, 'initdb'), version, options)
  const port = await freePort()
  let server: Server | undefined
  const start = async () =>
    void (server = await startServer(programs, { ...settings, port: String(port) }, options))
  const stop = async (mode: StopMode) => {
    await server?.(stopSignals[mode])
    server = undefined
  }
  opened.defer(() => stop('fast'))
  await start()
  const kept = opened.move()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version,
    start,
    stop,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Debian does not add them to the PATH, one folder for each version; the newest is taken. */
async function findPrograms(): Promise<string | undefined> {
  const debian = await Array.fromAsync(glob('/usr/lib/postgresql/*/bin'))
  const newestFirst = debian.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const path = (process.env.PATH ?? '').split(delimiter)
  return [...newestFirst, ...path].find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root, so root lends it the user that its package made. */
async function findUser(): Promise<{ uid: number; gid: number } | undefined> {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid === undefined || gid === undefined) return undefined
  if (uid !== 0) return { uid, gid }
  const [user, group] = await Promise.all(
    ['-u', '-g'].map((flag) => runTool('id', [flag, 'postgres'])),
  )
  if (!user?.ok || !group?.ok) return undefined
  return { uid: Number(user.output), gid: Number(group.output) }
}

async function createCluster(initdb: string, version: string, options: SpawnOptions) {
  // Hosted databases sort text by language, SQLite by bytes: a test that mixes them up shall see it.
  const byLanguage = ['--locale-provider=icu', '--icu-locale=en']
  const sorting = Number.parseInt(version) >= 15 ? byLanguage : []
  const settings = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
  const args = ['-D', 'data', ...settings, ...sorting]
  const child = spawn(initdb, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`initdb failed: ${output}`)
}

/** What stops a server. */
type Server = (signal: NodeJS.Signals) => Promise<void>

async function startServer(
  programs: string,
  settings: PostgresSettings,
  options: SpawnOptions,
): Promise<Server> {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    ...settings,
  }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(programs, 'postgres'), ['-D', 'data', ...args], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-10_000)
      if (output.includes('ready to accept connections')) resolve()
    })
    child.on('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
  return async (signal) => {
    child.kill(signal)
    await ended
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
