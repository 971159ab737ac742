import type { Picture } from '#contract/pictures/picture.ts'
import type { ProductsTable } from './products-table.ts'
import { fieldsOf } from './stored-fields.ts'
import type { StoredFields } from './stored-fields.ts'

/** A product with its lines and its pictures in their order: the views are made of it. */
export type StoredProduct = StoredFields & {
  id: string
  specs: string[]
  pictures: Picture[]
  record: Pick<ProductsTable, 'version' | 'createdAt' | 'changedAt'>
  changedIn: number
  belongings: Belongings
}

/** Every use case that changes documents or accessories touches the products, so that they are read again. */
type Belongings = {
  /** Outside the trash. */
  hasDocuments: boolean
  /** It has accessories, or is one. */
  isTied: boolean
}

/** What the views are made of, without what only this process needs. */
export function factsOf(product: StoredProduct) {
  const { record: _, changedIn: __, belongings: ___, ...stored } = product
  return fieldsOf(stored)
}

/** 2 to 3 KB each. */
const mostProducts = 5000

/** The products that were read last. */
export class StoredProducts {
  readonly #products = new Map<string, StoredProduct>()

  find({ id, changedIn }: { id: string; changedIn: number }) {
    const product = this.#products.get(id)
    return product && product.changedIn >= changedIn ? product : undefined
  }

  store(product: StoredProduct) {
    // Its AVIF files are added without a change of the product.
    if (!product.pictures.every(({ hasAvif }) => hasAvif)) return
    this.#products.delete(product.id)
    this.#products.set(product.id, product)
    const [oldest = ''] = this.#products.keys()
    if (this.#products.size > mostProducts) this.#products.delete(oldest)
  }
}
