import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ClientForm, PartnerForm } from './image-list-form.ts'

const linkOf = (link: unknown) => PartnerForm.safeParse({ link })

test('a link leads to a web address and nowhere else', () => {
  for (const link of [
    'javascript:alert(1)',
    'JaVaScRiPt://example.com/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.cd',
    '//example.com',
    '/products',
    'example',
    'https://',
    'https://user:password@example.com',
    'http://exa mple.com',
    'https:example.com',
    `https://example.com/${'x'.repeat(1000)}`,
    1,
  ]) {
    assert.equal(linkOf(link).success, false, String(link))
  }
})

test('web addresses are accepted as people write them', () => {
  for (const [typed, link] of [
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['http://localhost:8080/', 'http://localhost:8080/'],
    [' www.example.com ', 'https://www.example.com'],
    ['example.co.in/about', 'https://example.co.in/about'],
    ['', ''],
    [null, null],
  ]) {
    assert.equal(linkOf(typed).data?.link, link, String(typed))
  }
})

test('a field that is absent from the form of a logo stays absent', () => {
  assert.deepEqual(ClientForm.parse({}), {})
})
