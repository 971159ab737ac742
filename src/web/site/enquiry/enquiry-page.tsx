import { data, useLocation, Link } from 'react-router'
import { cleanLine } from '#contract/clean-text.ts'
import { enquiryLimits } from '#contract/enquiries/enquiry.ts'
import { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { mostCompared } from '#contract/products/compared-products.ts'
import { listLimits } from '#contract/list-limits.ts'
import { pictureAddress, widthFor } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import type { App } from '#domain/app.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { referencePattern } from '#domain/submissions/reference.ts'
import { findProductPage } from '#domain/products/find-products.ts'
import { idOfPathPart } from '#domain/path-part.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { senderContext, webContext } from '../../app-context.ts'
import { priceTermsText } from '#contract/products/price-terms.ts'
import { makerTexts } from '#contract/products/maker-texts.ts'
import { priceText } from '#contract/products/price-text.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import { useSiteProfile } from '../../use-site-profile.ts'
import { respondToForm } from '../forms/form-action.ts'
import type { RefusedForm } from '../forms/form-action.ts'
import { BusinessHours } from '../frame/office-details.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../page-sections.tsx'
import { OpeningState } from '../hours/opening-state.tsx'
import { askedProductIn } from './asked-product.ts'
import type { AskedProduct } from './asked-product.ts'
import { PublicEnquiryForm, useEnquiry } from './public-enquiry-form.tsx'
import type { Route } from './+types/enquiry-page'

const lead = 'Ask for a price, a delivery date or advice on choosing between models.'

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('product')
  const sent = url.searchParams.get('sent') ?? ''
  const products = await findAskedProducts(context.get(webContext).app, asked)
  const reference = referencePattern.test(sent) ? sent : undefined
  // A receipt is for one person, and unlimited addresses with unknown ids would fill the cache.
  const isCacheable = reference === undefined && (asked === null || products[0]?.id === asked)
  const words = cleanLine(url.searchParams.get('q') ?? '').slice(0, listLimits.search)
  return data(
    { products, words, reference },
    isCacheable ? {} : { headers: { 'Cache-Control': 'no-store' } },
  )
}

export async function action(posted: Route.ActionArgs) {
  return respondToForm(posted, EnquiryForm, async (form) => {
    const { app } = posted.context.get(webContext)
    const { reference } = await receiveEnquiry(app, form, posted.context.get(senderContext))
    return `/enquiry?sent=${reference}`
  })
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders])
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  return pageMeta(site, {
    title: 'Product enquiry',
    description: `${lead} ${site.company}, ${site.address.city}.`,
    canonical: `${matches[1].loaderData.publicUrl}/enquiry`,
  })
}

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { products, words, reference } = loaderData
  const { state } = useLocation()
  const hasScripts = useHasScripts()
  const named = hasScripts ? askedProductIn(state) : undefined
  // After a search without results the enquiry names the words of the search.
  const about =
    askedAbout(products) ?? named ?? (words === '' ? undefined : { id: '', name: words })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,48rem)_minmax(16rem,1fr)] min-[100rem]:grid-cols-[minmax(0,1fr)_48rem_minmax(0,1fr)]">
      <div className="lg:max-[100rem]:col-span-2">
        <PageTitle title="Product enquiry" lead={lead} />
        <div className="max-w-3xl">
          {products.map((product) => (
            <AskedAbout key={product.id} product={product} />
          ))}
        </div>
      </div>
      <div className="min-[100rem]:mt-10">
        <PageForm key={about?.id} about={about} refused={actionData} sent={reference} />
      </div>
      <OtherContacts />
    </div>
  )
}

type PageFormProps = {
  about: AskedProduct | undefined
  refused: RefusedForm | undefined
  /** The reference of what was sent without scripts. */
  sent: string | undefined
}

/** The form on a page of its own. */
function PageForm({ about, refused, sent }: PageFormProps) {
  const enquiry = useEnquiry({ about, refused })
  const { isBusy, failure, reference = failure ? undefined : sent } = enquiry
  return (
    <PublicEnquiryForm enquiry={{ ...enquiry, reference }}>
      <SubmitButton isBusy={isBusy} className="px-6">
        Submit enquiry
      </SubmitButton>
    </PublicEnquiryForm>
  )
}

/** For visitors who prefer to call. */
function OtherContacts() {
  const { phone, whatsApp, replyPromise } = useSiteProfile()
  return (
    <aside
      aria-labelledby="other-ways"
      className="border-t border-hairline pt-4 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-12 min-[100rem]:mt-10"
    >
      <h2 id="other-ways" className="text-xl font-bold tracking-tight">
        Prefer to talk?
      </h2>
      <p className="mt-2">
        <a
          href={`tel:${phone.dialled}`}
          className="footer-link font-semibold text-action tabular-nums"
        >
          {phone.shown}
        </a>
        {whatsApp && (
          <>
            <br />
            <a href={whatsApp} rel="noreferrer" className="footer-link text-action">
              Chat on WhatsApp
            </a>
          </>
        )}
      </p>
      {replyPromise && <p className="mt-2 text-ink-soft">{replyPromise}</p>}
      <BusinessHours className="mt-2 text-ink-soft" />
      <OpeningState />
    </aside>
  )
}

/** Visitors who followed a link see which product it is about. */
function AskedAbout({ product }: { product: AskedProductView }) {
  const { path, name, maker, price, terms, picture } = product
  return (
    <Link
      to={path}
      className="group -mt-px flex gap-4 border-y border-hairline py-3 no-underline hover:bg-surface"
    >
      {picture && (
        <span className="picture-tile">
          <img src={picture} alt="" className="size-full object-contain mix-blend-multiply" />
        </span>
      )}
      <span className="flex min-w-0 flex-col justify-center">
        <bdi className="line-clamp-3 font-semibold wrap-anywhere group-hover:text-action">
          {name}
        </bdi>
        <span className="made-by text-sm">
          {maker.map((text, i) => (
            <bdi key={i}>{text}</bdi>
          ))}
        </span>
        <span className="tabular-nums">
          <span className="font-semibold">{price}</span>{' '}
          <span className="inline-block text-xs text-ink-soft">{terms}</span>
        </span>
      </span>
    </Link>
  )
}

/** Wide enough for a tile of 8rem on a dense screen. */
const tileWidth = 320

/** From a comparison several. What is not sold any more is left out: the form is there all the same. */
async function findAskedProducts(app: App, asked: string | null) {
  const ids = asked?.split(',', mostCompared) ?? []
  const found = await Promise.all(ids.map((id) => findAskedProduct(app, id)))
  return found.filter((product) => product !== undefined)
}

/** The field for the product names all of them. */
function askedAbout(products: { id: string; name: string }[]): AskedProduct | undefined {
  const [product, ...others] = products
  if (!product) return undefined
  if (others.length === 0) return { id: product.id, name: product.name }
  const longest = Math.floor(enquiryLimits.product / products.length) - separator.length
  const names = products.map(({ name }) =>
    name.length > longest ? `${name.slice(0, longest - 1)}…` : name,
  )
  return { id: '', name: names.join(separator) }
}

const separator = '; '

async function findAskedProduct(app: App, asked: string) {
  const product = await findProductPage(app, idOfPathPart(asked))
  if (!product) return undefined
  const { id, path, name, pictures } = product
  const { priceBasis } = await findSiteProfile(app)
  return {
    id,
    path,
    name,
    maker: makerTexts(product),
    price: priceText(product.price),
    terms: priceTermsText(product, priceBasis),
    picture: tileOf(pictures[0]),
  }
}

type AskedProductView = Awaited<ReturnType<typeof findAskedProducts>>[number]

/** Texts and addresses only, so that the page of the form does not load the components of product pages. */
function tileOf(picture: Picture | undefined) {
  return picture ? pictureAddress(picture.key, widthFor(picture, tileWidth)) : null
}
