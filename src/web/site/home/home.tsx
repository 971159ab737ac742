import { data } from 'react-router'
import { allCategories } from '#contract/categories/category.ts'
import type { Testimonial } from '#contract/company/company.ts'
import type { SiteTexts } from '#contract/company/shown-company.ts'
import { shownImageMessages } from '#contract/image-lists/shown-images.ts'
import type { Banner, ShownLogo } from '#contract/image-lists/shown-images.ts'
import { featuredMessages, mostFeatured } from '#contract/products/product-messages.ts'
import type { App } from '#domain/app.ts'
import { folded } from '#domain/fold-text.ts'
import { findSiteTexts } from '#domain/find-site-profile.ts'
import { findBanners, findPartnerLogos } from '#domain/image-lists/find-images.ts'
import { findFeaturedProducts } from '#domain/products/find-featured-products.ts'
import { findFacets } from '#domain/products/find-facets.ts'
import { webContext } from '../../app-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { listAddress } from '../frame/list-address.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { pagePart, responseOf } from '../page-part.ts'
import type { PagePart } from '../page-part.ts'
import { LogoGrid } from '../pictures/logo-grid.tsx'
import { BannerShow } from './banner-show.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { FeaturedProducts, PartSays } from './featured-products.tsx'
import type { Route } from './+types/home'

const shownProducts = { most: mostFeatured, newest: 9 }

export async function loader({ context }: Route.LoaderArgs) {
  const web = context.get(webContext)
  const { db } = web.app
  const [banners, featured, partners] = await Promise.all([
    pagePart(web, findBanners(db), { none: '', failed: shownImageMessages.bannersFailed }),
    pagePart(web, findFeaturedProducts(web.app, shownProducts), featuredMessages),
    pagePart(web, findLinkedLogos(web.app), {
      none: shownImageMessages.noPartners,
      failed: shownImageMessages.partnersFailed,
    }),
  ])
  const parts = { banners, featured, partners }
  const { hero, figures, testimonials } = await findSiteTexts(web.app)
  return data({ ...parts, hero, figures, testimonials }, responseOf(parts))
}

/** A partner whose brand is sold leads to its products, unless the office has set another address. */
async function findLinkedLogos(app: App): Promise<ShownLogo[]> {
  const [logos, brands] = await Promise.all([findPartnerLogos(app.db), findSoldBrands(app)])
  return logos.map((logo) => {
    const brand = brands.find((brand) => folded(brand) === folded(logo.alt))
    if (logo.link || brand === undefined) return logo
    return { ...logo, link: listAddress('', { category: allCategories, brand }) }
  })
}

/** Where products cannot be read, the logos are shown all the same; the featured products say why. */
async function findSoldBrands(app: App) {
  const facets = await findFacets(app, {}).catch(() => undefined)
  return facets?.brands.map(({ name }) => name) ?? []
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
      {hasPictures(banners) && <Figures look="row" figures={figures} />}
      <Partners partners={partners} />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
    </>
  )
}

type HeroProps = {
  banners: PagePart<Banner>
  words: SiteTexts['hero']
  figures: SiteTexts['figures']
}

function hasPictures({ items, says }: PagePart<Banner>) {
  return items.length > 0 || Boolean(says)
}

/** The banners beside the text; without banners, the figures of the company, which else follow the products. */
function Hero({ banners, words, figures }: HeroProps) {
  const { items, says } = banners
  return (
    <div className={`hero ${hasPictures(banners) ? 'hero-pictured' : ''}`}>
      <Words {...words} />
      {!hasPictures(banners) && <Figures look="block" figures={figures} />}
      {says && <PartSays text={says} className="banner-frame" />}
      {items.length > 0 && <BannerShow banners={items} />}
    </div>
  )
}

function Words({ title, text }: SiteTexts['hero']) {
  return (
    <div>
      <h1 dir="auto" className="max-w-[16ch] display font-bold tracking-tight text-balance">
        {title}
      </h1>
      <p dir="auto" className="mt-3 max-w-[58ch] text-ink-soft md:text-lg">
        {text}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink
          look="action"
          to="/products?category=All"
          className="px-6 max-sm:whitespace-normal"
        >
          View All Products
        </ButtonLink>
        <ButtonLink to="/contact" className="px-6">
          Contact Us
        </ButtonLink>
      </div>
    </div>
  )
}

const looks = {
  block: {
    list: 'grid-cols-[repeat(auto-fill,minmax(max(8rem,45%),1fr))] border-t',
    item: 'border-b border-hairline py-3 odd:pr-6',
  },
  row: {
    list: 'mt-14 grid-cols-[repeat(auto-fill,minmax(max(8rem,45%),1fr))] border-y md:grid-cols-4',
    item: 'border-hairline py-2 max-md:nth-[-n+2]:border-b md:not-first:border-l md:not-first:pl-6 md:py-4',
  },
}

type FiguresProps = { look: keyof typeof looks; figures: SiteTexts['figures'] }

function Figures({ look, figures }: FiguresProps) {
  if (figures.length === 0) return null
  const { list, item } = looks[look]
  return (
    <dl className={`grid border-ink ${list}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className={`flex flex-col-reverse ${item}`}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-3xl font-bold tracking-tight figures">{value}</dd>
        </div>
      ))}
    </dl>
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
              <blockquote dir="auto">“{text}”</blockquote>
              <figcaption>
                <bdi className="font-semibold text-ink">{name}</bdi>, <bdi>{of}</bdi>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
