import { siteProfile } from '#contract/site/site-profile.ts'
import { BusinessHours } from '../frame/business-hours.tsx'

/** For whoever would rather talk. */
export function OtherWays() {
  const { phone, whatsApp } = siteProfile
  return (
    <aside
      aria-labelledby="other-ways"
      className="border-t border-hairline pt-4 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10"
    >
      <h2 id="other-ways" className="text-xl font-bold tracking-tight">
        Rather talk?
      </h2>
      <p className="mt-2">
        <a
          href={`tel:${phone.dialled}`}
          className="footer-link font-semibold text-action tabular-nums"
        >
          {phone.shown}
        </a>
        <br />
        <a href={whatsApp} rel="noreferrer" className="footer-link text-action">
          Write on WhatsApp
        </a>
      </p>
      <BusinessHours className="mt-2 text-ink-soft" />
    </aside>
  )
}
