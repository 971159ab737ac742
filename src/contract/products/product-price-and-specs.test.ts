import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspect } from 'node:util'
import { assert as assertAlways, double, integer, property } from 'fast-check'
import { errorsIn } from '#tests/fixtures/form-errors.ts'
import { typedLaptop } from '#tests/fixtures/goods.ts'
import { ProductForm } from './product-form.ts'
import { productFields } from './product-fields.ts'
import { productLimits } from './product-messages.ts'

test('a price is a plain number with two decimals at most', () => {
  const read = (price: unknown) => ProductForm.parse({ ...typedLaptop, price }).price
  assert.deepEqual(
    ['0', ' 12 ', '0.29', '1.10', '1.100', '007', 0, 0.29].map(read),
    [0, 12, 0.29, 1.1, 1.1, 7, 0, 0.29],
  )
  assert.equal(read('999999999.99'), productFields.price.limit)
})

test('any other price is refused in words', () => {
  const notNumber = [
    '1e5',
    '0x10',
    'Infinity',
    '-Infinity',
    'NaN',
    '1,000',
    '₹5',
    '1.',
    '.5',
    '1 2',
    '--1',
    '１２',
    '٣',
    '+5',
  ]
  for (const price of [...notNumber, Infinity, NaN, null, true, [], ['5'], {}, 5n]) {
    assert.deepEqual(
      errorsIn(ProductForm, { ...typedLaptop, price }),
      { price: 'Price must be a number' },
      inspect(price),
    )
  }
  for (const price of ['', '  ', undefined]) {
    assert.deepEqual(errorsIn(ProductForm, { ...typedLaptop, price }), {
      price: 'Price is required',
    })
  }
  for (const price of [-0.01, '-1']) {
    assert.deepEqual(errorsIn(ProductForm, { ...typedLaptop, price }), {
      price: 'Price cannot be negative',
    })
  }
  for (const price of ['1000000000', 1e300, '9'.repeat(15)]) {
    assert.match(
      errorsIn(ProductForm, { ...typedLaptop, price })['price'] ?? '',
      /^Price can be at most /,
    )
  }
  for (const price of ['0.001', '1.005', '0.290001', '1.0000001', 0.1 + 0.2, '999999999.985']) {
    assert.deepEqual(
      errorsIn(ProductForm, { ...typedLaptop, price }),
      { price: 'Price can have at most two decimals' },
      inspect(price),
    )
  }
})

test('every amount of whole paise is a price, and nothing between two of them', () => {
  assertAlways(
    property(integer({ min: 0, max: 99_999_999_999 }), (paise) => {
      assert.deepEqual(errorsIn(ProductForm, { ...typedLaptop, price: paise / 100 }), {})
    }),
  )
  assertAlways(
    property(
      double({ min: 0.001, max: 0.009, noNaN: true }),
      integer({ min: 0, max: 9999 }),
      (rest, paise) => {
        assert.deepEqual(
          Object.keys(errorsIn(ProductForm, { ...typedLaptop, price: paise / 100 + rest })),
          ['price'],
        )
      },
    ),
  )
})

test('specifications come as a list or as a JSON list in a text', () => {
  const read = (specs: unknown) => ProductForm.parse({ ...typedLaptop, specs }).specs
  assert.deepEqual(read(['a', 'b']), ['a', 'b'])
  assert.deepEqual(read(' ["a", "b"] '), ['a', 'b'])
  for (const none of [undefined, null, '', ' ', '[]', []]) assert.deepEqual(read(none), [])
})

test('empty specification lines are dropped, and do not count', () => {
  const lines = Array.from({ length: productLimits.specs }, (_, line) => `Line ${line}`)
  const specs = ['', '  ', '\u0000', ...lines, '']
  assert.deepEqual(ProductForm.parse({ ...typedLaptop, specs }).specs, lines)
})

test('specifications of another kind, too many or too long are refused', () => {
  const textOf = (specs: unknown) =>
    Object.values(errorsIn(ProductForm, { ...typedLaptop, specs }))[0]
  for (const other of [
    'Memory: 16 GB',
    '{"0":"a"}',
    '["a"',
    'null',
    '5',
    '"a"',
    5,
    { length: 1, 0: 'a' },
  ]) {
    assert.equal(textOf(other), 'Specifications must be a list of lines', JSON.stringify(other))
  }
  for (const line of [5, null, ['a'], {}]) {
    assert.equal(textOf(['a', line]), 'A specification line must be text')
  }
  const many = Array.from({ length: 10_000 }, () => 'Memory: 16 GB')
  assert.equal(textOf(many), 'A product can have at most 100 specification lines')
  assert.equal(textOf(['x'.repeat(500)]), undefined)
  assert.equal(textOf(['x'.repeat(501)]), 'A specification line can have at most 500 characters')
})
