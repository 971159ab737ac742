import { fieldRowOf, productFieldNames, productFields } from '#contract/products/product-fields.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { timeText } from '../../ui/format.ts'
import { productFieldText } from '../../ui/product-field-text.ts'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { CatalogueName } from '../catalogues/current-catalogue.tsx'
import { DetailPictures } from '../pictures/detail-pictures.tsx'
import { Detail, DetailList, DetailPart } from '../lists/detail-list.tsx'
import { EditLink } from './product-links.tsx'

const detailFields = productFieldNames.filter((field) => fieldRowOf(field).isDetail)

type ViewProductDialogProps = { product: ProductRecord; onClose: () => void }

export function ViewProductDialog({ product, onClose }: ViewProductDialogProps) {
  return (
    <Dialog
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
      <ProductDetails product={product} />
    </Dialog>
  )
}

function ProductDetails({ product }: { product: ProductRecord }) {
  return (
    <div className="flex flex-col gap-5">
      <DetailPictures images={product.images} />
      <DetailList>
        {detailFields.map((field) => (
          <Detail key={field} name={productFields[field].label}>
            {field === 'stockStatus' ? (
              <StockBadge status={product.stockStatus} />
            ) : (
              productFieldText(field, product[field])
            )}
          </Detail>
        ))}
        <Detail name="Category Catalogue">
          <CatalogueName category={product.category} />
        </Detail>
        <Detail name="Added">{timeText(product.createdAt)}</Detail>
        <Detail name="Last changed">{timeText(product.changedAt)}</Detail>
        <Detail name="Page">
          <a
            href={`/products-details/${product.id}`}
            target="_blank"
            rel="noopener"
            className="text-action"
          >
            View on the site
          </a>
        </Detail>
      </DetailList>
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
    </div>
  )
}
