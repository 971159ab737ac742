import type { StoredFields } from './stored-fields.ts'

export type ProductsTable = StoredFields & {
  id: string
  /** The price as lists sort by it, upwards. */
  sortPrice: number
  /** A JSON list of lines. */
  specs: string
  /** A JSON list of what the office says that lines say. */
  specCorrections: string
  /** The name as lists sort by it. */
  sortName: string
  /** The fields that are searched and the specifications, folded. */
  searchText: string
  /** Rises with every change, so that two editors notice each other. */
  version: number
  /** The content version of its last change, by which the search index is updated. */
  changedIn: number
  createdAt: string
  changedAt: string
  /** In the trash since then, from where it can be restored. */
  withdrawnAt: string | null
  /** Where it stands among the featured products. 0 for the end, which has no order yet. */
  featuredPlace: number
  /** Deleted for ever: without pictures, so that it cannot be restored. */
  purgedAt: string | null
}

/** The pictures of a product in their order. The first stands at position 0. */
export type ProductPicturesTable = {
  productId: string
  position: number
  pictureKey: string
  originalName: string
}

/** A picture that a change has taken from a product: its files stay while the change can be undone. */
export type ReplacedPicturesTable = {
  id: string
  productId: string
  pictureKey: string
  replacedAt: string
}
