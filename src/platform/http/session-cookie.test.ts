import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endedSessionCookie, sessionCookieOf, sessionTokenIn } from './session-cookie.ts'

const secure = 'https://shop.example'
const plain = 'http://localhost:3000'
const token = 'T'.repeat(43)

test('a session cookie is for this site, for requests and for encrypted connections alone', () => {
  assert.equal(
    sessionCookieOf(secure, token, 60),
    `__Host-customer=${token}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure`,
  )
  assert.equal(
    sessionCookieOf(plain, token, 60),
    `customer=${token}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`,
  )
})

test('an ended session cookie is deleted by the browser', () => {
  assert.match(endedSessionCookie(secure), /^__Host-customer=; Max-Age=0; Path=\/;/)
})

test('the token is found among other cookies', () => {
  assert.equal(sessionTokenIn(secure, `a=b; __Host-customer=${token}; c="d=e"`), token)
  assert.equal(sessionTokenIn(plain, `customer=${token}`), token)
})

test('a cookie without the prefix, a second cookie, and a cookie that holds no token give no session', () => {
  for (const header of [
    undefined,
    '',
    `customer=${token}`,
    `x__Host-customer=${token}`,
    `__Host-customer=${token}; __Host-customer=${'U'.repeat(43)}`,
    '__Host-customer=short',
    `__Host-customer=${token}%00`,
    `__Host-customer=${'x'.repeat(8000)}`,
  ]) {
    assert.equal(sessionTokenIn(secure, header), undefined, String(header))
  }
})
