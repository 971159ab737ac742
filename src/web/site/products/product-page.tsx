import { lazy, Suspense, useEffect, useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { productMessages } from '#contract/products/product-messages.ts'
import type {
  LinkedProduct,
  GoneProduct,
  ProductCard,
  ProductPage as Product,
  ShownProduct,
} from '#contract/products/product.ts'
import { isAwaited, stockAlertPath, stockAlertTitle } from '#contract/stock-alerts/stock-alert.ts'
import { findLinkedProducts } from '#domain/accessories/find-accessories.ts'
import type { App } from '#domain/app.ts'
import { findOfferedCatalogues } from '#domain/catalogues/find-catalogues.ts'
import { findCategories } from '#domain/find-categories.ts'
import { findSiteProfile, findSiteTexts } from '#domain/find-site-profile.ts'
import { idOfPathPart } from '#domain/path-part.ts'
import { findShownDocuments } from '#domain/product-documents/find-product-documents.ts'
import { findPublicProduct, findWithdrawnProduct } from '#domain/products/find-products.ts'
import { findAlternatives, findRelatedProducts } from '#domain/products/find-related-products.ts'
import { topicOf } from '#domain/products/product-topics.ts'
import { pageOf } from '#domain/products/product-views.ts'
import { webContext } from '../../app-context.ts'
import { topicsHeader } from '../../page-headers.ts'
import { orNotFound } from '../../or-not-found.ts'
import { listAddress } from '../frame/list-address.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { ComparedTray } from '../product-parts/compare-controls.tsx'
import type { ViewedProducts } from '../viewed/viewed-products.tsx'
import { EnquireNow, EnquiryBar } from './enquire-now.tsx'
import { ProductDocuments, ProductSpecs } from './product-facts.tsx'
import { firstScreen, ProductGrid } from './product-grid.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHead } from './product-head.tsx'
import {
  goneHead,
  listProductFacts,
  productHeading,
  productHead,
  similarProducts,
  specRows,
} from './product-page-texts.ts'
import type { Route } from './+types/product-page'

/** Few visitors come by the link of a withdrawn product. */
const GoneProductPage = lazy(async () => {
  const { GoneProductPage } = await import('./gone-product-page.tsx')
  return { default: GoneProductPage }
})

/** After so many milliseconds the page has nothing else to load, and its product counts as viewed. */
const settledAfter = 3000

/** So many lines push the button at the top out of the screen. */
const manySpecs = 12

const mostRelated = 6

const similar = 'Similar products'

const missingProduct = {
  title: productMessages.notFound,
  text: 'It is no longer in our catalogue, or the address is incomplete.',
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, publicUrl } = context.get(webContext)
  const id = idOfPathPart(params.id)
  const stored = await findPublicProduct(app, id)
  if (!stored) return goneOrNotFound(app, id)
  const product = pageOf(stored)
  const isCanonical = product.path === `/products-details/${params.id}`
  if (!isCanonical && params.id !== id) throw redirect(product.path, 301)
  const isOut = product.stockStatus === 'Out of Stock'
  const [[catalogue], { terms }, related, inStock, documents, linked] = await Promise.all([
    findOfferedCatalogues(app, [product.category]),
    findSiteTexts(app),
    findRelatedProducts(app, product, mostRelated),
    isOut ? findAlternatives(app, product, mostRelated) : [],
    findShownDocuments(app, stored),
    findLinkedProducts(app, stored),
  ])
  const site = await findSiteProfile(app)
  const head = productHead(product, publicUrl, site)
  const { specs, ...shown } = product
  // Listed here, so that the table of fields is no script of the page.
  const similarOnes = similarProducts(inStock.length > 0 ? inStock : related, specs)
  const relatedTitle = inStock.length > 0 ? 'In stock instead' : similar
  const facts = listProductFacts(product, site)
  const page = {
    product: shown,
    specs: specRows(specs),
    facts,
    heading: productHeading(product),
    related: similarOnes,
    relatedTitle,
    beside: [
      { title: 'Accessories', products: linked.accessories.map(withoutLines) },
      { title: 'Fits with', products: linked.fitsWith.map(withoutLines) },
    ],
    alert: isAwaited(product.stockStatus) ? stockAlertOf(product) : undefined,
    documents: { catalogue, documents, terms },
    head,
  }
  // Similar products are of the same category, accessories of others.
  const topics = new Set([topicOf(product.category), ...linked.topics])
  return data(page, { headers: { [topicsHeader]: [...topics].join(', ') } })
}

function stockAlertOf({ id }: Product) {
  return { address: `${stockAlertPath}?product=${id}`, title: stockAlertTitle }
}

function withoutLines(product: LinkedProduct): ProductCard {
  return { ...product, specs: [], hasMoreSpecs: false }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** A withdrawn product is 410, with links to similar products. */
async function goneOrNotFound(app: App, id: string) {
  const gone = orNotFound(await findWithdrawnProduct(app.db, id), missingProduct)
  const related = similarProducts(await findRelatedProducts(app, gone, mostRelated), [])
  const { shown } = await findCategories(app)
  const category = shown.find(({ name }) => name === gone.category)?.name
  const { title } = missingProduct
  return data({ gone, category, title, related, head: goneHead(gone) }, { status: 410 })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  if ('gone' in loaderData) return pageMeta(site, loaderData.head)
  const { head, product } = loaderData
  const [picture] = product.pictures
  return pageMeta(site, { ...head, picture: picture && { picture, alt: product.name } })
}

export default function ProductPage({ loaderData, matches }: Route.ComponentProps) {
  if ('gone' in loaderData) return <WithdrawnProduct {...loaderData} />
  const { product, specs, related, relatedTitle, beside } = loaderData
  const { id, category, name } = product
  const documents = { ...loaderData.documents, product }
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
          <ProductDocuments {...documents} className="mt-4 max-lg:hidden" />
        </div>
        <div className="product-sheet-facts">
          <div>
            <ProductHead {...loaderData} />
          </div>
          <ProductSpecs rows={specs} />
          <ProductDescription text={product.description} />
          <ProductDocuments {...documents} className="mt-6 lg:hidden" />
          {specs.length > manySpecs && <EnquireNow product={product} />}
          <p className="mt-3 hidden text-sm wrap-anywhere print:block">
            {matches[1].loaderData.publicUrl}
            {product.path}
          </p>
        </div>
      </article>
      {beside.map((part) => (
        <RelatedProducts key={part.title} {...part} />
      ))}
      <RelatedProducts title={relatedTitle} products={related} category={category} />
      <RecentlyViewed key={id} product={product} />
      <EnquiryBar product={product} />
      <ComparedTray />
    </>
  )
}

type WithdrawnProductProps = {
  gone: GoneProduct
  /** Undefined where visitors cannot open it: it is hidden, or was removed since. */
  category: string | undefined
  title: string
  related: ProductCard[]
}

function WithdrawnProduct({ gone, category, title, related }: WithdrawnProductProps) {
  return (
    <>
      <Suspense>
        <GoneProductPage
          name={gone.name}
          category={category}
          title={title}
          hasRelated={related.length > 0}
        />
      </Suspense>
      <RelatedProducts title={similar} products={related} category={category} />
    </>
  )
}

type RelatedProductsProps = {
  title: string
  products: ProductCard[]
  /** Of which there are more. */
  category?: string
}

function RelatedProducts({ title, products, category }: RelatedProductsProps) {
  if (products.length === 0) return null
  return (
    <section aria-label={title} className="mt-14 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-xl font-bold tracking-tight">{title}</h2>
        {category && (
          <Link
            to={listAddress('', { category })}
            prefetch="intent"
            className="footer-link text-sm font-semibold text-action"
          >
            All {category}
          </Link>
        )}
      </div>
      <ProductGrid products={products} catalogues={[]} isShort before={firstScreen} />
    </section>
  )
}

function RecentlyViewed({ product }: { product: ShownProduct }) {
  const [Viewed, setViewed] = useState<typeof ViewedProducts>()
  useEffect(() => {
    const timer = setTimeout(() => {
      import('../viewed/viewed-products.tsx').then(
        ({ ViewedProducts }) => setViewed(() => ViewedProducts),
        () => undefined,
      )
    }, settledAfter)
    return () => clearTimeout(timer)
  }, [])
  return Viewed && <Viewed product={product} />
}

type Crumb = { name: string; path: string }

function Breadcrumb({ crumbs, here }: { crumbs: Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="py-0.5 text-sm text-ink-soft print:hidden">
      <ol className="flex items-center gap-x-2">
        {crumbs.map(({ name, path }) => (
          <li key={path} className="flex min-w-0 items-center gap-x-2 first:shrink-0">
            <Link to={path} className="footer-link min-w-0">
              <span className="truncate">{name}</span>
            </Link>
            <span aria-hidden="true" className="max-md:in-[li:nth-last-child(2)]:hidden">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="hidden flex-1 truncate text-ink md:block">
          {here}
        </li>
      </ol>
    </nav>
  )
}

function ProductDescription({ text }: { text: string }) {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="description" className="mt-6 md:mt-8 print:mt-3">
      <h2 id="description" className="text-xl font-bold tracking-tight">
        Description
      </h2>
      {paragraphs.map((paragraph, i) => (
        <p
          key={i}
          dir="auto"
          className="mt-2 max-w-[58ch] wrap-anywhere print:mt-1 print:max-w-none"
        >
          {paragraph}
        </p>
      ))}
    </section>
  )
}
