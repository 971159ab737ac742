/** One product is an accessory of another, which the page of each shows. */
export type AccessoriesTable = {
  productId: string
  accessoryId: string
  addedAt: string
}
