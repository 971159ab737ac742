import { useQuery } from '@tanstack/react-query'
import { countOf } from '#contract/count-text.ts'
import { fieldRowOf, productFieldNames } from '#contract/products/product-fields.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { stockAlertCalls } from '#contract/stock-alerts/stock-alert-calls.ts'
import { isAwaited } from '#contract/stock-alerts/stock-alert.ts'
import { Button } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { timeText } from '../../ui/format.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { CatalogueName } from '../catalogues/current-catalogue.tsx'
import { DetailPictures } from '../pictures/detail-pictures.tsx'
import { DetailList, DetailPart, SiteLink } from '../lists/detail-list.tsx'
import { callQuery } from '../session/call-query.ts'
import { DraftBadge } from './product-summary.tsx'
import { ProductHistory } from './product-history-part.tsx'
import { EditLink } from './product-links.tsx'

type ViewProductDialogProps = { product: ProductRecord; onClose: () => void }

export function ViewProductDialog({ product, onClose }: ViewProductDialogProps) {
  return (
    <OfficeDialog
      title={product.name}
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose} data-first-focus>
            Close
          </Button>
          <EditLink product={product} look="action">
            Edit Product
          </EditLink>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <DetailPictures images={product.images} />
        <DetailList
          details={{
            ...fieldDetails(product),
            'Waiting for it': isAwaited(product.stockStatus) ? (
              <WaitingCount productId={product.id} />
            ) : undefined,
            'Category Catalogue': <CatalogueName category={product.category} />,
            Added: timeText(product.createdAt),
            'Last changed': timeText(product.changedAt),
            Page: <ProductSiteLink product={product} />,
          }}
        />
        <DetailPart title="Description">
          <p dir="auto" className="whitespace-pre-line text-pretty wrap-anywhere">
            {product.description}
          </p>
        </DetailPart>
        <DetailPart title="Specifications">
          {product.specs.length === 0 && <p className="text-ink-soft">None</p>}
          <ul className="columns-1 gap-x-8 sm:columns-2">
            {product.specs.map((line, i) => (
              <li
                key={i}
                className="break-inside-avoid border-b border-hairline py-1.5 text-sm wrap-anywhere"
              >
                {line}
              </li>
            ))}
          </ul>
        </DetailPart>
        <ProductHistory productId={product.id} onUndo={onClose} />
      </div>
    </OfficeDialog>
  )
}

/** Who asked to be told when it is in stock again. */
function WaitingCount({ productId }: { productId: string }) {
  const { data, error } = useQuery(callQuery(stockAlertCalls.count, { id: productId }))
  if (error) return <span className="text-danger">{error.message}</span>
  if (!data) return <Skeleton className="my-1 h-3.5 w-24" />
  const { waiting } = data
  if (waiting === 0) return 'Nobody'
  return `${countOf(waiting, 'person gets', 'people get')} one e-mail when it is in stock again`
}

function ProductSiteLink({ product: { id, publication } }: { product: ProductRecord }) {
  if (publication === 'Draft') return 'Not on the site'
  return <SiteLink to={`/products-details/${id}`}>View on the site</SiteLink>
}

function fieldDetails(product: ProductRecord) {
  const fields = productFieldNames.filter((field) => fieldRowOf(field).isDetail)
  const texts = fields.map((field) => [
    fieldRowOf(field).label,
    productFieldText(field, product[field]),
  ])
  return {
    ...Object.fromEntries(texts),
    [fieldRowOf('stockStatus').label]: <StockBadge status={product.stockStatus} />,
    [fieldRowOf('publication').label]: <Publication product={product} />,
  }
}

function Publication({ product }: { product: ProductRecord }) {
  const { publication, publishAt } = product
  if (publication === 'Published') return publication
  return (
    <>
      <DraftBadge product={product} />
      {publishAt && ` ${fieldRowOf('publishAt').label} ${timeText(publishAt)}`}
    </>
  )
}
