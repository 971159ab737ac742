import { Link } from 'react-router'
import { unverifiedHint } from '#contract/customers/own-account.ts'
import type { OwnAccount } from '#contract/customers/own-account.ts'
import { Button } from '../../ui/button.tsx'
import { PageSection } from '../frame/page-sections.tsx'
import { accountAction } from './account-address.ts'
import { OwnEnquiries } from './own-enquiries.tsx'
import type { OwnEnquiriesProps } from './own-enquiries.tsx'
import { PostedForm } from './posted-form.tsx'

type AccountOverviewProps = { account: OwnAccount; list: OwnEnquiriesProps }

export function AccountOverview({ account, list }: AccountOverviewProps) {
  const { gstNumber, name, email, isEmailVerified } = account
  return (
    <>
      <PageSection id="enquiries" title="Your enquiries">
        <OwnEnquiries {...list} />
        {email && !isEmailVerified && (
          <p className="mt-3 text-sm text-pretty wrap-anywhere text-ink-soft">
            {unverifiedHint(email)}{' '}
            <Link to="/account/password" className="text-link">
              Get a link
            </Link>
          </p>
        )}
      </PageSection>
      <PageSection id="details" title="Your account">
        <dl className="fact-table -mt-1.5 border-t-0">
          <Fact name="Name" value={name} />
          <Fact name="GST number" value={gstNumber} />
          <Fact name="E-mail" value={email} />
        </dl>
      </PageSection>
      <PageSection id="sign-out" title="Password and sign-out">
        <p className="mb-3">
          <Link to="/account/password" className="footer-link text-action">
            Change your password
          </Link>
        </p>
        <div className="flex flex-wrap gap-3">
          <PostedForm action={accountAction('sign-out')}>
            <Button type="submit">Sign out</Button>
          </PostedForm>
          <PostedForm action={accountAction('sign-out-everywhere')}>
            <Button type="submit">Sign out everywhere</Button>
          </PostedForm>
        </div>
      </PageSection>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null
  return (
    <div className="last:border-b-0">
      <dt>{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  )
}
