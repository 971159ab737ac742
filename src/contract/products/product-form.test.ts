import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorsIn } from '#tests/fixtures/form-errors.ts'
import { typedLaptop } from '#tests/fixtures/goods.ts'
import {
  EditProductForm,
  NewProductForm,
  ProductForm,
  textOfProductErrors,
} from './product-form.ts'
import { productFields } from './product-fields.ts'
import { productMessages } from './product-messages.ts'
import { stockStatuses } from './product.ts'

const texts = {
  name: 'Product Name',
  brand: 'Brand',
  modelNo: 'Model Number',
  warranty: 'Warranty',
  description: 'Description',
}

test('the fields of a multipart form become a product', () => {
  const specs = ['Memory: 16 GB', 'Storage: 512 GB SSD']
  assert.deepEqual(ProductForm.parse(typedLaptop), { ...typedLaptop, price: 58_990.5, specs })
})

test('a form without anything has a text at every required field, and one above', () => {
  const faults = errorsIn(ProductForm, {})
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
  assert.equal(textOfProductErrors(faults), 'Please fill in all required fields')
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
        errorsIn(ProductForm, { ...typedLaptop, [field]: text }),
        { [field]: `${label} is required` },
        JSON.stringify(text),
      )
    }
  }
})

test('a text may fill its limit and not pass it', () => {
  for (const [field, label] of Object.entries(texts)) {
    const limit = productFields[field as 'name'].limit
    assert.deepEqual(
      errorsIn(ProductForm, { ...typedLaptop, [field]: ` ${'x'.repeat(limit)} ` }),
      {},
    )
    assert.deepEqual(errorsIn(ProductForm, { ...typedLaptop, [field]: 'x'.repeat(limit + 1) }), {
      [field]: `${label} can have at most ${limit} characters`,
    })
  }
})

test('characters that a database cannot store are taken out of every text', () => {
  for (const field of Object.keys(texts)) {
    const parsed = ProductForm.parse({ ...typedLaptop, [field]: '  A\u0000B \uD800C e\u0301 \n' })
    assert.equal(parsed[field as 'name'], 'AB \uFFFDC \u00E9', field)
  }
  assert.deepEqual(
    ProductForm.parse({ ...typedLaptop, specs: ['\u0000RAM\u0000 ', '\uDC00'] }).specs,
    ['RAM', '\uFFFD'],
  )
})

test('texts of any script, and emoji, are not changed', () => {
  for (const name of ['कंप्यूटर', '電腦', 'நிறுவனம் 14', 'Ω-Book', '🖨️ Printer', '“Pro” – 14″']) {
    assert.equal(ProductForm.parse({ ...typedLaptop, name }).name, name.normalize('NFC'))
  }
})

test('a field of another kind is refused, not turned into text', () => {
  for (const value of [5, true, null, ['Kaveri'], { toString: 'Kaveri' }]) {
    for (const [field, label] of Object.entries(texts)) {
      assert.deepEqual(errorsIn(ProductForm, { ...typedLaptop, [field]: value }), {
        [field]: `${label} is required`,
      })
    }
  }
  for (const form of [undefined, null, 'text', 5, []])
    assert.equal(ProductForm.safeParse(form).success, false)
})

test('every stock status is taken, and nothing beside them', () => {
  for (const stockStatus of stockStatuses) {
    assert.equal(ProductForm.parse({ ...typedLaptop, stockStatus }).stockStatus, stockStatus)
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
    const faults = errorsIn(ProductForm, { ...typedLaptop, stockStatus: other })
    assert.match(faults['stockStatus'] ?? '', /^Stock Status must be one of: In Stock, /)
  }
})

test('an unknown field is dropped, whatever its name', () => {
  const sent = JSON.stringify(typedLaptop).replace(
    '{',
    '{"__proto__":{"isAdmin":true},"constructor":"x","id":"1",',
  )
  const parsed = ProductForm.parse(JSON.parse(sent))
  assert.deepEqual(Object.keys(parsed).toSorted(), Object.keys(typedLaptop).toSorted())
  assert.equal('isAdmin' in parsed, false)
})

test('a required field is not found on the prototype', () => {
  const { name: _, ...rest } = typedLaptop
  const sent = JSON.stringify(rest).replace('{', '{"__proto__":{"name":"Smuggled"},')
  assert.deepEqual(errorsIn(ProductForm, JSON.parse(sent)), { name: 'Product Name is required' })
})

test('a new product is in stock unless the form says otherwise', () => {
  const { stockStatus: _, ...rest } = typedLaptop
  assert.equal(NewProductForm.parse(rest).stockStatus, 'In Stock')
  assert.equal(NewProductForm.parse(typedLaptop).stockStatus, 'Pre Order')
  assert.equal(NewProductForm.safeParse({ ...typedLaptop, stockStatus: 'Gone' }).success, false)
})

test('an edit may say its version, as a whole number', () => {
  const read = (version: unknown) => EditProductForm.parse({ ...typedLaptop, version }).version
  assert.deepEqual([3, '3', '', undefined].map(read), [3, 3, undefined, undefined])
  for (const version of [1.5, '1.5', 'two', '1e1', null, 2 ** 53]) {
    const faults = errorsIn(EditProductForm, { ...typedLaptop, version })
    assert.deepEqual(
      faults,
      { version: 'Version must be a whole number from 1 on' },
      String(version),
    )
  }
})

test('where nothing is missing, the text above the form is that of the first fault', () => {
  const faults = errorsIn(ProductForm, { ...typedLaptop, price: '-1', specs: 'no list' })
  assert.equal(textOfProductErrors(faults), 'Price cannot be negative')
  assert.equal(
    textOfProductErrors({ ...faults, name: 'Product Name is required' }),
    productMessages.required,
  )
  assert.equal(textOfProductErrors({}), '')
})

test('an HSN code has 4, 6 or 8 digits, and may be left out', () => {
  const read = (hsnCode: unknown) => ProductForm.parse({ ...typedLaptop, hsnCode }).hsnCode
  assert.deepEqual(['8471', '847130', ' 8471 30 10 ', ''].map(read), [
    '8471',
    '847130',
    '84713010',
    '',
  ])
  assert.equal(ProductForm.parse(typedLaptop).hsnCode, undefined)
  for (const hsnCode of [
    '84713',
    '847',
    '847130100',
    '84A1',
    '८४७१',
    'x'.repeat(9999),
    8471,
    null,
  ]) {
    assert.deepEqual(errorsIn(ProductForm, { ...typedLaptop, hsnCode }), {
      hsnCode: 'HSN Code must have 4, 6 or 8 digits',
    })
  }
})

test('a GST rate of 300,000 spaces is refused at once', () => {
  const began = performance.now()
  const gstRate = `${' '.repeat(300_000)}x`
  assert.deepEqual(Object.keys(errorsIn(ProductForm, { ...typedLaptop, gstRate })), ['gstRate'])
  assert(performance.now() - began < 1000)
})

test('a GST rate is a number from 0 to 100 with at most two decimals, and may be left out', () => {
  const read = (gstRate: unknown) => ProductForm.parse({ ...typedLaptop, gstRate }).gstRate
  assert.deepEqual(
    ['0', '5', '18 %', '40%', ' 12.25 ', '100', 0.07].map(read),
    [0, 5, 18, 40, 12.25, 100, 0.07],
  )
  assert.equal(ProductForm.parse(typedLaptop).gstRate, undefined)
  for (const [gstRate, text] of [
    ['', 'is required'],
    ['%', 'is required'],
    ['about 5', 'must be a number'],
    [null, 'must be a number'],
    ['-1', 'cannot be negative'],
    ['100.01', 'can be at most 100'],
    ['5.125', 'can have at most two decimals'],
  ]) {
    assert.deepEqual(errorsIn(ProductForm, { ...typedLaptop, gstRate }), {
      gstRate: `GST Rate ${text}`,
    })
  }
})
