import type { ProductForm } from '#contract/products/product-form.ts'
import { paiseOf, sortPriceOf } from '#domain/products/product-rules.ts'
import { SearchIndex } from '#domain/search/search-index.ts'

/** An index of these, each under its number in the list. */
export function indexOf(forms: ProductForm[]) {
  const index = new SearchIndex()
  for (const [at, form] of forms.entries()) {
    const { name, brand, category, stockStatus, price } = form
    const pricePaise = paiseOf(price)
    const facts = { brand, category, stockStatus, pricePaise, sortPrice: sortPriceOf(pricePaise) }
    index.put({ id: String(at).padStart(26, '0'), ...facts, sortName: name.toLowerCase() }, form)
  }
  return index
}
