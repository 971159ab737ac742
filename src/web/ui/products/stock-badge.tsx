import type { StockStatus } from '#contract/products/product.ts'

const colours: Record<StockStatus, string> = {
  'In Stock': 'bg-leaf-wash text-leaf',
  'Out of Stock': 'bg-danger-wash text-danger',
  'Pre Order': 'bg-amber-wash text-amber',
  'Back Order': 'bg-blue-wash text-blue',
}

export function StockBadge({ status }: { status: StockStatus }) {
  return <span className={stockLook(status)}>{status}</span>
}

export function stockLook(status: StockStatus) {
  return `inline-block rounded-sm px-1.5 text-xs font-semibold whitespace-nowrap ${colours[status]}`
}
