import { fieldRowOf, productFieldNames } from '#contract/products/product-fields.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { timeText } from '../../ui/format.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { CatalogueName } from '../catalogues/current-catalogue.tsx'
import { DetailPictures } from '../pictures/detail-pictures.tsx'
import { DetailList, DetailPart, SiteLink } from '../lists/detail-list.tsx'
import { DraftBadge } from './draft-badge.tsx'
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
            'Category Catalogue': <CatalogueName category={product.category} />,
            Added: timeText(product.createdAt),
            'Last changed': timeText(product.changedAt),
            Page: <ProductSiteLink product={product} />,
          }}
        />
        <DetailPart title="Description">
          <p className="whitespace-pre-line text-pretty wrap-anywhere">{product.description}</p>
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
