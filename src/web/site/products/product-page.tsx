import { data, redirect } from 'react-router'
import { productMessages } from '#contract/products/product-messages.ts'
import { findCatalogues } from '#domain/catalogues/find-catalogues.ts'
import type { Db } from '#domain/app.ts'
import { findProductPage, findWithdrawnProduct } from '#domain/products/find-products.ts'
import { findRelatedProducts } from '#domain/products/find-related-products.ts'
import { idOfPathPart } from '#domain/products/product-rules.ts'
import { webContext } from '../../app-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { Breadcrumb } from '../breadcrumb.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { catalogueFor } from './catalogue-for.ts'
import { EnquireNow } from './enquire-now.tsx'
import { EnquiryBar } from './enquiry-bar.tsx'
import { listAddress } from '../frame/list-address.ts'
import { listProductFacts } from './list-product-facts.ts'
import { ProductDescription } from './product-description.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHead } from './product-head.tsx'
import { goneHead, productHead } from './product-page-head.ts'
import { ProductSpecs } from './product-specs.tsx'
import { RelatedProducts } from './related-products.tsx'
import { GoneProductPage } from './gone-product-page.tsx'
import type { Route } from './+types/product-page'

/** So many lines push the button at the top out of the screen. */
const manySpecs = 12

const mostRelated = 6

const missingProduct = {
  title: productMessages.notFound,
  text: 'It is no longer in our catalogue, or the address was copied in part.',
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, publicUrl } = context.get(webContext)
  const { db } = app
  const id = idOfPathPart(params.id)
  const product = await findProductPage(db, id)
  if (!product) return goneOrNotFound(db, id)
  const isCanonical = product.path === `/products-details/${params.id}`
  if (!isCanonical && params.id !== id) throw redirect(product.path, 301)
  const [catalogues, related] = await Promise.all([
    findCatalogues(db),
    findRelatedProducts(db, product, mostRelated),
  ])
  const catalogue = catalogueFor(catalogues, product.category)
  const head = productHead(product, publicUrl)
  // Listed here, so that the table of fields is no script of the page.
  return { product, facts: listProductFacts(product), related, catalogue, head }
}

/** What was sold once is gone for good, and says what is near it. */
async function goneOrNotFound(db: Db, id: string) {
  const gone = orNotFound(await findWithdrawnProduct(db, id), missingProduct)
  const related = await findRelatedProducts(db, gone, mostRelated)
  const { title } = missingProduct
  return data({ gone, title, related, head: goneHead(gone) }, { status: 410 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if ('gone' in loaderData) return pageMeta(loaderData.head)
  const { head, product } = loaderData
  const [picture] = product.pictures
  return pageMeta({ ...head, picture: picture && { picture, alt: product.name } })
}

export default function ProductPage({ loaderData, matches }: Route.ComponentProps) {
  if ('gone' in loaderData) return <GoneProductPage {...loaderData} />
  const { product, facts, related, catalogue } = loaderData
  const { id, category, name, specs } = product
  const crumbs = [
    { name: 'Products', path: '/products' },
    { name: category, path: listAddress('', { category }) },
  ]
  return (
    <>
      <Breadcrumb crumbs={crumbs} here={name} />
      <article className="product-sheet">
        <div className="product-sheet-picture">
          <ProductGallery key={id} product={product} />
        </div>
        <div className="product-sheet-facts">
          <ProductHead product={product} facts={facts} catalogue={catalogue} />
          <ProductSpecs specs={specs} />
          <ProductDescription text={product.description} />
          {specs.length > manySpecs && <EnquireNow product={product} />}
          <p className="mt-3 hidden text-sm wrap-anywhere print:block">
            {matches[1].loaderData.publicUrl}
            {product.path}
          </p>
        </div>
      </article>
      <RelatedProducts products={related} category={category} />
      <EnquiryBar product={product} />
    </>
  )
}
