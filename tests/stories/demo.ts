import type { ProductForm } from '#contract/products/product-form.ts'
import type { DemoContent } from '#demo/demo-content.ts'

export const emptyDemo: DemoContent = {
  products: [],
  catalogues: [],
  enquiries: [],
  customers: [],
  contacts: [],
  banners: [],
  partnerLogos: [],
  clientLogos: [],
}

/** Products without pictures. */
export function demoOf(forms: ProductForm[]): DemoContent {
  return { ...emptyDemo, products: forms.map((form) => ({ form, pictures: [] })) }
}
