import type { Catalogue } from '#contract/catalogues/catalogue.ts'
import type { ProductTerm } from '#contract/company/shown-company.ts'
import type { ProductDocument } from '#contract/product-documents/product-document.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import { WholeFigures } from '../../ui/products/whole-figures.tsx'
import type { SpecRow } from './product-page-texts.ts'

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

/** On paper so many stand in two columns, to fit one sheet. */
const manySpecs = 20
const onPaper = 'print:columns-2 print:gap-8 print:text-xs print:leading-tight'

export function ProductSpecs({ rows }: { rows: SpecRow[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="specification" className="mt-6 md:mt-8 print:mt-3 print:clear-both">
      <h2 id="specification" className="text-xl font-bold tracking-tight">
        Specification
      </h2>
      <div className={`mt-2 ${rows.length > manySpecs ? onPaper : ''}`}>
        <table className="spec-table" aria-labelledby="specification">
          <tbody>
            {rows.map(({ label, parts }, i) => (
              <tr key={i} dir="auto">
                {label && <th scope="row">{label}</th>}
                <td colSpan={label ? undefined : 2}>
                  <WholeFigures parts={parts} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
