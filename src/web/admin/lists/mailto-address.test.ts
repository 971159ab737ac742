import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailtoAddress } from './mailto-address.ts'

test('a mail address for the mail program has the subject and, where one is given, the body', () => {
  assert.equal(
    mailtoAddress('a&b@c.example', 'Re: 1 + 1?'),
    'mailto:a%26b@c.example?subject=Re%3A%201%20%2B%201%3F',
  )
  const { searchParams } = new URL(mailtoAddress('a@b.example', 'Re', 'One & two\nthree'))
  assert.equal(searchParams.get('body'), 'One & two\r\nthree')
})

test('a body that is too long for the mail program loses its last lines, never half a character', () => {
  const body = ['Dear Meena,', 'नमस्ते '.repeat(20), 'x'.repeat(3000), 'end'].join('\n')
  const address = mailtoAddress('a@b.example', 'Re', body)
  assert(address.length <= 2000)
  assert.equal(new URL(address).searchParams.get('body'), `Dear Meena,\r\n${'नमस्ते '.repeat(20)}`)
})
