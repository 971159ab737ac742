import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailboxHash, mailboxOf } from './mailbox-rules.ts'

test('spellings of one mailbox are counted as one', () => {
  for (const email of [
    'meera.k@gmail.com',
    'Meera.K@Gmail.COM',
    'm.e.e.r.a.k@gmail.com',
    'meerak+claim@gmail.com',
    'meerak+a+b@gmail.com',
    'meerak@googlemail.com',
    'ｍeerak@gmail.com',
    'meerak@ｇmail.com',
  ]) {
    assert.equal(mailboxOf(email), 'meerak@gmail.com', email)
  }
  assert.equal(mailboxOf('info@münchen.example'), mailboxOf('info@xn--mnchen-3ya.example'))
})

test('other people and other domains are counted apart', () => {
  const emails = ['meera@lakeview.example', 'meera@lakeside.example', 'imran@lakeview.example']
  assert.equal(new Set(emails.map(mailboxOf)).size, 3)
})

test('an address with an unknown domain is counted all the same', () => {
  assert.equal(mailboxOf('A.b@exa_mple..example'), 'ab@exa_mple..example')
  assert.equal(mailboxOf('+x@lakeview.example'), '@lakeview.example')
})

test('the stored form of a mailbox holds no part of its address', () => {
  assert.match(mailboxHash('meera@lakeview.example'), /^[\w-]{43}$/)
  assert.doesNotMatch(mailboxHash('meera@lakeview.example'), /meera|lakeview/i)
})
