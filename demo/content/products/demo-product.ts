import type { ProductForm } from '#contract/products/product-form.ts'

/** A demo product goes in through the same form as one typed in the back office. */
export type DemoProductForm = ProductForm & {
  /** Files in the folder of demo pictures, the main one first. */
  pictures: string[]
}
