import { lazy, Suspense } from 'react'
import { data, redirect, useNavigation } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import type { ProductListPage } from '#contract/products/product-list.ts'
import type { ProductCard } from '#contract/products/product.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import type { App } from '#domain/app.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { findOfferedCatalogues } from '#domain/catalogues/find-catalogues.ts'
import { findPresentName } from '#domain/require-category.ts'
import { topicsOfListPage } from '#domain/products/product-topics.ts'
import { withSpecs } from '#domain/products/filter-products.ts'
import { findProductListPage } from '#domain/products/find-product-list.ts'
import { findRelatedProducts } from '#domain/products/find-related-products.ts'
import { findSharedSpecifications } from '#domain/products/find-shared-specifications.ts'
import { webContext } from '../../app-context.ts'
import { foundHeader, topicsHeader } from '../../page-headers.ts'
import { orNotFound } from '../../or-not-found.ts'
import { Pager } from '../../ui/pager/pager.tsx'
import { failureTexts } from '../errors/failure-texts.ts'
import { PageFailure } from '../errors/page-failure.tsx'
import { listAddress, isNarrowed } from '../frame/list-address.ts'
import { pageMeta } from '../frame/page-meta.ts'
import type { PageHead } from '../frame/page-meta.ts'
import { ComparedTray } from '../product-parts/compare-controls.tsx'
import { withCardLines } from './card-lines.ts'
import { listChoices, listHeading } from './list-choices.ts'
import type { ShownList } from './list-choices.ts'
import { CategoryTabs, ListHead } from './list-head.tsx'
import { tableOfProducts } from './table-of-products.ts'
import { firstScreen, ProductGrid } from './product-grid.tsx'
import { nearestListAddress, productQueryOf } from './product-query-of.ts'
import type { Route } from './+types/product-list-page'

/** Few lists are empty: the others need not load it. */
const NoProductsFound = lazy(async () => {
  const { NoProductsFound } = await import('./no-products-found.tsx')
  return { default: NoProductsFound }
})

/** Most lists are shown as a grid: they need not load it. */
const ProductTable = lazy(async () => {
  const { ProductTable } = await import('./product-table.tsx')
  return { default: ProductTable }
})

/** So many products leave most of a large screen empty. */
const fewProducts = 3

const mostSimilar = 6

export async function loader({ url, context }: Route.LoaderArgs) {
  const { app, publicUrl } = context.get(webContext)
  const asked = productQueryOf(url.searchParams)
  if (!asked.success) throw redirect(orNotFound(nearestListAddress(url.search)))
  const query = asked.data
  if (query.category) {
    const category = orNotFound(await findPresentName(app, query.category, 'shown'))
    const { page = 1 } = query
    if (category !== query.category)
      throw redirect(listAddress(url.search, { category, page }), 301)
  }
  const list = await findProductListPage(app, withSpecs(query))
  const catalogues = await findOfferedCatalogues(
    app,
    [...list.products, ...(list.instead?.near ?? [])].map(({ category }) => category),
  )
  const search = url.search
  if (list.page > list.pages) throw redirect(listAddress(search, { page: list.pages }))
  const { tabs: _, filters: __, ...whole } = list
  const shown = {
    ...whole,
    products: list.products.map(withCardLines),
    instead: list.instead && { ...list.instead, near: [] },
  }
  const choices = listChoices(list, search)
  const site = await findSiteProfile(app)
  const head = listHead(list, search, { site, publicUrl })
  const table =
    query.view === 'table' && list.total > 0
      ? tableOfProducts(list, await findSharedSpecifications(app, idsOf(list)), search, {
          ...choices,
          basis: site.priceBasis,
        })
      : null
  const printed = printedAddress(list, search)
  const { title, products } = await findNear(app, list)
  const similar = { title, products: products.map(withCardLines) }
  const page = { list: shown, catalogues, search, choices, head, table, printed, similar }
  // A search whose index is not ready yet has no counts, but will in a moment.
  if (!list.filters) return data(page, { headers: { 'Cache-Control': 'no-store' } })
  const topics = topicsOfListPage(withSpecs(query), list.category)
  const headers = new Headers({ [topicsHeader]: topics.join(', ') })
  if (query.q) headers.set(foundHeader, String(list.total))
  return data(page, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, text: description } = failureTexts(error, listMessages.failed)
  return pageMeta(site, loaderData?.head ?? { title, description, isHidden: true })
}

export default function ProductList({ loaderData }: Route.ComponentProps) {
  const { list, catalogues, search, choices, table, printed, similar } = loaderData
  const isPending = useNavigation().location?.pathname === '/products'
  const near = similar.products.length > 0 && (
    <section aria-labelledby="near" className="w-full">
      <h2 id="near" className="text-xl font-bold tracking-tight">
        {similar.title}
      </h2>
      <ProductGrid
        products={similar.products}
        catalogues={catalogues}
        isShort
        before={firstScreen}
      />
    </section>
  )
  return (
    <>
      <CategoryTabs tabs={choices.tabs} />
      <ListHead
        choices={choices}
        total={list.total}
        isPending={isPending}
        catalogue={catalogues.find(({ category }) => category === list.category)}
        printed={printed}
      />
      <div aria-busy={isPending} className="transition-opacity aria-busy:opacity-50">
        {list.total === 0 && (
          <Suspense>
            <NoProductsFound list={list} ways={choices.ways}>
              {near}
            </NoProductsFound>
          </Suspense>
        )}
        {list.total > 0 && !table && (
          <ProductGrid
            products={list.products}
            catalogues={catalogues}
            isShort={list.total <= fewProducts}
          />
        )}
        {table && (
          <Suspense>
            <ProductTable products={list.products} table={table} />
          </Suspense>
        )}
        {list.total > 0 && <div className="mt-10">{near}</div>}
      </div>
      <div className="mt-6">
        <Pager
          page={list.page}
          pages={list.pages}
          addressOf={(page) => listAddress(search, { page })}
          label="Pages"
        />
      </div>
      <ComparedTray />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} failed={listMessages.failed} />
}

/** Of a narrowed list: the whole of it, whatever page is shown. A category has its catalogue. */
function printedAddress({ total }: Pick<ShownList, 'total'>, search: string) {
  if (total === 0 || !isNarrowed(search)) return ''
  return listAddress(search).replace('products', 'product-catalogue')
}

/** Below a search without results what comes nearest to it, below a short list what is like its products. */
async function findNear(app: App, list: ProductListPage) {
  if (list.total === 0) return { title: 'Close matches', products: list.instead?.near ?? [] }
  const products = await findSimilar(app, list)
  return { title: products.length > 0 ? 'Similar products' : '', products }
}

/** Below a list that is short: of the category of its first product, as on the page of that one. */
async function findSimilar(app: App, list: ProductListPage): Promise<ProductCard[]> {
  const [first] = list.products
  if (!first || list.total > fewProducts) return []
  const shown = new Set(idsOf(list))
  const related = await findRelatedProducts(app, first, mostSimilar + shown.size)
  return related.filter(({ id }) => !shown.has(id)).slice(0, mostSimilar)
}

function idsOf({ products }: Pick<ShownList, 'products'>) {
  return products.map(({ id }) => id)
}

type Shop = { site: SiteProfile; publicUrl: string }

/** One list has one address for search engines, whatever its order; a narrowed one has none. */
function listHead(list: ShownList, search: string, { site, publicUrl }: Shop): PageHead {
  const { category, page } = list
  const heading = page > 1 ? `${listHeading(list)}, page ${page}` : listHeading(list)
  const isHidden = isNarrowed(search)
  return {
    title: heading,
    description: `${heading} from ${site.company}, ${site.address.city}: specification, price and stock of every model.`,
    canonical: isHidden ? undefined : `${publicUrl}${listAddress('', { category, page })}`,
    isHidden,
  }
}
