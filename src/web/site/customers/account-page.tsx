import { useEffect } from 'react'
import { data, Link, redirect, useSearchParams } from 'react-router'
import { webContext } from '../../app-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { halvesLook, PageTitle } from '../page-sections.tsx'
import { accountActions } from './account-actions.ts'
import { accountFormIn, accountOutcomeIn, backLink, signInAddress } from './account-address.ts'
import type { AccountOutcome } from './account-address.ts'
import { AccountPart } from './account-part.tsx'
import type { AccountSection } from './account-view.ts'
import { findAccountView, findSignedIn } from './find-account-view.ts'
import { signInView } from './sign-in-view.ts'
import { formHeaders } from '../forms/form-action.ts'
import type { Route } from './+types/account-page'

/** Without an origin in the request, a form without scripts would be refused: hence not no-referrer. */
const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }

/** One route for all that is below /account: every page of the site loads the list of routes. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const signedIn = await findSignedIn({ context })
  if (!signedIn && params.part !== undefined) throw redirect(signInAddress(url), 303)
  const view = signedIn
    ? await findAccountView(app, signedIn.owner, { ...params, url })
    : signInView(url)
  return data({ view, owner: signedIn?.owner.customerId }, { headers: privateHeaders })
}

export async function action(posted: Route.ActionArgs) {
  return accountActions[accountFormIn(posted.url)](posted)
}

export const headers = formHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { title, pageName } = loaderData.view
  const { site } = matches[0].loaderData
  const description = `Your account at ${site.company}: your enquiries and our replies.`
  return pageMeta(site, { title: pageName ?? title, description, isHidden: true })
}

async function deleteDrafts(outcome: AccountOutcome) {
  if (outcome === 'sign-in-first') return
  const drafts = await import('./account-drafts.ts').catch(() => undefined)
  if (outcome.startsWith('signed-out')) drafts?.deleteAllDrafts()
  else drafts?.deleteSentDraft()
}

export default function Account({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { view, owner } = loaderData
  const { title, lead, notice, sections, facts, below, leadsBack } = view
  const [searchParams] = useSearchParams()
  const outcome = accountOutcomeIn({ searchParams })
  useEffect(() => {
    if (outcome) void deleteDrafts(outcome)
  }, [outcome])
  const partsOf = (all: AccountSection[]) =>
    all.map((section) => <AccountPart key={section.id} {...{ section, owner, refused }} />)
  return (
    <>
      {leadsBack && (
        <nav aria-label="Breadcrumb" className="-mb-4 pt-4 text-sm">
          <Link to={backLink.to} className="footer-link text-action">
            {backLink.text}
          </Link>
        </nav>
      )}
      <PageTitle title={title} {...(lead ? { lead } : {})} />
      {notice && !refused && <Banner tone="note" title={notice} className="mb-6 max-w-3xl" />}
      {facts ? (
        <div className={halvesLook}>
          <div>{partsOf(sections)}</div>
          <div>{partsOf(facts)}</div>
        </div>
      ) : (
        partsOf(sections)
      )}
      {below && <div className={halvesLook}>{partsOf(below)}</div>}
    </>
  )
}
