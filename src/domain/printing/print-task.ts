import type { CatalogueLayout } from '#contract/printing/catalogue-print.ts'

/** Everything that a document shows, so that the same task makes the same bytes. */
export type PrintTask = CatalogueTask | DataSheetTask | ComparisonTask

export type PrintedCompany = {
  name: string
  legalName: string
  tagline: string
  gstin: string
  phone: string
  email: string
  website: string
  address: string[]
  colour: string
}

export type PrintedProduct = {
  id: string
  name: string
  brand: string
  modelNo: string
  /** With the currency, or that it is on request. */
  price: string
  /** Beside the price: whether it includes GST, and the amount with GST where it does not. */
  priceTerms: string[]
  stock: string
  warranty: string
  /** Empty where the code is not known. */
  hsn: string
  /** The rate, where the price does not state it. */
  gst: string
  specs: string[]
  address: string
  /** The key of a stored file. */
  picture: string | null
}

export type PrintedGroup = { name: string; products: PrintedProduct[] }

type Printed = {
  title: string
  /** As ISO text: the day from which the prices are. */
  day: string
  /** The same day as people write it. */
  dayText: string
  /** About all prices. */
  priceTerms: string
  company: PrintedCompany
}

export type CatalogueTask = Printed & {
  kind: 'catalogue'
  layout: CatalogueLayout
  /** What the products were chosen by. */
  choice: string
  /** For whom it was made. */
  customer: string
  groups: PrintedGroup[]
  /** How many products fit the choice, but not into one document. */
  leftOut: number
}

export type DataSheetTask = Printed & {
  kind: 'data-sheet'
  category: string
  product: PrintedProduct
  description: string
}

export type ComparisonTask = Printed & {
  kind: 'comparison'
  products: PrintedProduct[]
  /** A value for each product, in their order. */
  rows: { label: string; values: string[] }[]
}
