import { isIPv4 } from 'node:net'

/** Whether what is sent to this host stays on the machine. */
export function isLoopback(host: string) {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (isIPv4(name)) return name.startsWith('127.')
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost')
}
