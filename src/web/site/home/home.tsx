import { data } from 'react-router'
import { siteProfile } from '#contract/site/site-profile.ts'
import { findNewestProducts } from '#domain/products/find-product-list.ts'
import { webContext } from '../../app-context.ts'
import type { Web } from '../../app-context.ts'
import { CategoryStrip } from '../category-strip.tsx'
import { pageMeta } from '../page-meta.ts'
import { Hero } from './hero.tsx'
import { NewestProducts } from './newest-products.tsx'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const newest = await findNewestOrSay(context.get(webContext))
  // A page with a part missing is shown, and not kept.
  const headers: HeadersInit = newest ? {} : { 'Cache-Control': 'no-store' }
  return data({ newest }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: siteProfile.tagline,
    description: `Desktops, laptops, printers, projectors, interactive panels, CCTV and UPS systems from ${siteProfile.company}, ${siteProfile.address.city}: specification, price and stock of every model.`,
    canonical: `${matches[1].loaderData.publicUrl}/`,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <CategoryStrip heading="Categories" />
      <NewestProducts products={loaderData.newest} />
    </>
  )
}

async function findNewestOrSay({ app, log }: Web) {
  try {
    return await findNewestProducts(app.db, 9)
  } catch (error) {
    log.error({ path: '/', reason: String(error) }, 'newest products failed')
    return null
  }
}
