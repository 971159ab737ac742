import { countText } from '../count-text.ts'
import type { EnquiryProduct } from './enquiry.ts'

export function enquiryProductText({ name, quantity }: EnquiryProduct) {
  return quantity === null ? name : `${countText(quantity)} × ${name}`
}
