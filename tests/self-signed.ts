import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const day = 24 * 60 * 60 * 1000

/** A key and a certificate that vouches for itself, for this host: what openssl would make, without it. */
export function selfSigned(host: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
  const name = sequence(tagged(0x31, sequence(objectId('550403'), tagged(0x0c, host))))
  const validity = sequence(time(Date.now() - day), time(Date.now() + day))
  const altNames = sequence(tagged(0x82, host))
  const extensions = sequence(sequence(objectId('551d11'), tagged(0x04, altNames)))
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)])
  const whole = sequence(body, ecdsaWithSha256, tagged(0x03, signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replaceAll(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`,
  }
}

function sequence(...parts: Buffer[]) {
  return tagged(0x30, Buffer.concat(parts))
}

function objectId(hex: string) {
  return tagged(0x06, Buffer.from(hex, 'hex'))
}

function time(at: number) {
  return tagged(0x18, `${new Date(at).toISOString().replaceAll(/[-:T]|\..*$/g, '')}Z`)
}

/** DER: a tag, a length, the content. */
function tagged(tag: number, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content as string)
  const { length } = bytes
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(length)]), bytes])
}

/** As short as possible: Go refuses other certificates. */
function lengthBytes(length: number) {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}
