import { productsText } from '../count-text.ts'

/** What a list that shows every category says in place of one. */
export const allCategories = 'All'

/** The drawings of `web/pictograms/pictograms.svg`. */
export const categoryIcons = [
  'desktops',
  'laptops',
  'printers',
  'projectors',
  'interactive-panels',
  'scanners',
  'cctv-systems',
  'ups-systems',
  'accessories',
  'monitors',
  'tablets',
  'servers',
  'storage',
  'networking',
  'software',
] as const
export type CategoryIcon = (typeof categoryIcons)[number]

/** What pages show of a category. */
export type ShownCategory = { name: string; icon: CategoryIcon }

/** A category as the office sees it. */
export type OfficeCategory = ShownCategory & {
  id: string
  /** Words by which its products are found too. */
  synonyms: string[]
  /** The usual labels of its specifications. */
  labels: string[]
  isHidden: boolean
  /** How many published products it has. */
  products: number
  /** One more with each change. */
  version: number
}

/** One that is no category any more, and can be restored. */
export type RemovedCategory = {
  id: string
  name: string
  removedAt: string
  /** The category that has its products now. Null for one that had none. */
  mergedInto: string | null
}

/** What a merge would move. */
export type CategoryMerge = {
  published: number
  drafts: number
  /** In the trash, from where they are restored into the other category. */
  deleted: number
  /** It has a catalogue, which is not offered while it is merged. */
  hasCatalogue: boolean
}

/** The categories of a new site, in their order: also what is shown while none could be read yet. */
export const firstCategories = [
  { name: 'Desktops', icon: 'desktops' },
  { name: 'Laptops', icon: 'laptops' },
  { name: 'Printers', icon: 'printers' },
  { name: 'Projectors', icon: 'projectors' },
  { name: 'Interactive Panels', icon: 'interactive-panels' },
  { name: 'Scanners', icon: 'scanners' },
  { name: 'CCTV Systems', icon: 'cctv-systems' },
  { name: 'UPS Systems', icon: 'ups-systems' },
  { name: 'Accessories', icon: 'accessories' },
] as const satisfies ShownCategory[]

export const categoryLimits = {
  name: 60,
  categories: 50,
  synonyms: 20,
  synonym: 60,
  labels: 20,
  label: 60,
  /** The removed ones that are offered to be restored, the last first. */
  removed: 20,
} as const

export const categoryMessages = {
  nameRequired: 'Please write a name',
  nameTaken: 'Another category has this name, or one with the same letters and digits',
  nameWithoutLetter:
    'Use at least one letter from A to Z or one digit, for the address of the category',
  nameReserved: 'Lists use this name for something else',
  tooMany: `There can be at most ${categoryLimits.categories} categories`,
  notFound: 'Category not found',
  changedMeanwhile: 'Someone else has changed this category since you opened it.',
  versionUnknown: 'This version of the category does not exist',
  renamed: (from: string, to: string) => `${from} is now called ${to}`,
  hasProducts: (name: string, count: number) =>
    `${name} has ${productsText(count)}, counting drafts and the trash. Merge it into another category instead.`,
  intoItself: 'Choose another category',
  none: 'No categories found',
  added: 'Category added',
  changed: 'Category updated',
  shown: (name: string) => `${name} is shown on the site`,
  hidden: (name: string) => `${name} is hidden from the site`,
  removed: 'Category removed',
  reordered: 'Categories reordered',
  merged: (name: string, into: string) => `${name} was merged into ${into}`,
  restored: 'Category restored',
  restoredWith(count: number, left: number) {
    const back = count === 1 ? '1 product is' : `${count} products are`
    const others = left === 0 ? '' : ` ${left} had been moved elsewhere since, and stay there.`
    return `Category restored. ${back} in it again.${others}`
  },
  loadFailed: 'Failed to load the categories',
  addFailed: 'Failed to add the category',
  changeFailed: 'Failed to update the category',
  removeFailed: 'Failed to remove the category',
  orderFailed: 'Failed to reorder the categories',
  previewFailed: 'Failed to count its products',
  mergeFailed: 'Failed to merge the category',
  restoreFailed: 'Failed to restore the category',
} as const

/** The texts of faults that name the categories there are. */
export const categoryFaults = {
  ofProduct: (names: readonly string[]) => `Category must be one of: ${names.join(', ')}`,
  ofQuery: (names: readonly string[]) => `Category must be All or one of: ${names.join(', ')}`,
  unknown: 'This category does not exist',
} as const
