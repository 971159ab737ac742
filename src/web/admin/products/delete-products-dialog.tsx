import type { ProductRecord } from '#contract/products/product.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type DeleteProductsDialogProps = {
  products: ProductRecord[]
  onYes: () => void
  onNo: () => void
}

export function DeleteProductsDialog({ products, onYes, onNo }: DeleteProductsDialogProps) {
  const [{ name } = { name: '' }, ...others] = products
  return (
    <ConfirmDialog
      question={`Are you sure you want to delete ${others.length === 0 ? name : `${products.length} products`}?`}
      hint={
        others.length === 0
          ? 'It leaves the site and the search at once. This cannot be undone.'
          : `${firstNames(products)}. They leave the site and the search at once. This cannot be undone.`
      }
      yes="Delete"
      onYes={onYes}
      onNo={onNo}
    />
  )
}

const namesShown = 5

function firstNames(products: ProductRecord[]) {
  const names = products.slice(0, namesShown).map(({ name }) => name)
  const others = products.length - names.length
  return others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ')
}
