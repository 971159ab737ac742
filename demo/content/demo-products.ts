import type { ProductForm } from '#contract/products/product-form.ts'
import type { DemoProduct } from '../demo-content.ts'
import { demoAccessories } from './products/demo-accessories.ts'
import { demoCctvSystems } from './products/demo-cctv-systems.ts'
import { demoDesktops } from './products/demo-desktops.ts'
import { demoHsnCodes } from './products/demo-hsn-codes.ts'
import { demoInteractivePanels } from './products/demo-interactive-panels.ts'
import { demoLaptops } from './products/demo-laptops.ts'
import { demoPrinters } from './products/demo-printers.ts'
import type { DemoProductForm } from './products/demo-product.ts'
import { demoProjectors } from './products/demo-projectors.ts'
import { demoScanners } from './products/demo-scanners.ts'
import { demoUpsSystems } from './products/demo-ups-systems.ts'

/** In the order to add them: the last nine, which the home page features, are nine categories. */
export const demoGoods: DemoProduct[] = interleave([
  demoDesktops,
  demoLaptops,
  demoPrinters,
  demoProjectors,
  demoInteractivePanels,
  demoScanners,
  demoCctvSystems,
  demoUpsSystems,
  demoAccessories,
]).map(({ pictures, ...form }) => ({
  form: { hsnCode: demoHsnCodes[form.category], ...form },
  pictures,
}))

export const demoProducts: ProductForm[] = demoGoods.map(({ form }) => form)

/** Spreads each list evenly over the whole length: dealing from them in turn would end in three laptops. */
function interleave(lists: DemoProductForm[][]) {
  return lists
    .flatMap((list) => list.map((product, at) => ({ product, place: (at + 0.5) / list.length })))
    .toSorted((one, other) => one.place - other.place)
    .map(({ product }) => product)
}
