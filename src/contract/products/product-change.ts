import type { ProductFieldValues } from './product.ts'
import { productsText } from '../count-text.ts'

/** Fields that can be changed of many products at once. */
export const bulkFields = [
  'category',
  'price',
  'stockStatus',
  'hsnCode',
  'gstRate',
  'publication',
  'featured',
] as const
export type BulkField = (typeof bulkFields)[number]

/** With what follows: a draft that is published has no date any more. */
export const changedFields = [...bulkFields, 'publishAt'] as const

export type BulkValues = Partial<Pick<ProductFieldValues, (typeof changedFields)[number]>>

/** To which rupees a price is rounded that has changed by a percentage. 99: to the next that ends with it. */
export const priceRoundings = ['none', '1', '10', '99'] as const
export type PriceRounding = (typeof priceRoundings)[number]

/** What a change does to one product: the fields that differ, before and after. */
export type ChangedProduct = { id: string; name: string; before: BulkValues; after: BulkValues }

/** A product that a change or its undo left as it is, and why. */
export type RefusedProduct = { id: string; name: string; reason: string }

/** What a change or an undo has come to. */
export type ChangeOutcome = {
  message: string
  changeId: string | null
  /** Of an undo. */
  refused?: RefusedProduct[] | undefined
}

/** Rows written and rows to write; with the outcome once it is stored. */
export type ChangeProgress = { written: number; total: number; outcome: ChangeOutcome | null }

export const changeLimits = {
  /** By their ids. By a query as many as it finds. */
  ids: 1000,
  /** In the preview. */
  sample: 50,
  percent: { least: -99, most: 900 },
} as const

export const changeMessages = {
  failed: 'Failed to update products',
  percentFault: (most: number) => `Percent must be a number from 0 to ${most}`,
  unpriced: (count: number) =>
    `${productsText(count)} ${count === 1 ? 'has no price and stays as it is' : 'have no price and stay as they are'}.`,
  changed: (count: number) => `${productsText(count)} ${count === 1 ? 'was' : 'were'} changed.`,
  planned: (count: number) => `${productsText(count)} would be changed.`,
  undone: (count: number) =>
    count === 0 ? 'Nothing was undone.' : `The change of ${productsText(count)} was undone.`,
  noProgress: 'No such change is under way',
  lost: 'The result of the change was lost. The history of a product says whether it was stored.',
  undoFailed: 'The change was not undone',
  unknownChange: 'This change does not exist',
  unknownVersion: 'This version does not exist',
  versionRestored: 'The earlier version was restored.',
  isThisVersion: 'The product is like this already.',
  versionFailed: 'The earlier version was not restored',
  refused: {
    changed: 'It has been changed since.',
    deleted: 'It has been deleted since.',
    restored: 'It has been restored since.',
    purged: 'It was deleted for ever.',
    pictures: 'Its images were changed too.',
    picturesGone: 'Its former images were deleted.',
    featured: 'Home features as many products as it can.',
    category: 'Its former category no longer exists.',
  },
} as const
