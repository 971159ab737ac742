import type { OfficeHandle } from '../admin-layout.tsx'
import { officeMeta } from '../office-meta.ts'
import { productLists } from './office-products.ts'
import { ProductListScreen, ProductScreenSkeleton } from './product-list-screen.tsx'

export const meta = () => officeMeta('View Products')
export const handle: OfficeHandle = {
  skeleton: () => <ProductScreenSkeleton display="cards" />,
}
export const clientLoader = productLists.cards.load

export default function ViewProducts() {
  return <ProductListScreen title="View Products" display="cards" />
}
