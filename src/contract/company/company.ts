import type { TextChange } from '../text-change.ts'

/** The company as an owner changes it: every text, as it was typed. Pages show it as a `SiteProfile`. */
export type CompanyProfile = {
  name: string
  /** Below an icon on a phone: twelve characters fit. */
  shortName: string
  legalName: string
  tagline: string
  gstin: string
  email: string
  /** The first is the one that every page names. */
  phones: CompanyPhone[]
  /** A phone number, or empty where nobody reads WhatsApp. */
  whatsApp: string
  /** The first is the one that every page names. */
  addresses: CompanyAddress[]
  /** In degrees north and east, for the map. Both empty: no map. */
  latitude: string
  longitude: string
  hours: OpeningHours[]
  holidays: Holiday[]
  social: SocialLink[]
  footerText: string
  replyPromise: string
  /** A year, or empty. */
  foundedYear: string
  certificates: Certificate[]
  /** On every product page. Empty: nothing is said of it. */
  deliveryTerms: string
  warrantyTerms: string
  /** Of links and buttons, as `#a8431a`. Empty: that of the product. */
  colour: string
  /** One or none. Instead of mark and name in the header. */
  logo: CompanyPicture[]
  /** One or none. Beside the name, and as the icon of the site. */
  mark: CompanyPicture[]
  /** One or none: what About shows first. */
  aboutPicture: CompanyPicture[]
  aboutPictureAlt: string
  priceBasis: PriceBasis
  heroTitle: string
  heroText: string
  figures: HomeFigure[]
  testimonials: Testimonial[]
  aboutLead: string
  /** Paragraphs, with an empty line between them. */
  aboutStory: string
  aboutMission: string
  aboutVision: string
  aboutValues: AboutPoint[]
  aboutReasons: AboutPoint[]
  /** Whole numbers. Without months, submissions are stored until the office deletes them. */
  requestDays: string
  enquiryMonths: string
  messageMonths: string
  emailDays: string
  networkDays: string
  accountMonths: string
  usageDays: string
}

/** How much the next clean-up deletes for ever, with certain storage periods. */
export type DueDeletions = {
  enquiries: number
  messages: number
  emails: number
  /** Days for which it is counted what visitors opened and searched for. */
  usageDays: number
  /** Networks of failed sign-ins, in the audit. */
  networks: number
}

/** The fields that hold an uploaded picture. */
export const companyPictureKinds = ['logo', 'mark', 'aboutPicture'] as const
export type CompanyPictureKind = (typeof companyPictureKinds)[number]

/** An uploaded picture. All but its key comes from what is stored under the key. */
export type CompanyPicture = {
  key: string
  name: string
  /** Of a file that is large enough for where it is shown. */
  address: string
  width: number
  height: number
}

export type CompanyPhone = { label: string; number: string }

export type CompanyAddress = {
  label: string
  street: string
  area: string
  city: string
  postcode: string
  state: string
  country: string
}

/** `Mon-Fri` and `9:00 AM-6:00 PM`. */
export type OpeningHours = { days: string; times: string }

/** A day such as `2026-01-26` on which the office is closed. */
export type Holiday = { day: string; name: string }

/** `validUntil` is a day such as `2027-03-31`, or empty. */
export type Certificate = { name: string; number: string; issuer: string; validUntil: string }

export type HomeFigure = { value: string; label: string }

export type Testimonial = { text: string; name: string; of: string }

export type AboutPoint = { name: string; text: string }

export const socialNetworks = ['LinkedIn', 'Facebook', 'Instagram', 'X', 'YouTube'] as const
type SocialNetwork = (typeof socialNetworks)[number]
export type SocialLink = { name: SocialNetwork; address: string }

export const priceBases = ['Not stated', 'Including GST', 'Excluding GST'] as const
export type PriceBasis = (typeof priceBases)[number]

/** What the office edits, with the version it was read at. Version 0 is the profile of a new site. */
export type CompanyRecord = {
  profile: CompanyProfile
  version: number
  /** Null while nobody has changed it. */
  changedAt: string | null
  by: string | null
}

/** A line of the company's history: what one version changed, as texts. */
export type CompanyEvent = {
  version: number
  at: string
  /** Null for the system itself. */
  by: string | null
  /** The version that was restored, where this was a restoration. */
  restored: number | null
  changes: TextChange[]
}

export const companyLimits = {
  previewMinutes: 60,
  /** Of each side of a mark. */
  markPixels: 192,
  pictureName: 255,
} as const

/** Versions in one part of the history. */
export const companyHistoryPart = 20

export const companyMessages = {
  saved: 'Company updated',
  restored: 'Earlier version restored',
  unchanged: 'Nothing has changed',
  saveFailed: 'Failed to update the company',
  previewFailed: 'Failed to make the preview',
  previewOutdated: 'The form was changed meanwhile: please press Preview again.',
  previewEnded: 'This preview has ended',
  restoreFailed: 'Failed to restore the version',
  loadFailed: 'Failed to load the company',
  changedMeanwhile: 'Someone else has changed the company since you opened it.',
  versionUnknown: 'This version of the company does not exist',
  gstinInvalid: 'Please enter a valid GST number, or leave it empty',
  phoneInvalid: 'Please enter phone numbers with 10-15 digits',
  addressInvalid: 'Please enter addresses that begin with https://',
  placeInvalid: 'Please enter degrees such as 12.8456',
  placeHalf: 'Please enter both latitude and longitude, or neither',
  daysInvalid: 'Please enter days such as Mon-Fri or Sat, each day once',
  yearInvalid: 'Please enter a year such as 2011, or leave it empty',
  certificateInvalid: 'Please enter days such as 2027-03-31, or leave them empty',
  holidayInvalid: 'Please enter days such as 2026-01-26, each day once',
  numberInvalid: (label: string, least: number, most: number) =>
    `${label}: please enter a whole number from ${least} to ${most}`,
  pictureNone: 'Please choose an image: JPEG, PNG, WebP or GIF',
  pictureUploadFailed: 'Failed to upload the image',
  pictureUploaded: 'Image uploaded. It is shown once you save.',
  pictureGone: 'This image is no longer stored. Please upload it again.',
  markSmall: (least: number) =>
    `The mark must be at least ${least} pixels wide and high, the size at which phones show it`,
  colourInvalid: 'Please enter a colour such as #a8431a, or leave it empty',
  colourPale: (contrast: number) =>
    `This colour cannot be read on the site: it has a contrast of ${contrast.toFixed(1)}, and 4.5 is needed. Choose a darker one.`,
  timesInvalid: 'Please enter times such as 9:00 AM-6:00 PM',
} as const
