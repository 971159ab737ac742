import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laptopsForTheOffice } from '#tests/fixtures/questions.ts'
import { EnquiryForm } from './enquiry-form.ts'
import { mostCompared } from '../products/compared-products.ts'
import { enquiryInputLimits, enquiryInputMessages } from './enquiry-input.ts'

const { quantityInvalid, gstNumberInvalid, pinCodeInvalid } = enquiryInputMessages

function parsed(fields: object) {
  const { success, data, error } = EnquiryForm.safeParse({ ...laptopsForTheOffice, ...fields })
  return success ? data : error.issues.map(({ message }) => message)
}

test('quantity, GST number and PIN code are stored in one way, however they are written', () => {
  const { quantity, gstNumber, pinCode } = EnquiryForm.parse({
    ...laptopsForTheOffice,
    quantity: ' 1,000 ',
    gstNumber: '29-zzzfz9999z1z9',
    pinCode: '560 100',
  })
  assert.deepEqual([quantity, gstNumber, pinCode], [1000, '29ZZZFZ9999Z1Z9', '560100'])
  assert.equal(EnquiryForm.parse({ ...laptopsForTheOffice, quantity: 30 }).quantity, 30)
})

test('a phone number is stored in one way, with the hyphens of a keyboard or the dashes of a document', () => {
  for (const phone of [
    '+91 98450 12345',
    '+91-98450-12345',
    '(+91) 98450.12345',
    '+91 98450\u201312345',
    '+91\u201198450\u201112345',
  ]) {
    assert.equal(EnquiryForm.parse({ ...laptopsForTheOffice, phone }).phone, '+919845012345', phone)
  }
})

test('an enquiry without quantity, GST number and PIN code is accepted, as is one that leaves them empty', () => {
  assert(!Array.isArray(parsed({})))
  const empty = EnquiryForm.parse({
    ...laptopsForTheOffice,
    quantity: '',
    gstNumber: ' ',
    pinCode: null,
  })
  assert.deepEqual([empty.quantity, empty.gstNumber, empty.pinCode], [null, null, null])
})

test('a quantity, GST number or PIN code that cannot be right is refused with what to do', () => {
  for (const quantity of ['0', '-3', '2.5', 'ten', '100000', 0, 1.5]) {
    assert.deepEqual(parsed({ quantity }), [quantityInvalid], String(quantity))
  }
  assert.deepEqual(parsed({ gstNumber: '22AAAAA0000A1Z5' }), [gstNumberInvalid])
  for (const pinCode of ['056010', '56010', '5601000', 'Hosur Road']) {
    assert.deepEqual(parsed({ pinCode }), [pinCodeInvalid], pinCode)
  }
})

test('of several products each has its quantity or none, and at most four are asked for', () => {
  const { products } = EnquiryForm.parse({
    ...laptopsForTheOffice,
    products: { one: ' 1,000 ', two: '', three: 5, four: null },
  })
  assert.deepEqual(products, { one: 1000, two: null, three: 5, four: null })
  assert.deepEqual(parsed({ products: { one: '3', two: 'ten' } }), [quantityInvalid])
  const five = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, 1]))
  assert.deepEqual(parsed({ products: five }), [enquiryInputMessages.tooManyProducts])
})

test('all products of a comparison fit one enquiry', () => {
  assert.equal(enquiryInputLimits.products, mostCompared)
})
