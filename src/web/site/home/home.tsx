import { data } from 'react-router'
import { shownImageMessages } from '#contract/image-lists/shown-images.ts'
import type { ShownLogo } from '#contract/image-lists/shown-images.ts'
import { featuredMessages, mostFeatured } from '#contract/products/product-messages.ts'
import type { Testimonial } from '#contract/company/company.ts'
import { findBanners, findPartnerLogos } from '#domain/image-lists/find-images.ts'
import { findFeaturedProducts } from '#domain/products/find-featured-products.ts'
import { findSiteTexts } from '#domain/find-site-profile.ts'
import { webContext } from '../../app-context.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { pagePart, responseOf } from '../page-part.ts'
import type { PagePart } from '../page-part.ts'
import { LogoGrid } from '../pictures/logo-grid.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { Hero } from './hero.tsx'
import { PartSays } from './part-says.tsx'
import type { Route } from './+types/home'

const shownProducts = { most: mostFeatured, newest: 9 }

export async function loader({ context }: Route.LoaderArgs) {
  const web = context.get(webContext)
  const { db } = web.app
  const [banners, featured, partners] = await Promise.all([
    pagePart(web, findBanners(db), { none: '', failed: shownImageMessages.bannersFailed }),
    pagePart(web, findFeaturedProducts(web.app, shownProducts), featuredMessages),
    pagePart(web, findPartnerLogos(db), {
      none: shownImageMessages.noPartners,
      failed: shownImageMessages.partnersFailed,
    }),
  ])
  const parts = { banners, featured, partners }
  const { hero, figures, testimonials } = await findSiteTexts(web.app)
  return data({ ...parts, hero, figures, testimonials }, responseOf(parts))
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  return pageMeta(site, {
    title: site.tagline,
    description: `Desktops, laptops, printers, projectors, interactive panels, CCTV and UPS systems from ${site.company}, ${site.address.city}: specification, price and stock of every model.`,
    canonical: `${matches[1].loaderData.publicUrl}/`,
    picture: loaderData?.banners.items[0],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, featured, partners, testimonials, hero, figures } = loaderData
  return (
    <>
      <Hero banners={banners} words={hero} figures={figures} />
      <CategoryStrip heading="Categories" />
      <FeaturedProducts featured={featured} />
      <Partners partners={partners} />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
    </>
  )
}

function Partners({ partners: { items, says } }: { partners: PagePart<ShownLogo> }) {
  return (
    <section aria-labelledby="partners" className="mt-14">
      <h2 id="partners" className="text-xl font-bold tracking-tight">
        Our partners
      </h2>
      <div className="sheet mt-3 border-y border-hairline">
        {says && <PartSays text={says} />}
        {items.length > 0 && <LogoGrid logos={items} className="partner-grid" />}
      </div>
    </section>
  )
}

/** The first is larger; the others stand beside it. */
function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section aria-labelledby="testimonials" className="mt-14">
      <h2 id="testimonials" className="text-xl font-bold tracking-tight">
        What our clients say
      </h2>
      <ul className="testimonials">
        {testimonials.map(({ text, name, of }) => (
          <li key={`${name} ${text}`}>
            <figure>
              <blockquote>“{text}”</blockquote>
              <figcaption>
                <b className="font-semibold text-ink">{name}</b>, {of}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
