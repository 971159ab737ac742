import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownAs } from './content-disposition.ts'

test('a name is sent in both forms that browsers read', () => {
  const names: Record<string, string> = {
    'Laptops 2026.pdf': `inline; filename="Laptops 2026.pdf"; filename*=UTF-8''Laptops%202026.pdf`,
    'Résumé.pdf': `inline; filename="Resume.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`,
    'ಬೆಲೆ.pdf': `inline; filename="__.pdf"; filename*=UTF-8''%E0%B2%AC%E0%B3%86%E0%B2%B2%E0%B3%86.pdf`,
    "It's (new)*.pdf": `inline; filename="It's (new)*.pdf"; filename*=UTF-8''It%27s%20%28new%29%2A.pdf`,
  }
  for (const [name, header] of Object.entries(names)) assert.equal(shownAs(name), header)
})

test('no name ends the header, or leads out of it', () => {
  const names = [
    'a"; filename="b.exe',
    'a\r\nSet-Cookie: x=1',
    'a\\"b',
    '\ud800',
    'a%22b',
    '../../a',
    'a\0b',
  ]
  for (const name of names) {
    assert.match(
      shownAs(name),
      /^inline; filename="[^"\\/%\x00-\x1f\x7f]*"; filename\*=UTF-8''[\w.!~%-]*$/,
    )
  }
})
