import { isIPv6 } from 'node:net'

/** Who is counted as one: an IPv4 address, or the /64 network that one IPv6 household has to itself. */
export function clientAddress(ip: string) {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = tail.split(':').filter((group) => group !== '')
  const zeros = ip.includes('::') ? 8 - first.length - last.length : 0
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** The part that is stored for longer: /24 of IPv4, /48 of IPv6. Takes an address or what `clientAddress` gives. */
export function networkOf(address: string) {
  const counted = clientAddress(address)
  const [ipv4] = /^\d+\.\d+\.\d+\./.exec(counted) ?? []
  if (ipv4) return `${ipv4}0/24`
  const [ipv6] = /^([\da-f]+:){3}/.exec(counted) ?? []
  return ipv6 ? `${ipv6}:/48` : null
}
