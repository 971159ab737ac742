import { pino } from 'pino'
import type { Logger } from 'pino'

export type Log = Logger

/** Whatever is logged by accident under these names stays unread: secrets and personal data. */
const hidden = [
  'password',
  'token',
  'email',
  'phone',
  'authorization',
  'cookie',
  'address',
  'gstNumber',
]

export function openLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '••••••',
    },
  })
}
