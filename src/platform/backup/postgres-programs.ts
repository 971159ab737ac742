import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Config } from '../config/config.ts'
import { StartError } from '../start-error.ts'

type Program = 'pg_dump' | 'pg_restore'

/** Where PostgreSQL is, and what its programs need to run. */
export type PostgresAccess = Pick<Config, 'programEnvironment'> & { databaseUrl: string }

/** What an address may say to PostgreSQL's own programs. The rest is Node's. */
const understood = [
  'application_name',
  'connect_timeout',
  'host',
  'options',
  'sslcert',
  'sslkey',
  'sslmode',
  'sslrootcert',
]

/** Runs one of PostgreSQL's programs. Everybody on the machine can read arguments, so the password is not one of them. */
export async function runPostgresProgram(
  program: Program,
  args: string[],
  { databaseUrl, programEnvironment }: PostgresAccess,
) {
  const { address, password } = withoutPassword(databaseUrl)
  const child = spawn(program, [...args, `--dbname=${address}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...programEnvironment, LC_ALL: 'C', ...(password ? { PGPASSWORD: password } : {}) },
  })
  const errors = text(child.stderr).catch(() => '')
  const [code] = await once(child, 'close').catch((error: Error) => {
    throw missing(program, error)
  })
  if (code === 0) return
  throw new StartError(
    `${program} ended with ${code}: ${(await errors).trim().replaceAll(/\s+/g, ' ')}`,
  )
}

function withoutPassword(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const unknown = Array.from(url.searchParams.keys()).filter((name) => !understood.includes(name))
  for (const name of unknown) url.searchParams.delete(name)
  // Node's own word for a certificate that is not checked.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  // PostgreSQL's programs do not read + as a space.
  return { address: url.href.replaceAll('+', '%20'), password }
}

function missing(program: Program, error: Error & { code?: string }) {
  if (error.code !== 'ENOENT') return error
  return new StartError(
    `${program} was not found: install PostgreSQL's client programs, of the server's version or a newer one, and have them on the PATH`,
  )
}
