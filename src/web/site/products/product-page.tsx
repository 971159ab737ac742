import { findProductPage } from '#domain/products/find-products.ts'
import { idOfPathPart } from '#domain/products/product-rules.ts'
import { webContext } from '../../app-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import type { Route } from './+types/product-page'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  return orNotFound(await findProductPage(app.db, idOfPathPart(params.id)))
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.name}</h1>
}
