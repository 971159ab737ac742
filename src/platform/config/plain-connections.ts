import pg from 'pg'
import { isLoopback } from '../http/loopback.ts'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'databaseUrl' | 's3'>

/** A line for each connection of the settings that is not encrypted on the network. */
export function plainConnectionsIn({ databaseUrl, s3 }: Settings): string[] {
  const lines: string[] = []
  if (databaseUrl !== undefined && isPlainDatabase(databaseUrl)) {
    lines.push(
      'the connection to the database on another host is not encrypted: add sslmode=verify-full to DATABASE_URL',
    )
  }
  if (s3 && isPlainStore(s3.endpoint)) {
    lines.push(
      'the connection to the S3 store on another host is not encrypted: use an https address in S3_ENDPOINT',
    )
  }
  return lines
}

/** Read from the client itself, which evaluates `sslmode`, `ssl` and PGSSLMODE. */
function isPlainDatabase(connectionString: string) {
  const { host, ssl } = new pg.Client({ connectionString })
  const isSocket = host.startsWith('/')
  return !ssl && !isSocket && !isLoopback(host)
}

function isPlainStore(endpoint: string) {
  const { protocol, hostname } = new URL(endpoint)
  return protocol === 'http:' && !isLoopback(hostname)
}
