import { randomInt } from 'node:crypto'
import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { folded } from '../fold-text.ts'

/** Digits and letters that nobody mistakes for one another on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Read out on the phone and typed into a search: `E-7KD2MQ4X`. One in 600 thousand million. */
export function newReference(kind: 'E' | 'C') {
  const drawn = Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length)))
  return `${kind}-${drawn.join('')}`
}

export const referencePattern = /^[EC]-[2-9A-HJKMNP-TV-Z]{8}$/

export function contentOf(form: EnquiryForm) {
  const { name, email, phone, company, product, productId, message } = form
  return [name, email.toLowerCase(), phone, company, product, productId, message]
}

export function searchTextOf(form: EnquiryForm, reference: string) {
  const { name, email, phone, company, product } = form
  return folded([name, email, phone, company ?? '', product, reference].join(' '))
}
