import type { Picture } from '#contract/pictures/picture.ts'
import type { FormInput, FormValues } from '../../ui/forms/form-values.ts'

/** What an enquiry is about, and what the page has of it to show with the form. */
export type AskedProduct = {
  id: string
  name: string
  brand?: string
  modelNo?: string
  category?: string
  price?: number | null
  gstRate?: number
  picture?: Picture | null
  pictures?: Picture[]
}

/** The state of the link that led here. It is checked, because anybody can set it. */
export function askedProductIn(state: unknown): AskedProduct | undefined {
  const { id, name } = recordOf(recordOf(state)['product'])
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}

const groupOfProducts = 'products.'

/** The field of a form for the quantity of a product in its list. */
export function quantityField(productId: string) {
  return `${groupOfProducts}${productId}`
}

/** The quantities of products are one group of what is sent. */
export function groupProducts(values: FormValues): FormInput {
  const fields: FormValues = {}
  const products: FormValues = {}
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith(groupOfProducts)) products[name.slice(groupOfProducts.length)] = value
    else fields[name] = value
  }
  return Object.keys(products).length > 0 ? { ...fields, products } : fields
}
