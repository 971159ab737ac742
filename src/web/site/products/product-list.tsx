import { redirect, useNavigation } from 'react-router'
import { listMessages, usualSort } from '#contract/products/product-list.ts'
import { findCatalogues } from '#domain/catalogues/find-catalogues.ts'
import { findProductListPage } from '#domain/products/find-product-list.ts'
import { webContext } from '../../app-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { Pager } from '../../ui/pager.tsx'
import { PageFailure } from '../errors/page-failure.tsx'
import { pageMeta } from '../page-meta.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { listAddress } from './list-address.ts'
import { ListHead } from './list-head.tsx'
import { listMeta } from './list-meta.ts'
import { NoProducts } from './no-products-found.tsx'
import { ProductGrid } from './product-grid.tsx'
import { productQueryOf } from './product-query-of.ts'
import type { Route } from './+types/product-list'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const query = orNotFound(productQueryOf(url.searchParams).data)
  const [list, catalogues] = await Promise.all([
    findProductListPage(app, query),
    findCatalogues(app.db),
  ])
  const search = url.search
  if (list.page > list.pages) throw redirect(listAddress(search, { page: list.pages }))
  return { list, catalogues, search, sort: query.sort ?? usualSort(query.q) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: 'Products', description: listMessages.failed })
  return listMeta(loaderData.list, loaderData.search, matches[1].loaderData.publicUrl)
}

export default function ProductList({ loaderData }: Route.ComponentProps) {
  const { list, catalogues, search, sort } = loaderData
  const isPending = useNavigation().location?.pathname === '/products'
  return (
    <>
      <CategoryTabs list={list} search={search} />
      <ListHead list={list} search={search} sort={sort} isPending={isPending} />
      <div aria-busy={isPending} className="transition-opacity aria-busy:opacity-50">
        {list.total === 0 && <NoProducts list={list} search={search} />}
        {list.total > 0 && <ProductGrid products={list.products} catalogues={catalogues} />}
      </div>
      <div className="mt-6">
        <Pager
          page={list.page}
          pages={list.pages}
          addressOf={(page) => listAddress(search, { page })}
          label="Pages"
        />
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} failed={listMessages.failed} />
}
