import type { ProductForm } from '#contract/products/product-form.ts'
import { stockStatuses } from '#contract/products/product.ts'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'

const brands = [
  'Kaveri',
  'Lekhra',
  'Phalkora',
  'Arunvale',
  'Meridian',
  'Sonvah',
  'Torvik',
  'Ishtara',
]

/**
 * So many products, all different. The last ones added, which lists show first, are the same
 * whatever the number, so that responses of two catalogues can be compared.
 */
export function benchProducts(count: number): ProductForm[] {
  return Array.from({ length: count }, (_, at) => benchProduct(count - 1 - at))
}

/** Like the demo's: some 8 lines of specification, 300 characters of description. */
function benchProduct(at: number): ProductForm {
  const category = specifiedCategories[at % specifiedCategories.length] ?? 'Laptops'
  const brand = brands[at % brands.length] ?? ''
  const model = `${brand.slice(0, 2).toUpperCase()}-${(at * 7919) % 100_000}`
  return {
    name: `${brand} ${category} Series ${model}`,
    brand,
    category,
    price: at % 20 === 0 ? 0 : (499_000 + ((at * 104_729) % 20_000_000)) / 100,
    modelNo: model,
    warranty: `${1 + (at % 5)} years onsite`,
    stockStatus: stockStatuses[at % 7 === 0 ? at % stockStatuses.length : 0] ?? 'In Stock',
    description: `${model} is made for offices that keep a machine for years. `.repeat(5).trim(),
    specs: Array.from(
      { length: 4 + (at % 9) },
      (_, line) => `Property ${line + 1}: value ${at * 31 + line} of ${model}`,
    ),
  }
}
