import { enquiryProductText } from '#contract/enquiries/enquiry.ts'
import { salesRecipient } from '#contract/emails/outbox-email.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { greeting } from '../outbox/acknowledgement-rules.ts'
import type { NewEmail } from '../outbox/enqueue-email.ts'
import type { EnquiryContent } from './enquiry-rules.ts'

export type EmailedEnquiry = EnquiryContent & { id: string; reference: string }

type AcknowledgementChoice = {
  /** Of the products that the enquiry is about, as the catalogue has them. */
  catalogueNames: string[]
  /** Why the sender gets no acknowledgement, where that is so. */
  withheld: string | undefined
  site: SiteProfile
}

/** The announcement to sales, who reply to the sender, and the acknowledgement to the sender. */
export function enquiryEmails(
  enquiry: EmailedEnquiry,
  { catalogueNames, withheld, site }: AcknowledgementChoice,
): NewEmail[] {
  if (withheld) return [announcementOf(enquiry, [withheld])]
  return [announcementOf(enquiry), acknowledgementOf(enquiry, catalogueNames, site)]
}

function announcementOf(enquiry: EmailedEnquiry, remarks: string[] = []): NewEmail {
  const { id, reference, name, email, phone, company, product, message } = enquiry
  const { products, quantity, gstNumber, pinCode } = enquiry
  return {
    kind: 'enquiry-announcement',
    recipient: salesRecipient,
    replyTo: email,
    subject: `Enquiry ${reference}: ${product}`,
    about: id,
    content: {
      heading: `${name} asks about ${product}`,
      paragraphs: ['An answer to this e-mail goes to the sender.', ...remarks],
      facts: [
        { name: 'Reference', value: reference },
        ...productFacts(products.length > 0 ? products.map(enquiryProductText) : [product]),
        ...quantityFacts(quantity),
        { name: 'Name', value: name },
        ...(company ? [{ name: 'Company', value: company }] : []),
        ...(gstNumber ? [{ name: 'GST number', value: gstNumber }] : []),
        ...(pinCode ? [{ name: 'PIN code', value: pinCode }] : []),
        { name: 'E-mail', value: email },
        { name: 'Phone', value: phone },
      ],
      quote: message,
      link: { text: 'Open the enquiry', path: `/admin/enquiries/${id}` },
    },
  }
}

/**
 * Of the input, at most a harmless name and whole numbers: otherwise anybody could write to a stranger
 * through us by typing the stranger's address. The product's name comes from the catalogue, or is left out.
 */
function acknowledgementOf(
  { id, reference, name, email, products, quantity }: EmailedEnquiry,
  catalogueNames: string[],
  { company, phone, tagline, replyPromise }: SiteProfile,
): NewEmail {
  const [subject, ...others] = catalogueNames
  const about = subject && others.length === 0 ? ` about ${subject}` : ''
  return {
    kind: 'enquiry-acknowledgement',
    recipient: email,
    subject: `Your enquiry ${reference}${about}`,
    about: id,
    content: {
      heading: greeting('Thank you for your enquiry', name),
      paragraphs: ['It has reached us, and our sales team will contact you shortly.'],
      facts: [
        { name: 'Reference', value: reference },
        ...productFacts(products.length > 0 ? products.map(enquiryProductText) : catalogueNames),
        ...quantityFacts(quantity),
      ],
      closing: [
        ...(replyPromise ? [replyPromise] : []),
        `If anything is urgent, call us on ${phone.shown} and name the reference ${reference}.`,
        `${company}. ${tagline}.`,
      ],
    },
  }
}

function productFacts(texts: string[]) {
  return texts.map((value) => ({ name: 'Product', value }))
}

function quantityFacts(quantity: number | null | undefined) {
  return quantity ? [{ name: 'Quantity', value: String(quantity) }] : []
}
