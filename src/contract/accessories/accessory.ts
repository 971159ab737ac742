import type { LinkedProduct } from '../products/product.ts'

export const accessoryLimits = {
  ofProduct: 50,
  /** How many of each kind a page shows. */
  shown: 12,
} as const

export const accessoryMessages = {
  added: (name: string) => `${name} was added to the accessories.`,
  removed: (name: string) => `${name} is no accessory any more.`,
  itself: 'A product is no accessory of itself',
  tooMany: `A product can have at most ${accessoryLimits.ofProduct} accessories`,
  listFailed: 'Failed to fetch the accessories',
  addFailed: 'Failed to add the accessory',
  removeFailed: 'Failed to remove the accessory',
} as const

/** What belongs to a product, and what it belongs to. */
export type LinkedProducts = { accessories: LinkedProduct[]; fitsWith: LinkedProduct[] }

export const tieStates = ['Published', 'Draft', 'Deleted'] as const

/** A product at the other end, as the office sees it. */
export type TiedProduct = {
  id: string
  name: string
  brand: string
  modelNo: string
  state: (typeof tieStates)[number]
}
