import { siteProfile } from '#contract/site/site-profile.ts'
import { PostalAddress } from '../frame/postal-address.tsx'
import { pageMeta } from '../page-meta.ts'
import { PageSection } from '../page-section.tsx'
import { PageTitle } from '../page-title.tsx'
import { BusinessHours } from '../frame/business-hours.tsx'
import { mapAddress } from './map-address.ts'
import type { Route } from './+types/contact'

const lead =
  'Ask for a quote, a delivery date or advice between two models. Tell us the model number where you can.'

export function meta({ matches }: Route.MetaArgs) {
  const { company, address, phone } = siteProfile
  return pageMeta({
    title: 'Contact Us',
    description: `${company}, ${address.street}, ${address.area}, ${address.city} ${address.postcode}. Phone ${phone.shown}.`,
    canonical: `${matches[1].loaderData.publicUrl}/contact`,
  })
}

export default function Contact() {
  const { email, phone, whatsApp } = siteProfile
  return (
    <>
      <PageTitle title="Contact Us" lead={lead} />
      <PageSection id="talk" title="Talk to us">
        <dl className="fact-table -mt-1.5 border-t-0">
          <Way name="E-mail" address={`mailto:${email}`} text={email} />
          <Way name="Phone" address={`tel:${phone.dialled}`} text={phone.shown} />
          <Way name="WhatsApp" address={whatsApp} text="Write on WhatsApp" />
        </dl>
      </PageSection>
      <PageSection id="address" title="Address">
        <PostalAddress />
        <a
          href={mapAddress()}
          rel="noreferrer"
          className="footer-link mt-2 font-semibold text-action"
        >
          Open the map on OpenStreetMap
        </a>
      </PageSection>
      <PageSection id="hours" title="Business hours">
        <BusinessHours />
      </PageSection>
    </>
  )
}

function Way({ name, address, text }: { name: string; address: string; text: string }) {
  return (
    <div className="last:border-b-0">
      <dt>{name}</dt>
      <dd>
        <a href={address} rel="noreferrer" className="footer-link text-action wrap-anywhere">
          {text}
        </a>
      </dd>
    </div>
  )
}
