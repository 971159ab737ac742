import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLike } from './use-form-draft.ts'

const start = { name: '', icon: 'laptop', isHidden: false }
const choices = { icon: ['laptop', 'printer'] }

test('a stored draft with the fields of the form is one of that form', () => {
  assert(isLike(start, { name: 'Printers', icon: 'printer', isHidden: true }, choices))
  assert(isLike(start, { name: 'Printers', icon: 'scanner', isHidden: true }))
})

test('a stored draft with other fields, or with a choice that is none any more, is not used', () => {
  const stored = { name: 'Printers', icon: 'printer', isHidden: true }
  const others = [
    undefined,
    { ...stored, name: 7 },
    { name: 'Printers', icon: 'printer' },
    { ...stored, icon: 'scanner' },
  ]
  for (const other of others) assert(!isLike(start, other, choices))
})
