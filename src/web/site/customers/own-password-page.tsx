import { useEffect, useRef } from 'react'
import { data, Link } from 'react-router'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import {
  LinkedPasswordPageForm,
  PasswordChangePageForm,
  PasswordLinkRequest,
} from '#contract/customers/own-password-form.ts'
import {
  linkNeedsMail,
  linkRequested,
  ownPasswordLimits,
  ownPasswordMessages,
} from '#contract/customers/own-password.ts'
import { changeOwnPassword } from '#domain/customers/change-own-password.ts'
import { findOwnAccount } from '#domain/customers/find-own-account.ts'
import { findLinkedCustomer } from '#domain/customers/password-links.ts'
import { requestPasswordLink } from '#domain/customers/request-password-link.ts'
import { setLinkedPassword } from '#domain/customers/set-linked-password.ts'
import { senderContext, webContext } from '../../app-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useSiteProfile } from '../../use-site-profile.ts'
import { formHeaders, tokenHeaders, respondToForm } from '../forms/form-action.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { halvesLook, PageSection, PageTitle } from '../page-sections.tsx'
import { findSignedIn } from './find-account-view.ts'
import { ChangePassword, RequestLink, SetPassword } from './password-forms.tsx'
import { doneAddress, formIn, outcomeIn, passwordPath, refusedAs } from './password-page.ts'
import type { Outcome } from './password-page.ts'
import type { Route } from './+types/own-password-page'

function leadOf({ company }: SiteProfile) {
  return `For customers with an account at ${company}.`
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const token = url.searchParams.get('token')
  const customer = token === null ? undefined : await findLinkedCustomer(app, token)
  return data(
    {
      token,
      outcome: outcomeIn(url),
      userId: customer?.userId,
      ownUserId: token === null ? await findOwnUserId(context) : '',
      isMailSetUp: app.outbox.isMailSetUp,
    },
    { headers: tokenHeaders },
  )
}

/** Of the customer who is signed in. */
async function findOwnUserId(context: Route.LoaderArgs['context']) {
  const { app } = context.get(webContext)
  const signedIn = await findSignedIn({ context })
  const account = signedIn && (await findOwnAccount(app.db, signedIn.owner.customerId))
  return account?.gstNumber ?? account?.email ?? ''
}

export async function action(posted: Route.ActionArgs) {
  const { app } = posted.context.get(webContext)
  const sender = posted.context.get(senderContext)
  const form = formIn(posted.url)
  if (form === 'link') {
    return respondToForm(posted, PasswordLinkRequest, async (form) => {
      await requestPasswordLink(app, form, sender)
      return doneAddress('requested')
    })
  }
  if (form === 'set') {
    const token = posted.url.searchParams.get('token') ?? ''
    return respondToForm(posted, LinkedPasswordPageForm, async ({ password }) => {
      await setLinkedPassword(app, { token, password }, sender)
      return doneAddress('changed')
    })
  }
  return respondToForm(posted, PasswordChangePageForm, async (form) => {
    await changeOwnPassword(app, form, sender)
    return doneAddress('changed')
  })
}

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  return pageMeta(site, { title: 'Your password', description: leadOf(site), isHidden: true })
}

export default function OwnPassword({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { token, outcome, userId, ownUserId, isMailSetUp } = loaderData
  const site = useSiteProfile()
  const isDead = token !== null && userId === undefined
  return (
    <>
      <PageTitle title="Your password" lead={leadOf(site)} />
      {outcome && <PasswordOutcome outcome={outcome} />}
      {isDead && (
        <Banner tone="warning" title={ownPasswordMessages.linkDead} className="mb-6 max-w-3xl" />
      )}
      <div className={halvesLook}>
        {token !== null && userId !== undefined && (
          <PageSection id="set" title="Set a password" content="below">
            <SetPassword {...{ token, userId }} refused={refusedAs('set', refused)} />
          </PageSection>
        )}
        {!outcome && token === null && (
          <PageSection id="change" title="Change your password" content="below">
            <ChangePassword userId={ownUserId} refused={refusedAs('change', refused)} />
          </PageSection>
        )}
        {!outcome && (
          <PageSection id="link" title="No password?" content="below">
            <p className="mb-4 max-w-[58ch] text-pretty">
              {isMailSetUp ? linkText : linkNeedsMail(site.phone.shown)}
            </p>
            {isMailSetUp && <RequestLink token={token} refused={refusedAs('link', refused)} />}
          </PageSection>
        )}
      </div>
    </>
  )
}

const linkText = `You do not know your password, or it has expired? We send a link to the e-mail that we know of your account. You set a new password with it, once and within ${ownPasswordLimits.linkHours} hours.`

/** Has the focus, so that a screen reader reads it when the form is gone. */
function PasswordOutcome({ outcome }: { outcome: Outcome }) {
  const { phone } = useSiteProfile()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [outcome])
  return (
    <>
      <div
        ref={box}
        tabIndex={-1}
        role="status"
        className="mb-6 max-w-3xl border-l-4 border-leaf bg-leaf-wash px-4 py-3 outline-none"
      >
        <p className="font-semibold text-pretty text-leaf">
          {outcome === 'changed' ? ownPasswordMessages.passwordChanged : linkRequested(phone.shown)}
        </p>
        {outcome === 'requested' && (
          <p className="mt-1 text-sm text-pretty">
            The link works once, for {ownPasswordLimits.linkHours} hours. We send at most{' '}
            {ownPasswordLimits.requestedLinks} a day to one account.
          </p>
        )}
      </div>
      {outcome === 'changed' ? (
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/account" look="action">
            Sign in
          </ButtonLink>
          <ButtonLink to="/contact?as=existing">Write to us</ButtonLink>
        </p>
      ) : (
        <Link to={passwordPath} className="footer-link text-action">
          Back to your password
        </Link>
      )}
    </>
  )
}
