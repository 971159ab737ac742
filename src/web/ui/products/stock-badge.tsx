import type { StockStatus } from '#contract/products/product.ts'

export const stockColours: Record<StockStatus, string> = {
  'In Stock': 'bg-leaf-wash text-leaf',
  'Out of Stock': 'bg-danger-wash text-danger',
  'Pre Order': 'bg-amber-wash text-amber',
  'Back Order': 'bg-blue-wash text-blue',
}

export function StockBadge({ status }: { status: StockStatus }) {
  return <span className={`state-badge ${stockColours[status]}`}>{status}</span>
}
