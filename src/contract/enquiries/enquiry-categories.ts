import { productCategories } from '../products/product.ts'

/** An enquiry about no product that the site has or had is in the last one. */
export const enquiryCategories = [...productCategories, 'Other'] as const
export type EnquiryCategory = (typeof enquiryCategories)[number]
