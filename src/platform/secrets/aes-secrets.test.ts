import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { aesSecrets } from './aes-secrets.ts'

const secrets = aesSecrets(randomBytes(32))

test('a sealed text is opened again, and looks different each time', () => {
  for (const text of ['', 'Qx7pW2kd', 'ಮಸಾಲೆ ₹', 'x'.repeat(10_000)]) {
    const [one, other] = [secrets.seal(text, 'e-mail 1'), secrets.seal(text, 'e-mail 1')]
    assert.notEqual(one, other)
    assert(text === '' || !one.includes(text))
    assert.equal(secrets.open(one, 'e-mail 1'), text)
  }
})

test('a sealed text cannot be opened for another e-mail, nor with another key', () => {
  const sealed = secrets.seal('Qx7pW2kd', 'e-mail 1')
  assert.equal(secrets.open(sealed, 'e-mail 2'), undefined)
  assert.equal(aesSecrets(randomBytes(32)).open(sealed, 'e-mail 1'), undefined)
})

test('a seal that was broken, cut or made up opens nothing', () => {
  const sealed = secrets.seal('Qx7pW2kd', 'e-mail 1')
  const bytes = Buffer.from(sealed.slice(2), 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const broken = Buffer.from(bytes)
    broken.writeUInt8(broken.readUInt8(at) ^ 1, at)
    assert.equal(secrets.open(`1.${broken.toString('base64url')}`, 'e-mail 1'), undefined)
    assert.equal(
      secrets.open(`1.${bytes.subarray(0, at).toString('base64url')}`, 'e-mail 1'),
      undefined,
    )
  }
  for (const made of ['', '1.', 'Qx7pW2kd', `2${sealed.slice(1)}`]) {
    assert.equal(secrets.open(made, 'e-mail 1'), undefined)
  }
})
