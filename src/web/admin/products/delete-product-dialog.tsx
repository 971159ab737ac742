import type { ProductRecord } from '#contract/products/product.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type DeleteProductDialogProps = { product: ProductRecord; onYes: () => void; onNo: () => void }

export function DeleteProductDialog({ product, onYes, onNo }: DeleteProductDialogProps) {
  return (
    <ConfirmDialog
      question={`Are you sure you want to delete ${product.name}?`}
      hint="It leaves the site and the search at once. This cannot be undone."
      yes="Delete"
      onYes={onYes}
      onNo={onNo}
    />
  )
}
