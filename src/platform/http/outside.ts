import { lookup } from 'node:dns'
import { lookup as lookUp } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { second } from '../clock/clock.ts'
import { messageOf, textField } from '../unknown-fields.ts'

/** Calls of addresses that people type: only of those that everybody on the internet can reach. */
export type Outside = {
  /** Why an address cannot be called; undefined where it can, as far as the address itself tells. */
  faultOf(address: URL): string | undefined
  /** Gives the status of the response. Throws an error with a text for people where there is none. */
  post(address: URL, sent: { headers: Record<string, string>; body: string }): Promise<number>
  /** The address to connect to; undefined for a host that is, or is also, in a private network. */
  addressOf(host: string): Promise<string | undefined>
}

const longestCall = 15 * second

const isPrivateText = 'The address is in a private network'

/** Everything that is not an address of the public internet, and what leads from there to IPv4 addresses. */
const privateNetworks: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 3, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
]

/** Apart from each other: in one list, a network of IPv6 that holds the mapped addresses holds all of IPv4. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, bits, family] of privateNetworks) {
  blocked[family].addSubnet(network, bits, family)
}

export function isPrivateAddress(address: string) {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return blocked[family].check(address, family)
}

export function openOutside({ arePrivateAllowed }: { arePrivateAllowed: boolean }): Outside {
  function faultOf({ protocol, hostname, username, password }: URL) {
    const isWeb = protocol === 'https:' || (protocol === 'http:' && arePrivateAllowed)
    if (!isWeb) return 'The address must begin with https://'
    if (username || password) return 'The address may contain no name and password'
    const host = hostname.replace(/^\[|\]$/g, '')
    const isPrivate = isIP(host) > 0 && isPrivateAddress(host)
    return isPrivate && !arePrivateAllowed ? isPrivateText : undefined
  }
  return {
    faultOf,
    async addressOf(host) {
      const found = await lookUp(host, { all: true })
      const isPrivate = found.some(({ address }) => isPrivateAddress(address))
      return isPrivate && !arePrivateAllowed ? undefined : found[0]?.address
    },
    async post(address, { headers, body }) {
      const fault = faultOf(address)
      if (fault) throw new Error(fault)
      const signal = AbortSignal.timeout(longestCall)
      // Without an agent each call has a connection of its own, to an address that was just checked.
      const options: RequestOptions = { method: 'POST', headers, signal, agent: false }
      if (!arePrivateAllowed) options.lookup = publicLookup
      try {
        return await exchange(address, options, body)
      } catch (error) {
        throw new Error(signal.aborted ? 'No response within 15 seconds' : faultText(error), {
          cause: error,
        })
      }
    },
  }
}

const faultTexts: Record<string, string> = {
  ENOTFOUND: 'There is no server of this name',
  EAI_AGAIN: 'The name of the server could not be looked up',
  ECONNREFUSED: 'Nothing listens at this address',
  ECONNRESET: 'The server closed the connection',
}

function faultText(error: unknown) {
  return faultTexts[textField(error, 'code') ?? ''] ?? messageOf(error)
}

/** The connection uses what is resolved here: a second answer of the name server is never asked for. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const [first] = addresses
    if (!first || addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(new Error(isPrivateText), '')
    }
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

async function exchange(address: URL, options: RequestOptions, body: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const begin = address.protocol === 'https:' ? requestHttps : requestHttp
  const request = begin(address, options, resolve)
  request.on('error', reject)
  request.end(body)
  const response = await promise
  // What it says besides its status is not read: it may have no end.
  response.destroy()
  return response.statusCode ?? 0
}
