import type { ProductRecord } from '#contract/products/product.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
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
          <ButtonAnchor
            href={`/products-details/${id}`}
            target="_blank"
            rel="noopener"
            look="quiet"
          >
            View on the site
          </ButtonAnchor>
          <ButtonLink to={`/admin/products/edit/${id}`}>Edit Product</ButtonLink>
          <Button look="action" onClick={onClose} data-first-focus>
            Close
          </Button>
        </>
      }
    >
      <ProductDetails product={product} />
    </Dialog>
  )
}
