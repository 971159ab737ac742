import { useSiteProfile } from '../../use-site-profile.ts'
import { BusinessHours } from '../frame/company-details.tsx'
import { OpeningState } from '../hours/opening-state.tsx'

/** For visitors who prefer to call. */
export function OtherContacts() {
  const { phone, whatsApp, replyPromise } = useSiteProfile()
  return (
    <aside aria-labelledby="other-ways">
      <h2 id="other-ways" className="text-xl font-bold tracking-tight">
        Prefer to talk?
      </h2>
      <p className="mt-2">
        <a href={`tel:${phone.dialled}`} className="footer-link font-semibold text-action figures">
          {phone.shown}
        </a>
        {whatsApp && (
          <>
            <br />
            <a href={whatsApp} rel="noreferrer" className="footer-link text-action">
              Chat on WhatsApp
            </a>
          </>
        )}
      </p>
      {replyPromise && <p className="mt-2 text-ink-soft">{replyPromise}</p>}
      <BusinessHours className="mt-2 text-ink-soft" />
      <OpeningState />
    </aside>
  )
}
