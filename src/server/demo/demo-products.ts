import type { ProductForm } from '#contract/products/product-form.ts'
import { demoAccessories } from './products/demo-accessories.ts'
import { demoCctvSystems } from './products/demo-cctv-systems.ts'
import { demoDesktops } from './products/demo-desktops.ts'
import { demoInteractivePanels } from './products/demo-interactive-panels.ts'
import { demoLaptops } from './products/demo-laptops.ts'
import { demoPrinters } from './products/demo-printers.ts'
import type { DemoProduct } from './products/demo-product.ts'
import { demoProjectors } from './products/demo-projectors.ts'
import { demoScanners } from './products/demo-scanners.ts'
import { demoUpsSystems } from './products/demo-ups-systems.ts'

/** A product as the form takes it, and the pictures that are uploaded with it. */
type DemoGood = { form: ProductForm; pictures: string[] }

/** In the order to add them: the last nine, which the home page features, are nine categories. */
export const demoGoods: DemoGood[] = interleave([
  demoDesktops,
  demoLaptops,
  demoPrinters,
  demoProjectors,
  demoInteractivePanels,
  demoScanners,
  demoCctvSystems,
  demoUpsSystems,
  demoAccessories,
]).map(({ pictures, ...form }) => ({ form, pictures }))

export const demoProducts: ProductForm[] = demoGoods.map(({ form }) => form)

/** Each shelf spread over the whole length. Taking turns would end in the three last laptops. */
function interleave(shelves: DemoProduct[][]) {
  return shelves
    .flatMap((shelf) => shelf.map((product, at) => ({ product, place: (at + 0.5) / shelf.length })))
    .toSorted((one, other) => one.place - other.place)
    .map(({ product }) => product)
}
