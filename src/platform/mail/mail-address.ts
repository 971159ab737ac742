import { isIPv4 } from 'node:net'
import { longestEmail } from '#contract/email.ts'

/**
 * A form takes more than mail does: whatever would end a header or make two recipients of one,
 * and the rare forms with quotes, are no address to send to.
 */
export function isMailable(address: string) {
  return (
    address.length <= longestEmail &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(address)
  )
}

export function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** What goes to this host does not leave the machine. */
export function isLoopback(host: string) {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
