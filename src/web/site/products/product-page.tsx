import { redirect } from 'react-router'
import { productMessages } from '#contract/products/product.ts'
import { findProductPage } from '#domain/products/find-products.ts'
import { idOfPathPart } from '#domain/products/product-rules.ts'
import { webContext } from '../../app-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { Breadcrumb } from '../breadcrumb.tsx'
import { EnquireNow } from './enquire-now.tsx'
import { EnquiryBar } from './enquiry-bar.tsx'
import { listAddress } from './list-address.ts'
import { ProductDescription } from './product-description.tsx'
import { ProductHead } from './product-head.tsx'
import { productMeta } from './product-meta.ts'
import { ProductPicture } from './product-picture.tsx'
import { ProductSpecs } from './product-specs.tsx'
import type { Route } from './+types/product-page'

/** So many lines push the button at the top out of the screen. */
const manySpecs = 12

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const id = idOfPathPart(params.id)
  const product = orNotFound(await findProductPage(app.db, id), productMessages.notFound)
  const isCanonical = product.path === `/products-details/${params.id}`
  if (!isCanonical && params.id !== id) throw redirect(product.path, 301)
  return { product }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return productMeta(loaderData.product, matches[1].loaderData.publicUrl)
}

export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  const { category, images, name } = product
  const [first] = images
  const crumbs = [
    { name: 'Products', path: '/products' },
    { name: category, path: listAddress('', { category }) },
  ]
  return (
    <>
      <Breadcrumb crumbs={crumbs} here={name} />
      <article className="product-sheet">
        <div className="product-sheet-picture flex items-center justify-center bg-surface text-ink-soft">
          <div className={first ? 'size-full' : 'size-40 max-w-full md:size-52'}>
            <ProductPicture
              image={first?.url ?? null}
              category={category}
              alt={name}
              side={800}
              isFirst
            />
          </div>
        </div>
        <div className="product-sheet-facts">
          <ProductHead product={product} />
          <ProductSpecs specs={product.specs} />
          {product.specs.length > manySpecs && (
            <EnquireNow product={product} className="max-md:tall:hidden" />
          )}
        </div>
        <ProductDescription text={product.description} />
      </article>
      <EnquiryBar product={product} />
    </>
  )
}
