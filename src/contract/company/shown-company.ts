import type {
  AboutPoint,
  Certificate,
  CompanyAddress,
  CompanyPhone,
  CompanyPicture,
  CompanyProfile,
  Holiday,
  HomeFigure,
  OpeningHours,
  PriceBasis,
  SocialLink,
  Testimonial,
} from './company.ts'
import { markIconAddresses } from './mark-icons.ts'
import type { MarkIconAddresses } from './mark-icons.ts'
import { openWeekOf } from '../site/office-time.ts'
import type { OpenWeek } from '../site/opening-text.ts'
import { darkerOf } from './site-colour.ts'
import type { Retention } from '../privacy/retention.ts'

/** The facts of the company that every page, e-mail and program gets. */
export type SiteProfile = {
  company: string
  shortName: string
  legalName: string
  tagline: string
  gstin: string
  email: string
  phone: ShownPhone
  otherPhones: ShownPhone[]
  /** The address of a link. Null where there is none. */
  whatsApp: string | null
  address: PostalAddress
  otherAddresses: CompanyAddress[]
  location: { latitude: number; longitude: number } | null
  hours: OpeningHours[]
  /** The same in minutes. Null where a line cannot be read as times. */
  week: OpenWeek | null
  holidays: ShownHoliday[]
  social: SocialLink[]
  footerText: string
  replyPromise: string
  /** Of links and buttons; null for those of the stylesheet. */
  colours: { action: string; strong: string } | null
  /** In place of mark and name. */
  logo: CompanyPicture | null
  /** The icons of the mark; null for those of the product. */
  mark: MarkIconAddresses | null
  /** What a price says of GST. */
  priceBasis: PriceBasis
}

type ShownHoliday = Holiday & { shown: string }
type ShownPhone = { label: string; shown: string; dialled: string }
export type PostalAddress = Omit<CompanyAddress, 'label'>

const nowhere = { street: '', area: '', city: '', postcode: '', state: '', country: '' }

export function siteProfileOf(profile: CompanyProfile): SiteProfile {
  const { name, phones, whatsApp, addresses, latitude, longitude, priceBasis, ...facts } = profile
  const [phone, ...otherPhones] = phones.map(shownPhone)
  const [address, ...otherAddresses] = addresses
  const { shortName, legalName, tagline, gstin, email, hours, holidays, social } = facts
  const { footerText, replyPromise, colour } = facts
  const [[logo], [mark]] = [facts.logo, facts.mark]
  return {
    company: name,
    shortName,
    legalName,
    tagline,
    gstin,
    email,
    phone: phone ?? { label: '', shown: '', dialled: '' },
    otherPhones,
    whatsApp: whatsApp === '' ? null : `https://wa.me/${digitsOf(whatsApp)}`,
    address: address ?? nowhere,
    otherAddresses,
    location: latitude === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) },
    hours,
    week: openWeekOf(hours),
    holidays: holidays.map((holiday) => ({ ...holiday, shown: dayText(holiday.day) })),
    social,
    footerText,
    replyPromise,
    colours: colour === '' ? null : { action: colour, strong: darkerOf(colour) },
    logo: logo ?? null,
    mark: mark ? markIconAddresses(mark) : null,
    priceBasis,
  }
}

export function retentionOf(profile: CompanyProfile): Retention {
  const { requestDays, enquiryMonths, messageMonths, emailDays, networkDays } = profile
  const { accountMonths, usageDays } = profile
  return {
    requestDays: Number(requestDays),
    enquiryMonths: enquiryMonths === '' ? null : Number(enquiryMonths),
    messageMonths: messageMonths === '' ? null : Number(messageMonths),
    emailDays: Number(emailDays),
    networkDays: Number(networkDays),
    accountMonths: accountMonths === '' ? null : Number(accountMonths),
    usageDays: Number(usageDays),
  }
}

/** What some pages alone show. */
export type SiteTexts = {
  hero: { title: string; text: string }
  figures: HomeFigure[]
  testimonials: Testimonial[]
  /** What is said of every product, without what is left empty. */
  terms: ProductTerm[]
  about: {
    lead: string
    story: string[]
    mission: string
    vision: string
    values: AboutPoint[]
    reasons: AboutPoint[]
    picture: (CompanyPicture & { alt: string }) | null
    foundedYear: string
    certificates: ShownCertificate[]
  }
}

/** With the day as people read it. */
export type ShownCertificate = Certificate & { until: string }

export type ProductTerm = { name: string; text: string }

export function siteTextsOf(profile: CompanyProfile): SiteTexts {
  const { heroTitle, heroText, figures, testimonials } = profile
  const [picture] = profile.aboutPicture
  return {
    hero: { title: heroTitle, text: heroText },
    figures,
    testimonials,
    terms: [
      { name: 'Delivery', text: profile.deliveryTerms },
      { name: 'Warranty and support', text: profile.warrantyTerms },
    ].filter(({ text }) => text !== ''),
    about: {
      lead: profile.aboutLead,
      story: profile.aboutStory.split(/\s*\n\s*\n\s*/),
      mission: profile.aboutMission,
      vision: profile.aboutVision,
      values: profile.aboutValues,
      reasons: profile.aboutReasons,
      picture: picture ? { ...picture, alt: profile.aboutPictureAlt } : null,
      foundedYear: profile.foundedYear,
      certificates: profile.certificates.map((certificate) => ({
        ...certificate,
        until: certificate.validUntil === '' ? '' : dayText(certificate.validUntil),
      })),
    },
  }
}

function shownPhone({ label, number }: CompanyPhone) {
  const plus = number.startsWith('+') ? '+' : ''
  return { label, shown: number, dialled: `${plus}${digitsOf(number)}` }
}

/** Formatted here, so that no script of a public page has to. */
function dayText(day: string) {
  return new Date(day).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
}

function digitsOf(number: string) {
  return number.replaceAll(/\D/g, '')
}

/** The lines of an address before its city: the area is optional. */
export function streetOf({ street, area }: Pick<PostalAddress, 'street' | 'area'>) {
  return [street, area].filter(Boolean).join(', ')
}
