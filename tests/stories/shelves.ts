import type { ProductForm } from '#contract/products/product-form.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import type { App } from '#domain/app.ts'
import { house } from '#domain/audit/actor.ts'
import { addProduct } from '#domain/products/change-products.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { travelBook } from './goods.ts'

/** Puts products on the list in this order; what is not said of one is as of a travel book. */
export function fillShelves(app: App, forms: Partial<ProductForm>[]): Promise<ProductRecord[]> {
  return inTransaction(app, async (app) => {
    const added: ProductRecord[] = []
    for (const form of forms) added.push(await addProduct(app, house, { ...travelBook, ...form }))
    return added
  })
}

/** Sixty products of a few brands, names and prices each: with more ties than not. */
export const sixtyProducts: Partial<ProductForm>[] = Array.from({ length: 60 }, (_, number) => ({
  name: ['Banyan', 'Neem', 'Peepal', 'Ashoka', 'Sal', 'Teak', 'Deodar'][number % 7] ?? '',
  brand: ['Kaveri', 'Lekhra', 'Phalkora'][number % 3] ?? '',
  category: (['Laptops', 'Printers', 'Scanners', 'Accessories'] as const)[number % 4] ?? 'Laptops',
  price: [0, 99.99, 100, 2500.5, 100][number % 5] ?? 0,
  stockStatus:
    (['In Stock', 'Pre Order', 'In Stock', 'Out of Stock'] as const)[(number >> 1) % 4] ??
    'In Stock',
}))
