import { pino } from 'pino'
import type { Logger } from 'pino'

export type Log = Logger

/** Secrets and personal data: values of these names are removed from the log. */
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
