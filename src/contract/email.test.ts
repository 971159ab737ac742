import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMailable } from './email.ts'

test('every common form of an e-mail address can be mailed', () => {
  for (const address of [
    'asha@example.com',
    'asha+offers@example.com',
    "o'brien@mail.example.co.in",
    'asha.rao_1%x@sub-domain.example.com',
    'आशा@उदाहरण.भारत',
    'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
    `${'a'.repeat(242)}@example.com`,
  ]) {
    assert(isMailable(address), address)
  }
})

test('an address that would end a header or name two recipients cannot be mailed', () => {
  for (const address of [
    '<a@b.co>',
    'Asha <a@b.co>',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'a,b@c.co',
    'a:b@c.co',
    'a(b)@c.co',
    'a\\b@c.co',
    '"a b"@c.co',
    'a@[127.0.0.1]',
    'a@b.co>',
    'a@b.co\r\nBcc: c@d.co',
    'a@b.co\u0000',
    'a\u007f@b.co',
    'a@localhost',
    'a@b..co',
    `${'a'.repeat(243)}@example.com`,
  ]) {
    assert(!isMailable(address), address)
  }
})
