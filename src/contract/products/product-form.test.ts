import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assert as assertAlways, double, integer, property } from 'fast-check'
import {
  EditProductForm,
  NewProductForm,
  ProductForm,
  textOfProductFaults,
} from './product-form.ts'
import { productCategories, productLimits, productMessages, stockStatuses } from './product.ts'

const typed = {
  name: 'Kaveri TravelBook 14',
  brand: 'Kaveri',
  category: 'Laptops',
  price: '58990.50',
  modelNo: 'TB-14 G3',
  warranty: '3 years onsite',
  stockStatus: 'Pre Order',
  description: 'Light.\nQuiet.',
  specs: '["Memory: 16 GB","Storage: 512 GB SSD"]',
}

const texts = {
  name: 'Product Name',
  brand: 'Brand',
  modelNo: 'Model Number',
  warranty: 'Warranty',
  description: 'Description',
}

test('the fields of a multipart form become a product', () => {
  const specs = ['Memory: 16 GB', 'Storage: 512 GB SSD']
  assert.deepEqual(ProductForm.parse(typed), { ...typed, price: 58_990.5, specs })
})

test('a form without anything has a text at every required field, and one above', () => {
  const faults = faultsOf({})
  assert.deepEqual(faults, {
    name: 'Product Name is required',
    brand: 'Brand is required',
    category: 'Category is required',
    price: 'Price is required',
    modelNo: 'Model Number is required',
    warranty: 'Warranty is required',
    stockStatus: 'Stock Status is required',
    description: 'Description is required',
  })
  assert.equal(textOfProductFaults(faults), 'Please fill in all required fields')
})

test('a text that shows nothing is no text', () => {
  const empty = [
    '',
    '   ',
    '\t\n',
    '\u0000',
    ' \u0000 ',
    '\u200B',
    '\u200D\u2060',
    '\uFEFF',
    '\u00AD',
    '\u202E',
  ]
  for (const [field, label] of Object.entries(texts)) {
    for (const text of empty) {
      assert.deepEqual(
        faultsOf({ ...typed, [field]: text }),
        { [field]: `${label} is required` },
        JSON.stringify(text),
      )
    }
  }
})

test('a text may fill its limit and not pass it', () => {
  for (const [field, label] of Object.entries(texts)) {
    const limit = productLimits[field as 'name']
    assert.deepEqual(faultsOf({ ...typed, [field]: ` ${'x'.repeat(limit)} ` }), {})
    assert.deepEqual(faultsOf({ ...typed, [field]: 'x'.repeat(limit + 1) }), {
      [field]: `${label} can have at most ${limit} characters`,
    })
  }
})

test('what a database cannot keep is taken out of every text', () => {
  for (const field of Object.keys(texts)) {
    const parsed = ProductForm.parse({ ...typed, [field]: '  A\u0000B \uD800C e\u0301 \n' })
    assert.equal(parsed[field as 'name'], 'AB \uFFFDC \u00E9', field)
  }
  assert.deepEqual(ProductForm.parse({ ...typed, specs: ['\u0000RAM\u0000 ', '\uDC00'] }).specs, [
    'RAM',
    '\uFFFD',
  ])
})

test('texts of any script, and emoji, are kept as they are', () => {
  for (const name of ['कंप्यूटर', '電腦', 'நிறுவனம் 14', 'Ω-Book', '🖨️ Printer', '“Pro” – 14″']) {
    assert.equal(ProductForm.parse({ ...typed, name }).name, name.normalize('NFC'))
  }
})

test('a field of another kind is refused, not turned into text', () => {
  for (const value of [5, true, null, ['Kaveri'], { toString: 'Kaveri' }]) {
    for (const [field, label] of Object.entries(texts)) {
      assert.deepEqual(faultsOf({ ...typed, [field]: value }), { [field]: `${label} is required` })
    }
  }
  for (const form of [undefined, null, 'text', 5, []])
    assert.equal(ProductForm.safeParse(form).success, false)
})

test('every category and stock status is taken, and nothing beside them', () => {
  for (const category of productCategories)
    assert.equal(ProductForm.parse({ ...typed, category }).category, category)
  for (const stockStatus of stockStatuses) {
    assert.equal(ProductForm.parse({ ...typed, stockStatus }).stockStatus, stockStatus)
  }
  for (const other of [
    'laptops',
    ' Laptops',
    'Tablets',
    'toString',
    '__proto__',
    0,
    null,
    ['Laptops'],
  ]) {
    const faults = faultsOf({ ...typed, category: other, stockStatus: other })
    assert.match(faults['category'] ?? '', /^Category must be one of: Desktops, Laptops, /)
    assert.match(faults['stockStatus'] ?? '', /^Stock Status must be one of: In Stock, /)
  }
})

test('a price is a plain number with two decimals at most', () => {
  const read = (price: unknown) => ProductForm.parse({ ...typed, price }).price
  assert.deepEqual(
    ['0', ' 12 ', '0.29', '1.10', '1.100', '007', 0, 0.29].map(read),
    [0, 12, 0.29, 1.1, 1.1, 7, 0, 0.29],
  )
  assert.equal(read('999999999.99'), productLimits.price)
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
      faultsOf({ ...typed, price }),
      { price: 'Price must be a number' },
      String(price),
    )
  }
  for (const price of ['', '  ', undefined]) {
    assert.deepEqual(faultsOf({ ...typed, price }), { price: 'Price is required' })
  }
  for (const price of [-0.01, '-1']) {
    assert.deepEqual(faultsOf({ ...typed, price }), { price: 'Price cannot be negative' })
  }
  for (const price of ['1000000000', 1e300, '9'.repeat(15)]) {
    assert.match(faultsOf({ ...typed, price })['price'] ?? '', /^Price can be at most /)
  }
  for (const price of ['0.001', '1.005', '0.290001', '1.0000001', 0.1 + 0.2, '999999999.985']) {
    assert.deepEqual(
      faultsOf({ ...typed, price }),
      { price: 'Price can have at most two decimals' },
      String(price),
    )
  }
})

test('every amount of whole paise is a price, and nothing between two of them', () => {
  assertAlways(
    property(integer({ min: 0, max: 99_999_999_999 }), (paise) => {
      assert.deepEqual(faultsOf({ ...typed, price: paise / 100 }), {})
    }),
  )
  assertAlways(
    property(
      double({ min: 0.001, max: 0.009, noNaN: true }),
      integer({ min: 0, max: 9999 }),
      (rest, paise) => {
        assert.deepEqual(Object.keys(faultsOf({ ...typed, price: paise / 100 + rest })), ['price'])
      },
    ),
  )
})

test('specifications come as a list or as a JSON list in a text', () => {
  const read = (specs: unknown) => ProductForm.parse({ ...typed, specs }).specs
  assert.deepEqual(read(['a', 'b']), ['a', 'b'])
  assert.deepEqual(read(' ["a", "b"] '), ['a', 'b'])
  for (const none of [undefined, null, '', ' ', '[]', []]) assert.deepEqual(read(none), [])
})

test('empty specification lines are dropped, and do not count', () => {
  const lines = Array.from({ length: productLimits.specs }, (_, line) => `Line ${line}`)
  const specs = ['', '  ', '\u0000', ...lines, '']
  assert.deepEqual(ProductForm.parse({ ...typed, specs }).specs, lines)
})

test('specifications of another kind, too many or too long are refused', () => {
  const textOf = (specs: unknown) => Object.values(faultsOf({ ...typed, specs }))[0]
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

test('a field that nobody knows is dropped, whatever its name', () => {
  const sent = JSON.stringify(typed).replace(
    '{',
    '{"__proto__":{"isAdmin":true},"constructor":"x","id":"1",',
  )
  const parsed = ProductForm.parse(JSON.parse(sent))
  assert.deepEqual(Object.keys(parsed).toSorted(), Object.keys(typed).toSorted())
  assert.equal('isAdmin' in parsed, false)
})

test('a required field is not found on the prototype', () => {
  const { name: _, ...rest } = typed
  const sent = JSON.stringify(rest).replace('{', '{"__proto__":{"name":"Smuggled"},')
  assert.deepEqual(faultsOf(JSON.parse(sent)), { name: 'Product Name is required' })
})

test('a new product is in stock unless it is said otherwise', () => {
  const { stockStatus: _, ...rest } = typed
  assert.equal(NewProductForm.parse(rest).stockStatus, 'In Stock')
  assert.equal(NewProductForm.parse(typed).stockStatus, 'Pre Order')
  assert.equal(NewProductForm.safeParse({ ...typed, stockStatus: 'Gone' }).success, false)
})

test('an edit may say its version, as a whole number', () => {
  const read = (version: unknown) => EditProductForm.parse({ ...typed, version }).version
  assert.deepEqual([3, '3', '', undefined].map(read), [3, 3, undefined, undefined])
  for (const version of [1.5, '1.5', 'two', '1e1', null, 2 ** 53]) {
    const faults = faultsOf({ ...typed, version }, EditProductForm)
    assert.deepEqual(faults, { version: 'Version must be a whole number' }, String(version))
  }
})

test('where nothing is missing, the text above the form is that of the first fault', () => {
  const faults = faultsOf({ ...typed, price: '-1', specs: 'no list' })
  assert.equal(textOfProductFaults(faults), 'Price cannot be negative')
  assert.equal(
    textOfProductFaults({ ...faults, name: 'Product Name is required' }),
    productMessages.required,
  )
  assert.equal(textOfProductFaults({}), '')
})

function faultsOf(
  form: unknown,
  schema: typeof ProductForm | typeof EditProductForm = ProductForm,
) {
  const { error } = schema.safeParse(form)
  const faults: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message
  return faults
}
