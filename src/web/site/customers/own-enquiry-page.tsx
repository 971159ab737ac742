import { data, Link } from 'react-router'
import { ownEnquiryMessages } from '#contract/own-enquiries/own-enquiry.ts'
import type { OwnEnquiry, OwnReply } from '#contract/own-enquiries/own-enquiry.ts'
import { findOwnEnquiry } from '#domain/own-enquiries/find-own-enquiries.ts'
import { webContext } from '../../app-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { timeText } from '../../ui/format.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageSection, PageTitle } from '../frame/page-sections.tsx'
import { accountPath } from './account-address.ts'
import { accountHeaders } from './account-headers.ts'
import { OwnStatusBadge, subjectOf } from './own-status-badge.tsx'
import { requireSignedIn } from './signed-in.ts'
import type { Route } from './+types/own-enquiry-page'

const missing = {
  title: ownEnquiryMessages.notFound,
  text: 'Your account has no enquiry with this reference.',
}

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const owner = await requireSignedIn({ url, context })
  const enquiry = await findOwnEnquiry(app.db, owner, params.reference)
  return data({ enquiry: orNotFound(enquiry, missing) }, accountHeaders)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const description = `An enquiry of yours at ${site.company}.`
  return pageMeta(site, { title: 'Your enquiry', description, isHidden: true })
}

export default function OwnEnquiryPage({ loaderData: { enquiry } }: Route.ComponentProps) {
  const { message, replies } = enquiry
  return (
    <>
      <PageTitle title={subjectOf(enquiry)} />
      <OwnEnquiryFacts enquiry={enquiry} />
      <PageSection id="asked" title="What you wrote">
        <PlainLines text={message} />
      </PageSection>
      <PageSection id="replies" title="Our replies">
        {replies.length === 0 && <p className="text-ink-soft">No reply yet</p>}
        <ul className="divide-y divide-hairline">
          {replies.map((reply) => (
            <Reply key={reply.at} reply={reply} />
          ))}
        </ul>
      </PageSection>
      <p>
        <Link to={accountPath} className="footer-link text-action">
          Back to your account
        </Link>
      </p>
    </>
  )
}

function OwnEnquiryFacts({ enquiry }: { enquiry: OwnEnquiry }) {
  const { reference, status, createdAt, product, productId, name } = enquiry
  return (
    <div className="mb-6 text-sm text-ink-soft">
      <p className="flex flex-wrap items-center gap-x-3">
        <OwnStatusBadge status={status} />
        <time dateTime={createdAt}>{timeText(createdAt)}</time>
        <span className="whitespace-nowrap tabular-nums">{reference}</span>
        {name && <span className="wrap-anywhere">{name}</span>}
      </p>
      {product && productId && (
        <Link to={`/products-details/${productId}`} className="footer-link text-action">
          View the product
        </Link>
      )}
    </div>
  )
}

function Reply({ reply: { at, subject, text, attachments } }: { reply: OwnReply }) {
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <p className="mb-3 text-sm text-ink-soft">
        <time dateTime={at}>{timeText(at)}</time>
      </p>
      <PlainLines text={text} />
      {attachments.length > 0 && (
        <p className="mt-3 text-sm wrap-anywhere text-ink-soft">
          Sent with the e-mail: {attachments.join(', ')}
        </p>
      )}
    </li>
  )
}

/** Its lines as they were typed, without a style of their own. */
function PlainLines({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere">
      {text.split('\n').map((line, number) => (
        <span key={number}>
          {number > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
  )
}
