import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { laptopsForTheOffice } from '#tests/fixtures/questions.ts'
import { findFieldErrors } from './find-field-errors.ts'

const typed = { name: 'Meera', email: 'meera', phone: '98450 12345', message: 'Price?' }

test('each field has its first error, with the text that the server has for it', async () => {
  assert.deepEqual(await findFieldErrors(async () => EnquiryForm, typed), {
    email: 'Please enter a valid email address',
    message: 'Message must be at least 10 characters',
    product: 'Product name is required',
  })
})

test('a form without an error has no texts', async () => {
  const { name, email, phone, message, product } = laptopsForTheOffice
  const good = { name, email, phone, message, product }
  assert.deepEqual(await findFieldErrors(async () => EnquiryForm, good), {})
})

test('a schema that cannot be loaded finds no errors', async () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'))
  assert.deepEqual(await findFieldErrors(failing, typed), {})
})

test('a schema that does not arrive is waited for three seconds', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  let errors: object | undefined
  const finding = findFieldErrors(() => new Promise(() => undefined), typed).then((found) => {
    errors = found
  })
  mock.timers.tick(2999)
  await Promise.resolve()
  assert.equal(errors, undefined)
  mock.timers.tick(1)
  await finding
  assert.deepEqual(errors, {})
})
