import type { Catalogue } from '#contract/catalogues/catalogue.ts'
import type { ProductTerm } from '#contract/company/shown-company.ts'
import type { ProductDocument } from '#contract/product-documents/product-document.ts'
import type { ShownProduct } from '#contract/products/product.ts'

type ProductDocumentsProps = {
  product: ShownProduct
  catalogue: Catalogue | undefined
  documents: ProductDocument[]
  terms: ProductTerm[]
  className: string
}

/** Documents, and what the company says of every product. */
export function ProductDocuments(props: ProductDocumentsProps) {
  const { product, catalogue, documents, terms, className } = props
  const link = 'footer-link font-semibold text-action'
  return (
    <dl className={`fact-table print:hidden ${className}`}>
      <div>
        <dt>Documents</dt>
        <dd className="flex flex-wrap gap-x-5">
          <a href={`${product.path}/data-sheet`} download rel="nofollow" className={link}>
            Data sheet
          </a>
          {documents.map(({ id, title, url }) => (
            <a key={id} href={url} className={`${link} min-w-0 wrap-anywhere`}>
              {title}
            </a>
          ))}
          {catalogue && (
            <a href={catalogue.url} download className={link}>
              Download Catalogue<span className="sr-only"> of {product.category}</span>
            </a>
          )}
        </dd>
      </div>
      {terms.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
