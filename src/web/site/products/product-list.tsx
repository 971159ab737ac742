import { data, Link } from 'react-router'
import { ProductQuery } from '#contract/products/product-query.ts'
import { findProductListPage } from '#domain/products/find-product-list.ts'
import { webContext } from '../../app-context.ts'
import type { Route } from './+types/product-list'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const query = ProductQuery.safeParse(Object.fromEntries(url.searchParams))
  if (!query.success) throw data('Not found', { status: 404 })
  return findProductListPage(app.db, query.data)
}

export default function ProductList({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>Products</h1>
      <ul>
        {loaderData.products.map((product) => (
          <li key={product.id}>
            <Link to={product.path}>{product.name}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
