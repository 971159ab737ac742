import { databaseUnavailable, databaseUnwritable } from '../unavailable.ts'
import { messageOf, textField } from '../unknown-fields.ts'
import { noResponse } from './response-watch.ts'

/** The server is away, refuses connections, or has ended this one. Classes 08, 53 and 58, and a shutdown. */
const unavailable = /^(08...|53...|58...|57P0[1235])$/

/** A full disk, and a server that became a read-only standby. */
const unwritable = ['53100', '25006']

const systemErrors = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The folder of a socket, before the server has made it.
  'ENOENT',
]

/** Errors that `pg` and we raise carry no code. */
const driverErrors = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  noResponse,
]

/** The user-facing error of a temporary PostgreSQL outage; undefined for every other error. */
export function postgresOutageOf(error: unknown) {
  const code = textField(error, 'code') ?? ''
  if (unwritable.includes(code)) return databaseUnwritable(error)
  const message = messageOf(error)
  const isAway =
    unavailable.test(code) ||
    systemErrors.includes(code) ||
    driverErrors.some((text) => message.startsWith(text))
  return isAway ? databaseUnavailable(error) : undefined
}

export function isPostgresUnwritable(error: unknown) {
  return unwritable.includes(textField(error, 'code') ?? '')
}
