import { isIP } from 'node:net'
import { accountLimits } from '#contract/accounts/account.ts'

/** Gives the value of a setting, or throws what is wrong with it as a text. */
export type Reader<Value> = (text: string | undefined) => Value

const proxyGroups = ['loopback', 'linklocal', 'uniquelocal']

export function portNumber(text = '3000') {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) throw new Error('must be a number from 0 to 65535')
  return port
}

export function webAddress(text: string) {
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Error('must be an address such as https://www.example.com')
  }
  if (address.pathname !== '/' || address.search || address.hash || address.username) {
    throw new Error('must be the address of the whole site, without a path')
  }
  return address.origin
}

export function postgresAddress(text: string | undefined) {
  if (text === undefined) return undefined
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error('must be an address such as postgres://user:password@host/database')
  }
  return text
}

export function administratorPassword(text: string | undefined) {
  if (text === undefined) return undefined
  const { newPassword, password } = accountLimits
  if (text.length < newPassword) throw new Error(`must have at least ${newPassword} characters`)
  if (text.length > password) throw new Error(`must have at most ${password} characters`)
  return text
}

/** As long as what `openssl rand -hex 16` prints: what people make up is guessed. */
export function secretKey(text: string | undefined) {
  if (text === undefined || text.length >= 32) return text
  throw new Error('must have at least 32 characters')
}

export function onOrOff(text: string | undefined) {
  if (text === undefined) return undefined
  return oneOf(['on', 'off'], text) as 'on' | 'off'
}

export function oneOf(choices: string[], text: string) {
  if (!choices.includes(text)) throw new Error(`must be one of: ${choices.join(', ')}`)
  return text
}

export function proxyAddresses(text = '') {
  const addresses = text.split(/[\s,]+/).filter((address) => address !== '')
  const wrong = addresses.find((address) => !isProxyAddress(address))
  if (wrong) throw new Error(`${wrong} is not an address, a range such as 10.0.0.0/8, or loopback`)
  return addresses
}

function isProxyAddress(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  if (proxyGroups.includes(text)) return true
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
