import { siteProfile } from '#contract/site/site-profile.ts'
import { PostalAddress } from '../frame/postal-address.tsx'

export function WhomToAsk() {
  const { email, phone } = siteProfile
  return (
    <>
      <p>Tell us your reference where you have one.</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={`mailto:${email}`} className="footer-link text-action wrap-anywhere">
          {email}
        </a>
        <a href={`tel:${phone.dialled}`} className="footer-link text-action tabular-nums">
          {phone.shown}
        </a>
      </p>
      <PostalAddress className="mt-2" />
    </>
  )
}
