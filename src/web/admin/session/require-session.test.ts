import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loginPathFor, nextPathOf } from './require-session.ts'

const home = '/admin/products'

test('a screen of the back office is gone on to, with its query', () => {
  const wanted = '/admin/products?category=Laptops&page=2'
  assert.equal(nextPathOf(`?next=${encodeURIComponent(wanted)}`), wanted)
  assert.equal(nextPathOf('?next=/admin'), '/admin')
})

test('the address that led to the sign-in is opened after it', () => {
  const path = loginPathFor({ pathname: '/admin/products/edit/01J', search: '?a=b&c=d' })
  assert.equal(nextPathOf(path.slice(path.indexOf('?'))), '/admin/products/edit/01J?a=b&c=d')
})

const elsewhere = [
  '',
  '/',
  '/products',
  'admin/products',
  '//evil.example',
  '//evil.example/admin/products',
  '/\\evil.example/admin',
  '\\\\evil.example/admin',
  '/admin@evil.example',
  '/admin.evil.example',
  '/administrator',
  '/admin\\@evil.example',
  '/admin/..//evil.example',
  '/admin/%2e%2e//evil.example/admin/',
  '/admin/../products',
  '/\t/evil.example/admin',
  ' //evil.example/admin',
  'https://evil.example/admin/products',
  'javascript:alert(1)',
  '/admin/login',
  '/admin/logout',
]
for (const next of elsewhere) {
  test(`${JSON.stringify(next)} is not gone on to`, () => {
    const found = nextPathOf(`?next=${encodeURIComponent(next)}`)
    const url = new URL(found, 'http://here')
    assert.ok(found === home || (url.host === 'here' && url.pathname.startsWith('/admin/')), found)
  })
}

test('signing in leads to the products where no other screen was asked for', () => {
  assert.equal(nextPathOf(''), home)
})
