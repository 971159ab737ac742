import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { folded } from '../fold-text.ts'

export function contentOf(form: EnquiryForm, customerId: string | undefined) {
  const { name, email, phone, company, product, productId, message } = form
  const content = [name, email.toLowerCase(), phone, company, product, productId, message]
  return customerId ? [...content, customerId] : content
}

export function enquirySearchText(form: EnquiryForm, reference: string) {
  const { name, email, phone, company, product } = form
  return folded([name, email, phone, company ?? '', product, reference].join(' '))
}
