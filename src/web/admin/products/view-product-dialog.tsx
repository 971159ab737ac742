import type { ProductRecord } from '#contract/products/product.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ProductDetails } from './product-details.tsx'

export function ViewProductDialog({
  product,
  onClose,
}: {
  product: ProductRecord
  onClose: () => void
}) {
  const { id, name } = product
  return (
    <Dialog
      title={name}
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose} data-first-focus>
            Close
          </Button>
          <ButtonLink to={`/admin/products/edit/${id}`} look="action">
            Edit Product
          </ButtonLink>
        </>
      }
    >
      <ProductDetails product={product} />
    </Dialog>
  )
}
