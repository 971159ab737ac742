import { Link } from 'react-router'
import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { RowButton, rowActionLook } from '../lists/list-table.tsx'
import { RowMenu } from '../lists/row-menu.tsx'
import type { RowAction } from '../lists/row-menu.tsx'
import { Permitted, useMay, usePermissions } from '../session/permitted.tsx'
import {
  copyAddress,
  DuplicateLink,
  EditLink,
  siteAddress,
  useFormLink,
  ViewOnSite,
} from './product-links.tsx'

type ProductActionsProps = {
  product: ProductRecord
  /** While it is being deleted. */
  isGoing: boolean
  onView: (product: ProductRecord) => void
  onDelete: (product: ProductRecord) => void
}

/** What can be done with a product of the list: each a button, or on a phone all in one menu. */
export function ProductActions(props: ProductActionsProps) {
  const { product, isGoing, onView, onDelete } = props
  return (
    <>
      <div className="hidden @lg:-mr-2.5 @lg:inline-flex">
        <RowButton text="View" label={`View ${product.name}`} onPress={() => onView(product)} />
        <EditLink product={product} {...rowActionLook} aria-label={`Edit ${product.name}`}>
          Edit
        </EditLink>
        <DuplicateLink
          product={product}
          {...rowActionLook}
          aria-label={`Duplicate ${product.name}`}
        >
          Duplicate
        </DuplicateLink>
        <ViewOnSite product={product} />
        <Permitted call={productCalls.withdraw}>
          <RowButton
            text={isGoing ? 'Deleting...' : 'Delete'}
            label={`Delete ${product.name}`}
            onPress={() => onDelete(product)}
            isBusy={isGoing}
          />
        </Permitted>
      </div>
      <RowMenu
        opens={useMay(productCalls.change) ? product.id : undefined}
        name={product.name}
        actions={useProductActions(props)}
        className="@lg:hidden"
      />
    </>
  )
}

function useProductActions({ product, isGoing, onView, onDelete }: ProductActionsProps) {
  const { name, publication } = product
  const isPermitted = usePermissions()
  const form = useFormLink(product)
  const actions: (RowAction | false)[] = [
    { text: 'View', label: `View ${name}`, onPress: () => onView(product) },
    isPermitted(productCalls.change.can) && {
      text: 'Edit',
      label: `Edit ${name}`,
      link: <Link {...form} />,
    },
    isPermitted(productCalls.add.can) && {
      text: 'Duplicate',
      label: `Duplicate ${name}`,
      link: <Link to={copyAddress(product)} state={form.state} />,
    },
    publication === 'Published' && {
      text: 'View on site',
      label: `View on site: ${name}`,
      // Its text is the content of the item.
      // oxlint-disable-next-line jsx-a11y/anchor-has-content
      link: <a href={siteAddress(product)} target="_blank" rel="noopener" />,
    },
    isPermitted(productCalls.withdraw.can) && {
      text: isGoing ? 'Deleting...' : 'Delete',
      label: isGoing ? `Deleting... ${name}` : `Delete ${name}`,
      onPress: () => onDelete(product),
      isBusy: isGoing,
    },
  ]
  return actions.filter((action) => action !== false)
}
