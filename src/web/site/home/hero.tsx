import type { Banner } from '#contract/image-lists/shown-images.ts'
import type { SiteTexts } from '#contract/company/shown-company.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { PagePart } from '../page-part.ts'
import { BannerShow } from './banner-show.tsx'
import { PartSays } from './part-says.tsx'

type HeroProps = {
  banners: PagePart<Banner>
  words: SiteTexts['hero']
  figures: SiteTexts['figures']
}

/** The banners beside the text; without banners, the figures of the company. */
export function Hero({ banners: { items, says }, words, figures }: HeroProps) {
  const hasPictures = items.length > 0 || Boolean(says)
  return (
    <>
      <div className={`hero ${hasPictures ? 'hero-pictured' : ''}`}>
        <Words {...words} />
        {!hasPictures && <Figures look="block" figures={figures} />}
        {says && <PartSays text={says} className="banner-frame" />}
        {items.length > 0 && <BannerShow banners={items} />}
      </div>
      {hasPictures && <Figures look="row" figures={figures} />}
    </>
  )
}

function Words({ title, text }: SiteTexts['hero']) {
  return (
    <div>
      <h1 className="max-w-[16ch] display font-bold tracking-tight text-balance">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink look="action" to="/products" className="px-6 max-sm:whitespace-normal">
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
    list: 'mb-10 grid-cols-[repeat(auto-fill,minmax(max(8rem,45%),1fr))] border-y md:grid-cols-4 md:mb-12',
    item: 'border-hairline py-3 max-md:nth-[-n+2]:border-b md:not-first:border-l md:not-first:pl-6 md:py-4',
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
          <dd className="text-3xl font-bold tracking-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
