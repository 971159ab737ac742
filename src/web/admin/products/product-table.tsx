import type { OfficeHandle } from '../admin-layout.tsx'
import { officeMeta } from '../office-meta.ts'
import { productLists } from './office-products.ts'
import { ProductListScreen, ProductScreenSkeleton } from './product-list-screen.tsx'

export const meta = () => officeMeta('Products')
export const handle: OfficeHandle = {
  skeleton: () => <ProductScreenSkeleton display="table" />,
}
export const clientLoader = productLists.table.load

export default function ProductTable() {
  return <ProductListScreen title="Products" display="table" />
}
