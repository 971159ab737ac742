import type { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { salesRecipient } from '#contract/letters/letter.ts'
import { siteProfile } from '#contract/site/site-profile.ts'
import type { LetterFact } from '../outbox/letter-content.ts'
import type { NewLetter } from '../outbox/enqueue-letter.ts'

type Told = EnquiryForm & { id: string; reference: string }

/** The announcement to sales, who answer the sender, and the thanks to the sender. */
export function enquiryLetters(enquiry: Told): NewLetter[] {
  return [announcementOf(enquiry), thanksFor(enquiry)]
}

function announcementOf(enquiry: Told): NewLetter {
  const { id, reference, name, email, phone, company, product, message } = enquiry
  return {
    kind: 'enquiry-announcement',
    recipient: salesRecipient,
    replyTo: email,
    subject: `Enquiry ${reference}: ${product}`,
    about: id,
    content: {
      heading: `${name} asks about ${product}`,
      paragraphs: ['An answer to this letter goes to the sender.'],
      facts: [
        { name: 'Reference', value: reference },
        { name: 'Product', value: product },
        { name: 'Name', value: name },
        ...(company ? [{ name: 'Company', value: company }] : []),
        { name: 'E-mail', value: email },
        { name: 'Phone', value: phone },
      ],
      quote: message,
      link: { text: 'Open the enquiries', path: `/admin/enquiries?q=${reference}` },
    },
  }
}

/** Without the message: whoever types another's address must not be able to write to it through us. */
function thanksFor({ id, reference, name, email, product }: Told): NewLetter {
  const { company, phone, tagline } = siteProfile
  const facts: LetterFact[] = [
    { name: 'Reference', value: reference },
    { name: 'Product', value: product },
  ]
  return {
    kind: 'enquiry-acknowledgement',
    recipient: email,
    subject: `Your enquiry ${reference} about ${product}`,
    about: id,
    content: {
      heading: `Thank you for your enquiry, ${name}`,
      paragraphs: ['It has reached us, and our sales team will contact you shortly.'],
      facts,
      closing: [
        `If anything is urgent, call us on ${phone.shown} and name the reference ${reference}.`,
        `${company}. ${tagline}.`,
      ],
    },
  }
}
