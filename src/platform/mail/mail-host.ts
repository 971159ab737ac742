import { isIPv4 } from 'node:net'

export function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** True where mail to this host does not leave the machine. */
export function isLoopback(host: string) {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
