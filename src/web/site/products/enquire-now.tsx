import { siteProfile } from '#contract/site/site-profile.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { enquiryAddress } from './enquiry-address.ts'

type EnquireNowProps = { product: { name: string; modelNo: string }; className: string }

/** On a phone the bar at the lower edge does this; a screen too low for the bar has only this. */
export function EnquireNow({ product, className }: EnquireNowProps) {
  return (
    <div className={`mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden ${className}`}>
      <ButtonAnchor look="action" href={enquiryAddress(product)} className="px-6">
        Enquire Now
      </ButtonAnchor>
      <p className="text-sm text-ink-soft">
        or call{' '}
        <a className="text-link tabular-nums" href={`tel:${siteProfile.phone.dialled}`}>
          {siteProfile.phone.shown}
        </a>
      </p>
    </div>
  )
}
