import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillPlaceholders, placeholderFault, placeholdersIn } from './placeholders.ts'

const values = {
  name: 'Asha',
  product: 'ProBook 440',
  price: '₹45,000',
  stock: null,
  link: null,
  me: null,
}

test('placeholders are replaced by their values, and those without a value stay', () => {
  const text = 'Dear {name}, {product} costs {price}. {stock}'
  assert.equal(fillPlaceholders(text, values), 'Dear Asha, ProBook 440 costs ₹45,000. {stock}')
  assert.equal(fillPlaceholders('{name} {name}', values), 'Asha Asha')
})

test('a value that looks like a placeholder or a pattern is written as it is', () => {
  const odd = { ...values, name: '{price} $& $1' }
  assert.equal(fillPlaceholders('{name}', odd), '{price} $& $1')
})

test('an unknown placeholder is named together with those that there are', () => {
  assert.equal(
    placeholderFault('Dear {naem}'),
    'There is no placeholder {naem}. There are {name}, {product}, {price}, {stock}, {link}, {me}',
  )
  assert.match(placeholderFault('{Name}') ?? '', /no placeholder \{Name\}/)
  assert.match(placeholderFault('{}') ?? '', /no placeholder \{\}/)
  assert.equal(placeholderFault('Dear {name}, see {link}'), undefined)
  assert.equal(placeholderFault('No placeholder at all'), undefined)
})

test('a brace that belongs to no placeholder is refused', () => {
  for (const text of ['Dear {name', 'Dear name}', '{{name}}', '}{']) {
    assert.match(placeholderFault(text) ?? '', /only for a placeholder/, text)
  }
})

test('the placeholders of a text are found, each once and in one order', () => {
  assert.deepEqual(placeholdersIn('{link} {name} {link} {other}'), ['name', 'link'])
  assert.deepEqual(placeholdersIn('none'), [])
})
