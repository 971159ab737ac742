import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalQuery, withQuery } from './canonical-query.ts'

const known = ['category', 'brand', 'page', 'q']

test('queries that mean the same have the same canonical form', () => {
  const written = 'brand=Kaveri&category=Interactive+Panels'
  for (const asked of [
    'category=Interactive+Panels&brand=Kaveri',
    'category=Interactive%20Panels&brand=Kaveri',
    '?brand=Kaveri&category=%49nteractive+Panels',
    'brand=Kaveri&&category=Interactive+Panels&',
    'brand=Kaveri&q=&category=Interactive+Panels&page=',
    'utm_source=mail&brand=Kaveri&category=Interactive+Panels&Brand=Other&__proto__=x&constructor=y',
  ]) {
    assert.equal(canonical(asked), written, asked)
  }
})

test('queries that mean different things stay different', () => {
  const asked = [
    'page=1',
    'page=2',
    'q=1',
    'brand=a&brand=b',
    'brand=a',
    'q=%26page%3D1',
    'q=a%2Bb',
    'q=a+b',
  ]
  assert.equal(new Set(asked.map(canonical)).size, asked.length)
})

test('the values of a repeated name stay in their order', () => {
  assert.equal(canonical('brand=b&page=2&brand=a'), 'brand=b&brand=a&page=2')
})

test('a canonical query stays as it is', () => {
  for (const asked of [
    'q=%',
    'q=%F0%28',
    'q=é&brand=A%26B',
    "q='%22<script>",
    'q=a+b%20c&page=1',
  ]) {
    assert.equal(canonical(canonical(asked)), canonical(asked), asked)
  }
})

test('the query that was asked stays as it is', () => {
  const asked = new URLSearchParams('page=2&brand=a&x=1')
  canonicalQuery(asked, known)
  assert.equal(asked.toString(), 'page=2&brand=a&x=1')
})

test('an address without a query has no question mark', () => {
  assert.equal(
    withQuery('/products', canonicalQuery(new URLSearchParams('x=1'), known)),
    '/products',
  )
  assert.equal(withQuery('/products', new URLSearchParams('page=2')), '/products?page=2')
})

function canonical(asked: string) {
  return canonicalQuery(new URLSearchParams(asked), known).toString()
}
