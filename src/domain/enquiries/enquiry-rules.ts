import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { folded } from '../fold-text.ts'

export function contentOf(form: EnquiryForm, customerId: string | undefined) {
  const { name, email, phone, company, product, productId, message } = form
  const { quantity, gstNumber, pinCode } = form
  const sender = [name, email.toLowerCase(), phone, company]
  const details = [quantity ? String(quantity) : null, gstNumber ?? null, pinCode ?? null]
  const content = [...sender, product, productId, message, ...details]
  return customerId ? [...content, customerId] : content
}

export function enquirySearchText(form: EnquiryForm, reference: string) {
  const { name, email, phone, company, gstNumber, product } = form
  const texts = [name, email, phone, company ?? '', gstNumber ?? '', product, reference]
  return folded(texts.join(' '))
}
