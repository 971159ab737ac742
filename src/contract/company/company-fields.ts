import { longestEmail } from '../email.ts'
import { keysOf } from '../keys-of.ts'
import { priceBases, socialNetworks } from './company.ts'
import type {
  AboutPoint,
  Certificate,
  CompanyAddress,
  CompanyPhone,
  CompanyProfile,
  Holiday,
  HomeFigure,
  OpeningHours,
  SocialLink,
  Testimonial,
} from './company.ts'

/** A field, or a part of an entry of a list: a line, a text of several lines, a day, or a choice. */
export type TextRow = {
  label: string
  kind: 'line' | 'text' | 'choice' | 'colour' | 'day'
  limit: number
  isRequired?: boolean
  isWide?: boolean
  hint?: string
  choices?: readonly string[]
}

/** A list of entries, in an order that the owner decides. */
export type ListRow<Entry = Record<string, string>> = {
  label: string
  kind: 'list'
  /** One entry, in texts such as `Remove phone 2`. */
  entry: string
  least: number
  most: number
  hint?: string
  parts: { [Part in keyof Entry]: TextRow }
}

/** One uploaded picture, or none. */
type PictureRow = { label: string; kind: 'picture'; hint: string }

export type CompanyFieldRow = TextRow | ListRow | PictureRow

const phoneParts: ListRow<CompanyPhone>['parts'] = {
  number: { label: 'Number', kind: 'line', limit: 30, isRequired: true },
  label: { label: 'Name', kind: 'line', limit: 40 },
}

const addressParts: ListRow<CompanyAddress>['parts'] = {
  label: { label: 'Name', kind: 'line', limit: 60, isWide: true },
  street: { label: 'Street', kind: 'line', limit: 120, isRequired: true },
  area: { label: 'Area', kind: 'line', limit: 120 },
  city: { label: 'City', kind: 'line', limit: 60, isRequired: true },
  postcode: { label: 'PIN code', kind: 'line', limit: 12, isRequired: true },
  state: { label: 'State', kind: 'line', limit: 60, isRequired: true },
  country: { label: 'Country', kind: 'line', limit: 60, isRequired: true },
}

const hoursParts: ListRow<OpeningHours>['parts'] = {
  days: { label: 'Days', kind: 'line', limit: 9, isRequired: true },
  times: { label: 'Times', kind: 'line', limit: 20, isRequired: true },
}

const socialParts: ListRow<SocialLink>['parts'] = {
  name: { label: 'Network', kind: 'choice', limit: 20, isRequired: true, choices: socialNetworks },
  address: { label: 'Address', kind: 'line', limit: 300, isRequired: true },
}

const holidayParts: ListRow<Holiday>['parts'] = {
  day: { label: 'Day', kind: 'day', limit: 10, isRequired: true },
  name: { label: 'Holiday', kind: 'line', limit: 60, isRequired: true },
}

const certificateParts: ListRow<Certificate>['parts'] = {
  name: { label: 'Certificate', kind: 'line', limit: 100, isRequired: true, isWide: true },
  issuer: { label: 'Issued by', kind: 'line', limit: 100, isRequired: true, isWide: true },
  number: { label: 'Number', kind: 'line', limit: 60 },
  validUntil: { label: 'Valid until', kind: 'day', limit: 10 },
}

const figureParts: ListRow<HomeFigure>['parts'] = {
  value: { label: 'Figure', kind: 'line', limit: 12, isRequired: true },
  label: { label: 'Text', kind: 'line', limit: 40, isRequired: true },
}

const testimonialParts: ListRow<Testimonial>['parts'] = {
  text: { label: 'Quote', kind: 'text', limit: 600, isRequired: true, isWide: true },
  name: { label: 'Person', kind: 'line', limit: 80, isRequired: true },
  of: { label: 'Role and company', kind: 'line', limit: 120, isRequired: true },
}

const pointParts: ListRow<AboutPoint>['parts'] = {
  name: { label: 'Title', kind: 'line', limit: 80, isRequired: true, isWide: true },
  text: { label: 'Text', kind: 'text', limit: 400, isRequired: true, isWide: true },
}

/** Every field of the company, in the order of the form, of the history and of the versions compared. */
export const companyFields = {
  name: {
    label: 'Name',
    kind: 'line',
    limit: 80,
    isRequired: true,
    hint: 'In the header, in titles and in e-mails.',
  },
  legalName: {
    label: 'Legal name',
    kind: 'line',
    limit: 120,
    isRequired: true,
    hint: 'In the footer, with the address and below e-mails.',
  },
  shortName: {
    label: 'Short name',
    kind: 'line',
    limit: 30,
    isRequired: true,
    hint: 'Below the icon on a phone. Twelve characters fit.',
  },
  gstin: {
    label: 'GST number',
    kind: 'line',
    limit: 30,
    hint: 'Shown in the footer. Its check character is verified.',
  },
  tagline: {
    label: 'Tagline',
    kind: 'line',
    limit: 120,
    isRequired: true,
    isWide: true,
    hint: 'In the footer and in the title of Home.',
  },
  email: {
    label: 'E-mail',
    kind: 'line',
    limit: longestEmail,
    isRequired: true,
    hint: 'Shown on the site. Where e-mails about enquiries go is set under Settings.',
  },
  whatsApp: {
    label: 'WhatsApp number',
    kind: 'line',
    limit: 30,
    hint: 'Leave empty if you do not use WhatsApp.',
  },
  phones: {
    label: 'Phones',
    kind: 'list',
    entry: 'phone',
    least: 1,
    most: 6,
    hint: 'The first is on every page, the others on Contact.',
    parts: phoneParts,
  },
  addresses: {
    label: 'Addresses',
    kind: 'list',
    entry: 'address',
    least: 1,
    most: 6,
    hint: 'The first is on every page, the others on Contact.',
    parts: addressParts,
  },
  latitude: {
    label: 'Latitude',
    kind: 'line',
    limit: 12,
    hint: 'Of the first address, for the map. Leave both empty for no map.',
  },
  longitude: { label: 'Longitude', kind: 'line', limit: 12 },
  hours: {
    label: 'Business hours',
    kind: 'list',
    entry: 'line',
    least: 1,
    most: 7,
    hint: 'Days such as Mon-Fri or Sat, times such as 9:00 AM-6:00 PM. Answer times on Today count these hours.',
    parts: hoursParts,
  },
  holidays: {
    label: 'Holidays',
    kind: 'list',
    entry: 'holiday',
    least: 0,
    most: 40,
    hint: 'Shown on Contact; answer times on Today leave them out.',
    parts: holidayParts,
  },
  social: {
    label: 'Social links',
    kind: 'list',
    entry: 'link',
    least: 0,
    most: 8,
    parts: socialParts,
  },
  footerText: {
    label: 'Text of the footer',
    kind: 'line',
    limit: 400,
    isWide: true,
    hint: 'Below the tagline, on every page.',
  },
  replyPromise: {
    label: 'Reply-time promise',
    kind: 'line',
    limit: 160,
    isWide: true,
    hint: 'On Contact, beside the enquiry form and in acknowledgements. For example: We reply within one working day.',
  },
  foundedYear: {
    label: 'Founded in',
    kind: 'line',
    limit: 4,
    hint: 'A year such as 2011, on About. Leave empty to hide it.',
  },
  certificates: {
    label: 'Certificates',
    kind: 'list',
    entry: 'certificate',
    least: 0,
    most: 12,
    hint: 'Registrations and authorisations, on About. Days such as 2027-03-31; one whose day has passed is no longer shown.',
    parts: certificateParts,
  },
  deliveryTerms: {
    label: 'Delivery',
    kind: 'text',
    limit: 300,
    isWide: true,
    hint: 'Where you deliver, how soon and at what cost. Shown below the images of every product. Leave empty to hide it.',
  },
  warrantyTerms: {
    label: 'Warranty and support',
    kind: 'text',
    limit: 300,
    isWide: true,
    hint: 'How a claim is made, for all products alike. Shown below the images of every product. Leave empty to hide it.',
  },
  colour: {
    label: 'Colour',
    kind: 'colour',
    limit: 7,
    hint: 'For links and buttons on the site and in e-mails, such as #a8431a. Leave empty for the standard colour.',
  },
  logo: {
    label: 'Logo',
    kind: 'picture',
    hint: 'In the header in place of mark and name, and above the footer. With the name in it, wider than high, on a light or transparent ground.',
  },
  mark: {
    label: 'Mark',
    kind: 'picture',
    hint: 'A square sign beside the name, in the tab of the browser and on the home screen of a phone. At least 192 pixels.',
  },
  aboutPicture: {
    label: 'Image of About',
    kind: 'picture',
    hint: 'Your office, workshop or team. Wider than high, at least 960 pixels wide.',
  },
  aboutPictureAlt: {
    label: 'What the image of About shows',
    kind: 'line',
    limit: 250,
    isWide: true,
    hint: 'For those who cannot see it. Leave empty if decorative.',
  },
  priceBasis: {
    label: 'Prices are shown',
    kind: 'choice',
    limit: 20,
    isRequired: true,
    choices: priceBases,
    hint: 'Stated beside every price, with the GST rate of the product. Excluding GST, the amount with GST is shown too.',
  },
  heroTitle: { label: 'Heading of Home', kind: 'line', limit: 80, isRequired: true, isWide: true },
  heroText: { label: 'Text of Home', kind: 'text', limit: 400, isRequired: true, isWide: true },
  figures: {
    label: 'Figures',
    kind: 'list',
    entry: 'figure',
    least: 0,
    most: 4,
    parts: figureParts,
  },
  testimonials: {
    label: 'What clients say',
    kind: 'list',
    entry: 'quote',
    least: 0,
    most: 12,
    hint: 'The first is larger than the others.',
    parts: testimonialParts,
  },
  aboutLead: { label: 'Lead', kind: 'text', limit: 300, isRequired: true, isWide: true },
  aboutStory: {
    label: 'Our story',
    kind: 'text',
    limit: 4000,
    isRequired: true,
    isWide: true,
    hint: 'An empty line begins a new paragraph.',
  },
  aboutMission: { label: 'Our mission', kind: 'text', limit: 500, isRequired: true, isWide: true },
  aboutVision: { label: 'Our vision', kind: 'text', limit: 500, isRequired: true, isWide: true },
  aboutValues: {
    label: 'Core values',
    kind: 'list',
    entry: 'value',
    least: 0,
    most: 8,
    parts: pointParts,
  },
  aboutReasons: {
    label: 'Why choose us',
    kind: 'list',
    entry: 'reason',
    least: 0,
    most: 8,
    parts: pointParts,
  },
  requestDays: {
    label: 'Days to answer a data request',
    kind: 'line',
    limit: 2,
    isRequired: true,
    hint: 'At most 90 by rule 14 of the DPDP Rules, 2025.',
  },
  enquiryMonths: {
    label: 'Months to store enquiries',
    kind: 'line',
    limit: 3,
    hint: 'After the last reply or note. Whatever is older is deleted for ever, also later on, and does not go to the trash. Leave empty to store them until they are deleted by hand.',
  },
  messageMonths: {
    label: 'Months to store contact messages',
    kind: 'line',
    limit: 3,
    hint: 'After the last reply. Whatever is older is deleted for ever, also later on, and does not go to the trash. Leave empty to store them until they are deleted by hand.',
  },
  emailDays: {
    label: 'Days to store sent e-mails',
    kind: 'line',
    limit: 4,
    isRequired: true,
    hint: 'At least 366 by rule 8 of the DPDP Rules, 2025.',
  },
  accountMonths: {
    label: 'Months to store customer accounts without use',
    kind: 'line',
    limit: 3,
    hint: 'After the last use. A customer with an e-mail is warned 30 days before, and the account is not deleted while e-mail is not set up. Leave empty to store them until they are deleted by hand.',
  },
  usageDays: {
    label: 'Days to store counts of use',
    kind: 'line',
    limit: 4,
    isRequired: true,
    hint: 'Of product pages opened and words searched for. Today shows up to 90 days.',
  },
  networkDays: {
    label: 'Days to store networks in the audit',
    kind: 'line',
    limit: 3,
    isRequired: true,
    hint: 'Networks of failed sign-ins to the back office.',
  },
} as const satisfies Record<keyof CompanyProfile, CompanyFieldRow>

export type CompanyField = keyof CompanyProfile

export const companyFieldNames = keysOf(companyFields)

/** The row of a field as its general type, for code that treats all fields alike. */
export function companyRowOf(field: CompanyField): CompanyFieldRow {
  return companyFields[field]
}
