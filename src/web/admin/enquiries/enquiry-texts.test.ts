import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initialOf, replyAddress } from './enquiry-texts.ts'

test('the initial is what a person would call the first letter', () => {
  assert.equal(initialOf('asha'), 'A')
  assert.equal(initialOf('  “Ravi”'), 'R')
  assert.equal(initialOf('किरण'), 'कि')
  assert.equal(initialOf('ßa'), 'SS')
  assert.equal(initialOf('👩‍💻'), '👩‍💻')
  assert.equal(initialOf(''), '')
})

test('a reply names the product as it is written, whatever is in it', () => {
  const address = replyAddress({
    email: 'o&m+sales@rao.example',
    product: 'A4 & A3?&bcc=x@y.example #1 “आ”',
  })
  const url = new URL(address)
  assert.equal(decodeURIComponent(url.pathname), 'o&m+sales@rao.example')
  assert.equal(url.hash, '')
  const [, subject = ''] = /^\?subject=([^&]*)$/.exec(url.search) ?? []
  assert.equal(
    decodeURIComponent(subject),
    'Re: Your enquiry about A4 & A3?&bcc=x@y.example #1 “आ”',
  )
  assert.equal(subject.includes('+'), false)
})

test('half a character does not break a reply', () => {
  assert.match(replyAddress({ email: 'a@b.example', product: '\ud83d' }), /^mailto:a@b\.example\?/)
})
