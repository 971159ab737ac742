import type { ProductRecord } from '#contract/products/product.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

export type RowActions = {
  onView: (product: ProductRecord) => void
  onDelete: (product: ProductRecord) => void
}

type ProductRowActionsProps = RowActions & { product: ProductRecord; isGoing: boolean }

/** Each says which product it means: a list of buttons alone must make sense. */
export function ProductRowActions({ product, isGoing, onView, onDelete }: ProductRowActionsProps) {
  const { id, name } = product
  return (
    <div className="grid grid-cols-3 gap-2 @lg:-mr-2.5 @lg:inline-flex @lg:gap-0">
      <Button
        look="quiet"
        className={look}
        onClick={() => onView(product)}
        aria-label={`View ${name}`}
      >
        View
      </Button>
      <ButtonLink
        look="quiet"
        className={look}
        to={`/admin/products/edit/${id}`}
        prefetch="intent"
        aria-label={`Edit ${name}`}
      >
        Edit
      </ButtonLink>
      <Button
        look="quiet"
        className={look}
        onClick={() => onDelete(product)}
        aria-label={`Delete ${name}`}
        aria-disabled={isGoing}
      >
        {isGoing ? 'Deleting...' : 'Delete'}
      </Button>
    </div>
  )
}

/** On a card the three share the width. */
const look =
  'border border-hairline px-2.5! @lg:border-transparent @lg:text-ink-soft @lg:hover:text-action'
