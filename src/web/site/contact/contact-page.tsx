import { data } from 'react-router'
import { streetOf } from '#contract/company/shown-company.ts'
import { ContactForm, CustomerMessageForm } from '#contract/contacts/contact-form.ts'
import { contactTypes } from '#contract/contacts/contact.ts'
import type { ContactType } from '#contract/contacts/contact.ts'
import { useSiteProfile } from '../../use-site-profile.ts'
import { receiveContact, receiveCustomerMessage } from '#domain/contacts/receive-contact.ts'
import { referencePattern } from '#domain/submissions/reference.ts'
import type { Receipt } from '#domain/submissions/sender.ts'
import { senderContext, webContext } from '../../app-context.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { respondToForm } from '../forms/form-action.ts'
import { BusinessHours, OfficeAddress, PostalAddress } from '../frame/office-details.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { PageSection, PageTitle } from '../frame/page-sections.tsx'
import { ContactForms } from './contact-forms.tsx'
import { MapOnRequest } from './map-on-request.tsx'
import type { Route } from './+types/contact-page'

const lead =
  'Ask for a quote, a delivery date or advice on choosing between models. Tell us the model number where you can.'

export function loader({ url }: Route.LoaderArgs) {
  const sent = url.searchParams.get('sent') ?? ''
  const type = contactTypeOf(url.searchParams.get('as'))
  const reference = referencePattern.test(sent) ? sent : undefined
  // A receipt is for one person.
  const headers = reference ? { 'Cache-Control': 'no-store' } : undefined
  return data({ type, sent: reference }, headers ? { headers } : {})
}

export async function action(posted: Route.ActionArgs) {
  const { app } = posted.context.get(webContext)
  const sender = posted.context.get(senderContext)
  const type = contactTypeOf(posted.url.searchParams.get('as'))
  const sentAs = ({ reference }: Receipt) => `/contact?as=${type}&sent=${reference}`
  if (type === 'existing') {
    return respondToForm(posted, CustomerMessageForm, async (form) =>
      sentAs(await receiveCustomerMessage(app, form, sender)),
    )
  }
  return respondToForm(posted, ContactForm, async (form) =>
    sentAs(await receiveContact(app, form, sender)),
  )
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders])
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { company, address, phone } = site
  return pageMeta(site, {
    title: 'Contact Us',
    description: `${company}, ${streetOf(address)}, ${address.city} ${address.postcode}. Phone ${phone.shown}.`,
    canonical: `${matches[1].loaderData.publicUrl}/contact`,
  })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { email, phone, otherPhones, whatsApp, otherAddresses, replyPromise } = useSiteProfile()
  const { type, sent } = loaderData
  return (
    <>
      <PageTitle title="Contact Us" lead={lead} />
      <PageSection id="write" title="Write to us">
        {replyPromise && <p className="mb-3">{replyPromise}</p>}
        <ContactForms type={type} refused={actionData} sent={sent} />
      </PageSection>
      <PageSection id="talk" title="Talk to us">
        <dl className="fact-table -mt-1.5 border-t-0">
          <ContactMethod
            name="E-mail"
            address={`mailto:${email}`}
            text={<MailAddress email={email} />}
          />
          {[phone, ...otherPhones].map(({ label, shown, dialled }) => (
            <ContactMethod
              key={dialled}
              name={label || 'Phone'}
              address={`tel:${dialled}`}
              text={shown}
            />
          ))}
          {whatsApp && <ContactMethod name="WhatsApp" address={whatsApp} text="Chat on WhatsApp" />}
        </dl>
      </PageSection>
      <PageSection id="address" title="Address">
        <OfficeAddress />
        <MapOnRequest />
        {otherAddresses.map(({ label, ...address }) => (
          <div key={address.street} className="mt-3">
            {label && <h3 className="font-semibold">{label}</h3>}
            <PostalAddress address={address} />
          </div>
        ))}
      </PageSection>
      <PageSection id="hours" title="Business hours">
        <BusinessHours />
        <Holidays />
      </PageSection>
    </>
  )
}

function Holidays() {
  const { holidays } = useSiteProfile()
  if (holidays.length === 0) return null
  return (
    <>
      <h3 className="mt-3 font-semibold">Closed on</h3>
      <ul className="tabular-nums">
        {holidays.map(({ day, name, shown }) => (
          <li key={day}>
            <time dateTime={day}>{shown}</time>: {name}
          </li>
        ))}
      </ul>
    </>
  )
}

type ContactMethodProps = { name: string; address: string; text: React.ReactNode }

function ContactMethod({ name, address, text }: ContactMethodProps) {
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

/** Which of the two forms an address or a form asks for. */
function contactTypeOf(as: unknown): ContactType {
  return contactTypes.find((type) => type === as) ?? 'new'
}
