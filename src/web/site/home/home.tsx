import { data } from 'react-router'
import { galleryMessages } from '#contract/gallery/gallery.ts'
import { shownLogoMessages } from '#contract/logos/logo.ts'
import { featuredMessages } from '#contract/products/product-messages.ts'
import { siteProfile, testimonials } from '#contract/site/site-profile.ts'
import { findBanners } from '#domain/gallery/find-gallery.ts'
import { findPartnerLogos } from '#domain/logos/find-logos.ts'
import { findFeaturedProducts } from '#domain/products/find-featured-products.ts'
import { webContext } from '../../app-context.ts'
import { CategoryStrip } from '../categories/category-strip.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { pagePart, responseOf } from '../page-part.ts'
import { FeaturedProducts } from './featured-products.tsx'
import { Hero } from './hero.tsx'
import { Partners } from './partners.tsx'
import { Testimonials } from './testimonials.tsx'
import type { Route } from './+types/home'

const mostFeatured = 9

export async function loader({ context }: Route.LoaderArgs) {
  const web = context.get(webContext)
  const { db } = web.app
  const [banners, featured, partners] = await Promise.all([
    pagePart(web, findBanners(db), { none: '', failed: galleryMessages.loadFailed }),
    pagePart(web, findFeaturedProducts(db, mostFeatured), featuredMessages),
    pagePart(web, findPartnerLogos(db), {
      none: shownLogoMessages.noPartners,
      failed: shownLogoMessages.partnersFailed,
    }),
  ])
  const parts = { banners, featured, partners }
  return data({ ...parts, testimonials }, responseOf(parts))
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: siteProfile.tagline,
    description: `Desktops, laptops, printers, projectors, interactive panels, CCTV and UPS systems from ${siteProfile.company}, ${siteProfile.address.city}: specification, price and stock of every model.`,
    canonical: `${matches[1].loaderData.publicUrl}/`,
    picture: loaderData?.banners.items[0],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, featured, partners, testimonials } = loaderData
  return (
    <>
      <Hero banners={banners} />
      <CategoryStrip heading="Categories" />
      <FeaturedProducts featured={featured} />
      <Partners partners={partners} />
      <Testimonials testimonials={testimonials} />
    </>
  )
}
