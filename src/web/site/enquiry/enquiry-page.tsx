import { useState } from 'react'
import { data, useLocation } from 'react-router'
import { cleanLine } from '#contract/clean-text.ts'
import { enquiryInputLimits } from '#contract/enquiries/enquiry-input.ts'
import { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { listLimits } from '#contract/list-limits.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { referencePattern } from '#domain/submissions/reference.ts'
import { senderContext, webContext } from '../../app-context.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import { formHeaders, respondToForm } from '../forms/form-action.ts'
import type { RefusedForm } from '../forms/form-action.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../page-sections.tsx'
import { askedProductIn, groupProducts } from './asked-product.ts'
import type { AskedProduct } from './asked-product.ts'
import { findAskedProducts } from './find-asked-products.ts'
import type { AskedLine } from './find-asked-products.ts'
import { OtherContacts } from './other-contacts.tsx'
import { PublicEnquiryForm, useEnquiry } from './public-enquiry-form.tsx'
import type { Route } from './+types/enquiry-page'

const lead = 'For a price, a delivery date or advice on choosing between models.'

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('product')
  const sent = url.searchParams.get('sent') ?? ''
  const { app } = context.get(webContext)
  const { products, gone, notice } = await findAskedProducts(app, asked)
  const reference = referencePattern.test(sent) ? sent : undefined
  // A receipt is for one person, and unlimited addresses with unknown ids would fill the cache.
  const isCacheable = reference === undefined && (asked === null || products[0]?.id === asked)
  const words = cleanLine(url.searchParams.get('q') ?? '').slice(0, listLimits.search)
  const about = askedAbout(products) ?? namedAbout(gone, words)
  const asking = {
    path: addressOf(products),
    about,
    lead: `${notice} ${lead}`.trim(),
  }
  return data(
    {
      products: products.map((product) => ({
        ...product,
        without: addressOf(products.filter((other) => other !== product)),
      })),
      reference,
      // What is typed after a receipt is stored under the same name.
      draft: about?.id,
      ...(reference === undefined ? asking : { path: '/enquiry', about: undefined, lead }),
    },
    isCacheable ? {} : { headers: { 'Cache-Control': 'no-store' } },
  )
}

/** What is not sold any more, or after a search without results its words. */
function namedAbout(gone: { id: string; name: string }[], words: string) {
  const name = askedAbout(gone)?.name ?? words
  return name === '' ? undefined : { id: '', name }
}

/** Of the page about these products. */
function addressOf(products: AskedLine[]) {
  if (products.length === 0) return '/enquiry'
  return `/enquiry?product=${products.map(({ id }) => id).join()}`
}

export async function action(posted: Route.ActionArgs) {
  const receive = async (form: EnquiryForm) => {
    const { app } = posted.context.get(webContext)
    const { reference } = await receiveEnquiry(app, form, posted.context.get(senderContext))
    return receiptAddress(reference, Object.keys(form.products ?? {}))
  }
  return respondToForm(posted, EnquiryForm, receive, groupProducts)
}

/** It names products, which everybody can see, and nothing of the sender or of what was written. */
function receiptAddress(sent: string, ids: string[]) {
  const query = { ...(ids.length > 0 ? { product: ids.join() } : {}), sent }
  return `/enquiry?${new URLSearchParams(query)}`
}

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  return pageMeta(site, {
    title: 'Product enquiry',
    description: `${lead} ${site.company}, ${site.address.city}.`,
    canonical: `${matches[1].loaderData.publicUrl}/enquiry`,
  })
}

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { products, path, about, draft, reference, lead } = loaderData
  const { state } = useLocation()
  const hasScripts = useHasScripts()
  const named = hasScripts ? askedProductIn(state) : undefined
  return (
    <div className="form-columns">
      <div>
        <PageTitle title="Product enquiry" lead={lead} />
      </div>
      <PageForm
        // What was typed stays when a product is removed.
        key={named?.id}
        about={about ?? named}
        draft={draft ?? named?.id}
        products={products}
        action={path}
        refused={actionData}
        sent={reference}
      />
      <OtherContacts />
    </div>
  )
}

type PageFormProps = {
  about: AskedProduct | undefined
  /** The name of the draft. */
  draft: string | undefined
  products: AskedLine[]
  /** A refused form has the same lines. */
  action: string
  refused: RefusedForm | undefined
  /** The reference in the address, of what was sent. */
  sent: string | undefined
}

/** The form on a page of its own. */
function PageForm({ about, draft: named, products, action, sent, refused }: PageFormProps) {
  // The draft of a form whose products change is the one that it began with.
  const [draft] = useState(named)
  const enquiry = useEnquiry({ about, draft, refused, sent, isFixed: products.length > 0 })
  return (
    <PublicEnquiryForm {...{ enquiry, products, action }}>
      <SubmitButton isBusy={enquiry.isBusy} className="px-6">
        Submit enquiry
      </SubmitButton>
    </PublicEnquiryForm>
  )
}

/** The field for the product names all of them. */
function askedAbout(products: { id: string; name: string }[]): AskedProduct | undefined {
  const [product, ...others] = products
  if (!product) return undefined
  if (others.length === 0) return { id: product.id, name: product.name }
  const longest = Math.floor(enquiryInputLimits.product / products.length) - separator.length
  const names = products.map(({ name }) =>
    name.length > longest ? `${name.slice(0, longest - 1)}…` : name,
  )
  return { id: '', name: names.join(separator) }
}

const separator = '; '
