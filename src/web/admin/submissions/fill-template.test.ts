import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailLimits } from '#contract/emails/outbox-email.ts'
import { filledReply } from './fill-template.ts'

const template = {
  subject: 'About {product}',
  body: 'Dear {name}, {product}: {price}, {stock}, {link}',
}
const typed = { subject: 'Re: Your enquiry E-7KD2MQ4X', text: 'typed' }
const offer = {
  price: 45_000,
  priceTerms: '+ 18 % GST (₹53,100 incl. GST)',
  stockStatus: 'In Stock',
  link: 'http://shop.example/p',
} as const
const facts = { name: 'Asha', product: 'ProBook 440', offer, catalogue: null, me: 'Ravi Kumar' }

test('a template is filled with the facts of the enquiry and its product', () => {
  assert.deepEqual(filledReply(template, facts, typed), {
    subject: 'About ProBook 440',
    text: 'Dear Asha, ProBook 440: ₹45,000 + 18 % GST (₹53,100 incl. GST), In Stock, http://shop.example/p',
  })
})

test('a template without a subject leaves the subject as it is', () => {
  const { subject } = filledReply({ ...template, subject: null }, facts, typed)
  assert.equal(subject, typed.subject)
})

test('a price on request and a sender without a name have words of their own', () => {
  const onRequest = { ...facts, name: null, offer: { ...offer, price: null, priceTerms: '' } }
  const { text } = filledReply(template, onRequest, typed)
  assert.equal(text, 'Dear Customer, ProBook 440: on request, In Stock, http://shop.example/p')
})

test('a reply is signed with the name of its writer, and without one the placeholder stays', () => {
  const signed = { ...template, body: 'Regards, {me}' }
  assert.equal(filledReply(signed, facts, typed).text, 'Regards, Ravi Kumar')
  assert.equal(filledReply(signed, { ...facts, me: null }, typed).text, signed.body)
})

test('the placeholders of a product that is not on sale stay for the office to see', () => {
  const { text } = filledReply(template, { ...facts, offer: null }, typed)
  assert.equal(text, 'Dear Asha, ProBook 440: {price}, {stock}, {link}')
})

test('a subject is cut to what a subject may have, at a whole character', () => {
  const long = { ...facts, product: '😀'.repeat(emailLimits.subject) }
  const { subject } = filledReply(template, long, typed)
  assert(subject.length <= emailLimits.subject)
  assert(subject.isWellFormed())
})
