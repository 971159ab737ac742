import { gstNumberOf, isGstNumber } from '../customers/gst-number.ts'
import { SenderEmail } from '../email-form.ts'
import type { FieldsOf } from '../call-definition.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { retention } from '../privacy/retention.ts'
import { z } from '../schema.ts'
import { daysIn, hoursIn } from '../site/office-time.ts'
import { companyFields } from './company-fields.ts'
import type { ListRow, TextRow } from './company-fields.ts'
import {
  companyLimits,
  companyMessages,
  companyPictureKinds,
  priceBases,
  socialNetworks,
} from './company.ts'
import { contrastOf, isColour, leastContrast } from './site-colour.ts'
import type { AboutPoint, CompanyPicture, CompanyProfile, OpeningHours } from './company.ts'

const { phones, addresses, hours, holidays, social } = companyFields
const { certificates, figures, testimonials, aboutValues, aboutReasons } = companyFields
const { phoneInvalid, addressInvalid, placeInvalid, daysInvalid, timesInvalid } = companyMessages
const { holidayInvalid, numberInvalid, yearInvalid, certificateInvalid } = companyMessages

const phonePattern = /^\+?\d{10,15}$/
const httpsPattern = /^https:\/\/[^\s/?#@\\]+\.[^\s@\\]+$/i
const contentKey = /^[0-9a-f]{40}$/
const degreesPattern = /^(-?\d{1,3}(\.\d{1,7})?)?$/
const day = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const daysPattern = new RegExp(`^${day}(-${day})?$`)
const time = '(1[0-2]|[1-9]):[0-5]\\d [AP]M'
const timesPattern = new RegExp(`^${time}-${time}$`)

/** What an owner saves: the whole profile. */
export const CompanyForm = z.object({
  name: textOf(companyFields.name),
  shortName: textOf(companyFields.shortName),
  legalName: textOf(companyFields.legalName),
  tagline: textOf(companyFields.tagline),
  gstin: textOf(companyFields.gstin)
    .overwrite(gstNumberOf)
    .refine((number) => number === '' || isGstNumber(number), companyMessages.gstinInvalid),
  email: SenderEmail,
  phones: listOf(phones, {
    number: partOf(phones, 'number').refine(isPhone, phoneInvalid),
    label: partOf(phones, 'label'),
  }),
  whatsApp: textOf(companyFields.whatsApp).refine(
    (number) => number === '' || isPhone(number),
    phoneInvalid,
  ),
  addresses: listOf(addresses, {
    label: partOf(addresses, 'label'),
    street: partOf(addresses, 'street'),
    area: partOf(addresses, 'area'),
    city: partOf(addresses, 'city'),
    postcode: partOf(addresses, 'postcode'),
    state: partOf(addresses, 'state'),
    country: partOf(addresses, 'country'),
  }),
  latitude: degrees(companyFields.latitude, 90),
  longitude: degrees(companyFields.longitude, 180),
  hours: listOf(hours, {
    days: partOf(hours, 'days').regex(daysPattern, daysInvalid),
    times: partOf(hours, 'times').regex(timesPattern, timesInvalid).refine(isOpen, timesInvalid),
  }).superRefine((hours, { addIssue }) => {
    const at = firstWrongDays(hours)
    if (at >= 0) addIssue({ code: 'custom', message: daysInvalid, path: [at, 'days'] })
  }),
  holidays: listOf(holidays, {
    day: partOf(holidays, 'day').refine(isDay, holidayInvalid),
    name: partOf(holidays, 'name'),
  }).refine(
    (holidays) => new Set(holidays.map(({ day }) => day)).size === holidays.length,
    holidayInvalid,
  ),
  social: listOf(social, {
    name: z.enum(socialNetworks),
    address: partOf(social, 'address')
      .regex(httpsPattern, addressInvalid)
      .refine(isUrl, addressInvalid),
  }),
  footerText: textOf(companyFields.footerText),
  replyPromise: textOf(companyFields.replyPromise),
  foundedYear: textOf(companyFields.foundedYear).regex(/^((18|19|20)\d\d)?$/, yearInvalid),
  certificates: listOf(certificates, {
    name: partOf(certificates, 'name'),
    issuer: partOf(certificates, 'issuer'),
    number: partOf(certificates, 'number'),
    validUntil: partOf(certificates, 'validUntil').refine(
      (day) => day === '' || isDay(day),
      certificateInvalid,
    ),
  }),
  deliveryTerms: textOf(companyFields.deliveryTerms),
  warrantyTerms: textOf(companyFields.warrantyTerms),
  colour: colourOf(companyFields.colour),
  logo: pictureOf(companyFields.logo),
  mark: pictureOf(companyFields.mark),
  aboutPicture: pictureOf(companyFields.aboutPicture),
  aboutPictureAlt: textOf(companyFields.aboutPictureAlt),
  priceBasis: z.enum(priceBases),
  heroTitle: textOf(companyFields.heroTitle),
  heroText: textOf(companyFields.heroText),
  figures: listOf(figures, {
    value: partOf(figures, 'value'),
    label: partOf(figures, 'label'),
  }),
  testimonials: listOf(testimonials, {
    text: partOf(testimonials, 'text'),
    name: partOf(testimonials, 'name'),
    of: partOf(testimonials, 'of'),
  }),
  aboutLead: textOf(companyFields.aboutLead),
  aboutStory: textOf(companyFields.aboutStory),
  aboutMission: textOf(companyFields.aboutMission),
  aboutVision: textOf(companyFields.aboutVision),
  aboutValues: pointsOf(aboutValues),
  aboutReasons: pointsOf(aboutReasons),
  requestDays: wholeNumber(companyFields.requestDays, 1, retention.mostRequestDays),
  enquiryMonths: wholeNumber(companyFields.enquiryMonths, 3, 240),
  messageMonths: wholeNumber(companyFields.messageMonths, 3, 240),
  emailDays: wholeNumber(companyFields.emailDays, retention.leastEmailDays, 3660),
  networkDays: wholeNumber(companyFields.networkDays, 7, 366),
  accountMonths: wholeNumber(companyFields.accountMonths, 6, 240),
  usageDays: wholeNumber(companyFields.usageDays, retention.leastUsageDays, 3660),
} satisfies FieldsOf<CompanyProfile>)

/** The periods of what people wrote, of the e-mails about it, of the counts of what visitors opened, and of networks in the audit. */
export const StoragePeriodsForm = CompanyForm.pick({
  enquiryMonths: true,
  messageMonths: true,
  emailDays: true,
  usageDays: true,
  networkDays: true,
}).partial({ usageDays: true, networkDays: true })

/** The version that the form was opened at: a later one is a conflict. */
export const SaveCompanyForm = withWholePlace(CompanyForm.extend({ version: z.int().min(0) }))

/** What is shown without being saved. */
export const PreviewCompanyForm = withWholePlace(CompanyForm)

function withWholePlace<Schema extends z.ZodType<{ latitude: string; longitude: string }>>(
  schema: Schema,
) {
  return schema.refine(({ latitude, longitude }) => (latitude === '') === (longitude === ''), {
    path: ['latitude'],
    error: companyMessages.placeHalf,
  })
}

function textOf({ label, kind, limit, isRequired }: TextRow) {
  const missing = `${label} is required`
  const text = kind === 'text' ? plainText(missing) : plainLine(missing)
  const short = text.max(limit, `${label} can have at most ${limit} characters`)
  return isRequired ? short.min(1, missing) : short
}

/** A fault names the list, because it is shown above all entries. */
function partOf<Part extends string>(
  { label, parts }: { label: string; parts: Record<Part, TextRow> },
  part: Part,
) {
  return textOf({ ...parts[part], label: `${label}: ${parts[part].label}` })
}

function listOf<Shape extends z.ZodRawShape>(
  { label, least, most }: Pick<ListRow, 'label' | 'least' | 'most'>,
  parts: Shape,
) {
  const missing = `${label}: at least ${least}`
  return z
    .array(z.object(parts), missing)
    .min(least, missing)
    .max(most, `${label}: at most ${most}`)
}

function pointsOf(row: ListRow<AboutPoint>) {
  return listOf(row, { name: partOf(row, 'name'), text: partOf(row, 'text') })
}

/** All but the key is replaced by what is stored. */
function pictureOf({ label }: { label: string }) {
  const picture = z.object({
    key: z.string().regex(contentKey, companyMessages.pictureGone),
    name: plainLine().max(companyLimits.pictureName),
    address: z.string().max(200),
    width: z.int().min(0),
    height: z.int().min(0),
  } satisfies FieldsOf<CompanyPicture>)
  return z.array(picture, `${label}: at most 1`).max(1, `${label}: at most 1`)
}

/** A day that the calendar has. */
function isDay(day: string) {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

function degrees(row: TextRow, most: number) {
  return textOf(row)
    .regex(degreesPattern, placeInvalid)
    .refine((text) => Math.abs(Number(text)) <= most, placeInvalid)
}

function colourOf(row: TextRow) {
  return textOf(row)
    .refine((text) => text === '' || isColour(text), {
      error: companyMessages.colourInvalid,
      abort: true,
    })
    .refine((text) => text === '' || contrastOf(text) >= leastContrast, {
      error: ({ input }) => companyMessages.colourPale(contrastOf(String(input))),
    })
}

function wholeNumber(row: TextRow, least: number, most: number) {
  return textOf(row).refine(
    (text) => text === '' || (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most),
    numberInvalid(row.label, least, most),
  )
}

function isPhone(number: string) {
  return phonePattern.test(number.replaceAll(/[\s().-]/g, ''))
}

function isUrl(address: string) {
  return URL.canParse(address)
}

function isOpen(times: string) {
  const { opens, closes } = hoursIn(times)
  return opens < closes
}

/** The first line with a day that an earlier one has. A range that ends before it begins names no day at all. */
function firstWrongDays(hours: OpeningHours[]) {
  const known = new Set<string>()
  return hours.findIndex(({ days }) => {
    const named = daysIn(days)
    const isWrong = named.length === 0 || named.some((day) => known.has(day))
    for (const day of named) known.add(day)
    return isWrong
  })
}

/** Sent with the file: a mark is also stored in the sizes of icons. */
export const CompanyPictureForm = z.object({ kind: z.enum(companyPictureKinds) })
