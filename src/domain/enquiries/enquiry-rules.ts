import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import type { EnquiryProduct } from '#contract/enquiries/enquiry.ts'
import { folded } from '../fold-text.ts'

export function contentOf(form: EnquiryForm, customerId: string | undefined) {
  const { name, email, phone, company, product, productId, message } = form
  const { quantity, gstNumber, pinCode, products } = form
  const sender = [name, email.toLowerCase(), phone, company]
  const details = [quantity ? String(quantity) : null, gstNumber ?? null, pinCode ?? null]
  const listed = Object.entries(products ?? {}).flatMap(([id, quantity]) => [id, String(quantity)])
  const content = [...sender, product, productId, message, ...details, ...listed]
  return customerId ? [...content, customerId] : content
}

/** A form with the names of its products in the catalogue. */
export type EnquiryContent = Omit<EnquiryForm, 'products'> & { products: EnquiryProduct[] }

export function enquirySearchText(form: EnquiryContent, reference: string) {
  const { name, email, phone, company, gstNumber, product, products } = form
  const names = products.map(({ name }) => name)
  const texts = [name, email, phone, company ?? '', gstNumber ?? '', product, ...names, reference]
  return folded(texts.join(' '))
}
