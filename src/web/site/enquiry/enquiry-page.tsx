import { data, useLocation } from 'react-router'
import { cleanLine } from '#contract/clean-text.ts'
import { EnquiryForm as EnquirySchema } from '#contract/enquiries/enquiry-form.ts'
import { listLimits } from '#contract/list-limits.ts'
import { siteProfile } from '#contract/site/site-profile.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { referencePattern } from '#domain/posts/reference.ts'
import { senderContext, webContext } from '../../app-context.ts'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import { answerForm } from '../forms/answer-form.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { AskedAbout } from './asked-about.tsx'
import { askedProductIn } from './asked-product.ts'
import { findAskedProduct } from './find-asked-product.ts'
import { OtherWays } from './other-ways.tsx'
import { PageForm } from './page-form.tsx'
import type { Route } from './+types/enquiry-page'

const lead = 'Ask for a price, a delivery date or advice between two models.'

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('product')
  const sent = url.searchParams.get('sent') ?? ''
  const product = await findAskedProduct(context.get(webContext).app.db, asked)
  const reference = referencePattern.test(sent) ? sent : undefined
  // A receipt is for one, and ids that nobody has given are as many as people can think of.
  const isKept = reference === undefined && (asked === null || product !== undefined)
  const words = cleanLine(url.searchParams.get('q') ?? '').slice(0, listLimits.search)
  return data(
    { product, words, reference },
    isKept ? {} : { headers: { 'Cache-Control': 'no-store' } },
  )
}

export async function action(posted: Route.ActionArgs) {
  return answerForm(posted, EnquirySchema, async (form) => {
    const { app } = posted.context.get(webContext)
    const { reference } = await receiveEnquiry(app, form, posted.context.get(senderContext))
    return `/enquiry?sent=${reference}`
  })
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders])
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Product Enquiry',
    description: `${lead} ${siteProfile.company}, ${siteProfile.address.city}.`,
    canonical: `${matches[1].loaderData.publicUrl}/enquiry`,
  })
}

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, words, reference } = loaderData
  const { state } = useLocation()
  const hasScripts = useHasScripts()
  const named = hasScripts ? askedProductIn(state) : undefined
  // Whoever has searched in vain asks for what they had typed.
  const about = product ?? named ?? (words === '' ? undefined : { id: '', name: words })
  return (
    <>
      <PageTitle title="Product Enquiry" lead={lead} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,48rem)_minmax(0,20rem)]">
        <div>
          {product && <AskedAbout product={product} />}
          <PageForm key={about?.id} about={about} refused={actionData} sent={reference} />
        </div>
        <OtherWays />
      </div>
    </>
  )
}
