import { data } from 'react-router'
import { stopOffersPath } from '#contract/consents/consent.ts'
import { StopOffersForm } from '#contract/consents/stop-offers-form.ts'
import { findOffersState } from '#domain/consents/find-offers-state.ts'
import { withdrawOwnConsent } from '#domain/consents/withdraw-consent.ts'
import { indianDay } from '#domain/indian-time.ts'
import { webContext } from '../../app-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { Button } from '../../ui/button.tsx'
import { respondToForm } from '../forms/form-action.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../page-sections.tsx'
import { tokenIn } from '../../link-token.ts'
import { DoneNote, Fact, FailureNote } from './privacy-notes.tsx'
import type { Route } from './+types/stop-offers'

/** Dates as text: the browser's own may differ from the server's. */
type Offers = {
  email: string
  agreedOn: string
  wording: string
  withdrawnOn: string | undefined
}

const unknownLink = {
  title: 'This link does not work',
  text: 'It is not complete, or what you sent us has been deleted, and your consent to offers with it. If you still get offers from us, write to us or call.',
}

/** Changes nothing: mail scanners follow every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const state = orNotFound(await findOffersState(app.db, tokenIn(url)), unknownLink)
  const { email, agreedAt, wording, withdrawnAt } = state
  const withdrawnOn = withdrawnAt === null ? undefined : indianDay(withdrawnAt)
  const shown: Offers = { email, agreedOn: indianDay(agreedAt), wording, withdrawnOn }
  return data(shown, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action(posted: Route.ActionArgs) {
  const { app } = posted.context.get(webContext)
  const token = tokenIn(posted.url)
  let isOneClick = false
  const response = await respondToForm(posted, StopOffersForm, async (form) => {
    await withdrawOwnConsent(app, token)
    isOneClick = form.isOneClick
    return `${stopOffersPath}?token=${encodeURIComponent(token)}`
  })
  // RFC 8058 forbids a redirect there.
  return isOneClick ? null : response
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.site, {
    title: 'Offers and news by e-mail',
    description: 'End the offers and news that you agreed to.',
    isHidden: true,
  })
}

export default function StopOffers({ loaderData, actionData }: Route.ComponentProps) {
  const { email, withdrawnOn } = loaderData
  if (withdrawnOn) return <Stopped email={email} since={withdrawnOn} />
  return <Question offers={loaderData} failure={actionData?.failure.title} />
}

function Question({ offers, failure }: { offers: Offers; failure: string | undefined }) {
  const { email, agreedOn, wording } = offers
  return (
    <div className="max-w-2xl pb-12">
      <PageTitle
        title="Stop offers and news?"
        lead="You get no more of them by e-mail. What you ask us is answered all the same."
      />
      {failure && <FailureNote text={failure} />}
      <dl className="fact-table">
        <Fact name="E-mail">{email}</Fact>
        <Fact name="Agreed on">{agreedOn}</Fact>
        <Fact name="Agreed to">{wording}</Fact>
      </dl>
      <form method="post" className="mt-6">
        <Button type="submit" look="action" className="px-6">
          Stop offers and news
        </Button>
      </form>
    </div>
  )
}

function Stopped({ email, since }: { email: string; since: string }) {
  return (
    <div className="max-w-2xl pb-12">
      <PageTitle title="Offers and news have ended" />
      <DoneNote title={`Since ${since}, we send none to ${email}.`}>
        No further action is needed. If you want them again, tick the box when you next write to us.
      </DoneNote>
    </div>
  )
}
