import { data } from 'react-router'
import { streetOf } from '#contract/company/shown-company.ts'
import { ContactForm, CustomerMessageForm } from '#contract/contacts/contact-form.ts'
import { contactTypes } from '#contract/contacts/contact.ts'
import type { ContactType } from '#contract/contacts/contact.ts'
import { mapAddressesOf } from '#contract/site/map-addresses.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { useSiteProfile } from '../../use-site-profile.ts'
import { receiveContact, receiveCustomerMessage } from '#domain/contacts/receive-contact.ts'
import { referencePattern } from '#domain/submissions/reference.ts'
import type { Receipt } from '#domain/submissions/sender.ts'
import { senderContext, webContext } from '../../app-context.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { formHeaders, respondToForm } from '../forms/form-action.ts'
import { BusinessHours, OfficeAddress, PostalAddress } from '../frame/company-details.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../page-sections.tsx'
import { OpeningState } from '../hours/opening-state.tsx'
import { ContactForms } from './contact-forms.tsx'
import { MapOnRequest } from './map-on-request.tsx'
import type { Route } from './+types/contact-page'

const lead = 'Ask for a quote, a delivery date or advice on choosing between models.'

export async function loader({ url, context }: Route.LoaderArgs) {
  const sent = url.searchParams.get('sent') ?? ''
  const type = contactTypeOf(url.searchParams.get('as'))
  const reference = referencePattern.test(sent) ? sent : undefined
  // A receipt is for one person.
  const headers = reference ? { 'Cache-Control': 'no-store' } : undefined
  const map = mapAddressesOf(await findSiteProfile(context.get(webContext).app))
  return data({ type, sent: reference, map }, headers ? { headers } : {})
}

export async function action(posted: Route.ActionArgs) {
  const { app } = posted.context.get(webContext)
  const sender = posted.context.get(senderContext)
  const type = contactTypeOf(posted.url.searchParams.get('as'))
  const sentAs = ({ reference }: Receipt) => `/contact?as=${type}&sent=${reference}#write`
  if (type === 'existing') {
    return respondToForm(posted, CustomerMessageForm, async (form) =>
      sentAs(await receiveCustomerMessage(app, form, sender)),
    )
  }
  return respondToForm(posted, ContactForm, async (form) =>
    sentAs(await receiveContact(app, form, sender)),
  )
}

export const headers = formHeaders

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { company, address, phone } = site
  return pageMeta(site, {
    title: 'Contact Us',
    description: `${company}, ${streetOf(address)}, ${address.city} ${address.postcode}. Phone ${phone.shown}.`,
    canonical: `${matches[1].loaderData.publicUrl}/contact`,
  })
}

/** On a phone the form follows the facts; on wider screens they stand beside it. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { replyPromise } = useSiteProfile()
  const { type, sent, map } = loaderData
  return (
    <>
      <PageTitle title="Contact Us" lead={lead} />
      <div className="contact-columns">
        <TalkToUs />
        <Part id="write" title="Write to us">
          <p className="mb-3">Tell us the model number if you know it. {replyPromise}</p>
          <ContactForms type={type} refused={actionData} sent={sent} />
        </Part>
        <Part id="address" title="Address">
          <Addresses />
          <MapOnRequest map={map} />
          <Holidays />
        </Part>
      </div>
    </>
  )
}

type PartProps = { id: string; title: string; children: React.ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl font-bold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What a visitor came for first. */
function TalkToUs() {
  const { email, phone, otherPhones, whatsApp } = useSiteProfile()
  return (
    <Part id="talk" title="Talk to us">
      <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] items-baseline gap-x-5">
        {[phone, ...otherPhones].map(({ label, shown, dialled }) => (
          <ContactMethod
            key={dialled}
            name={label || 'Phone'}
            address={`tel:${dialled}`}
            text={shown}
          />
        ))}
        {whatsApp && <ContactMethod name="WhatsApp" address={whatsApp} text="Chat on WhatsApp" />}
        <ContactMethod
          name="E-mail"
          address={`mailto:${email}`}
          text={<MailAddress email={email} />}
        />
        <dt className={factName}>Hours</dt>
        <dd className="pt-1">
          <BusinessHours />
          <OpeningState />
        </dd>
      </dl>
    </Part>
  )
}

function Addresses() {
  const { otherAddresses } = useSiteProfile()
  return (
    <>
      <OfficeAddress />
      {otherAddresses.map(({ label, ...address }) => (
        <div key={address.street} className="mt-3">
          {label && <h3 className="font-semibold">{label}</h3>}
          <PostalAddress address={address} />
        </div>
      ))}
    </>
  )
}

function Holidays() {
  const { holidays } = useSiteProfile()
  if (holidays.length === 0) return null
  return (
    <>
      <h3 className="mt-3 font-semibold">Closed on</h3>
      <ul className="figures">
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

const factName = 'text-ink-soft wrap-anywhere'

function ContactMethod({ name, address, text }: ContactMethodProps) {
  return (
    <>
      <dt className={factName}>{name}</dt>
      <dd>
        <a href={address} rel="noreferrer" className="footer-link text-action wrap-anywhere">
          {text}
        </a>
      </dd>
    </>
  )
}

/** Which of the two forms an address or a form asks for. */
function contactTypeOf(as: unknown): ContactType {
  return contactTypes.find((type) => type === as) ?? 'new'
}
