import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ContactForm } from '#contract/contacts/contact-form.ts'
import { isGstNumber } from '#contract/customers/gst-number.ts'
import { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { demoContacts, demoCustomers } from './demo-contacts.ts'
import { demoProducts } from './demo-products.ts'
import { demoEnquiries } from './demo-enquiries.ts'

test('thirty questions are about products there are, each as its form takes it', () => {
  assert.equal(demoEnquiries.length, 30)
  const models = new Set(demoProducts.map(({ modelNo }) => modelNo))
  for (const question of demoEnquiries) {
    assert.ok(models.has(question.modelNo), question.modelNo)
    assert.ok(EnquiryForm.safeParse({ ...question, product: 'x' }).success, question.name)
  }
})

test('twelve messages are as their form takes them, with well-formed GST numbers', () => {
  assert.equal(demoContacts.length, 12)
  for (const contact of demoContacts) {
    const { phone } = contact
    assert.ok(
      ContactForm.safeParse({ ...contact, phone: phone ?? '+919886000000' }).success,
      contact.name,
    )
    assert.ok(contact.gstNumber === null || isGstNumber(contact.gstNumber), contact.name)
  }
})

test('demo messages come from customers with an account and from customers with a GST number alone', () => {
  const numbers = demoContacts.flatMap(({ gstNumber }) => gstNumber ?? [])
  const accounts = demoCustomers.map(({ gstNumber }) => gstNumber)
  assert.deepEqual(new Set(accounts).size, 3)
  for (const { gstNumber, name, email } of demoCustomers) {
    assert.ok(isGstNumber(gstNumber), name)
    const theirs = demoContacts.filter((contact) => contact.gstNumber === gstNumber)
    assert.ok(theirs.length > 0, name)
    assert.ok(theirs.every((contact) => contact.name === name && contact.email === email))
  }
  assert.equal(numbers.filter((number) => accounts.includes(number)).length, 5)
  assert.ok(numbers.some((number) => !accounts.includes(number)))
})

test('demo enquiries and messages are in the order of their time, from four weeks ago until now', () => {
  for (const messages of [demoEnquiries, demoContacts]) {
    const hours = messages.map(({ hoursAgo }) => hoursAgo)
    assert.deepEqual(
      hours,
      hours.toSorted((one, other) => other - one),
    )
    assert.ok(Math.max(...hours) < 28 * 24)
  }
})
