import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator app has it: SHA-1, 30 seconds, six digits. */
const period = 30_000
const digits = 6

/** 160 bits, as RFC 4226 asks for. */
const secretBytes = 20

/** A clock may be half a minute wrong. */
const tolerance = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function newTotpSecret() {
  return base32Of(randomBytes(secretBytes))
}

/**
 * The step whose code it is, or nothing. One that is not after `lastStep` has been used already: a
 * code works once. A last step that no code of now has was used before the clock was set back.
 */
export function totpStepOf(secret: string, code: string, at: Date, lastStep: number) {
  const now = Math.floor(at.getTime() / period)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => now - tolerance + index)
  const used = lastStep > now + tolerance ? 0 : lastStep
  return steps.find((step) => step > used && isSame(totpCode(secret, step), code))
}

export function totpCode(secret: string, step: number) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** What the QR code says. */
export function totpAddress(
  secret: string,
  { issuer, account }: { issuer: string; account: string },
) {
  const label = [issuer, account].map(encodeURIComponent).join(':')
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

function base32Of(bytes: Buffer) {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group, 2)]).join('')
}

function bytesOf(secret: string) {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
