import { contactTypeTexts } from '#contract/contacts/contact.ts'
import { salesRecipient } from '#contract/emails/outbox-email.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { greeting } from '../outbox/acknowledgement-rules.ts'
import type { NewEmail } from '../outbox/enqueue-email.ts'
import type { ContactsTable } from './contacts-table.ts'

type EmailedContact = Pick<
  ContactsTable,
  'id' | 'reference' | 'type' | 'name' | 'email' | 'phone' | 'company' | 'gstNumber' | 'message'
>

/**
 * The announcement to sales, and the acknowledgement to a sender whose e-mail is known. `withheld` is
 * why the sender gets none, where that is so.
 */
export function contactEmails(
  contact: EmailedContact,
  site: SiteProfile,
  withheld?: string,
): NewEmail[] {
  if (withheld) return [announcementOf(contact, [withheld])]
  const { email } = contact
  return [announcementOf(contact), ...(email ? [acknowledgementOf(contact, email, site)] : [])]
}

function announcementOf(contact: EmailedContact, remarks: string[] = []): NewEmail {
  const { id, reference, type, name, email, phone, company, gstNumber, message } = contact
  const who = name ?? gstNumber ?? email ?? 'A customer'
  const known = {
    Name: name,
    Company: company,
    'GST number': gstNumber,
    'E-mail': email,
    Phone: phone,
  }
  return {
    kind: 'contact-announcement',
    recipient: salesRecipient,
    ...(email ? { replyTo: email } : {}),
    subject: `Message ${reference} from ${who}`,
    about: id,
    content: {
      heading: `${who} writes`,
      paragraphs: [...(email ? ['An answer to this e-mail goes to the sender.'] : []), ...remarks],
      facts: [
        { name: 'Reference', value: reference },
        { name: 'Type', value: contactTypeTexts[type] },
        ...Object.entries(known).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
      ],
      quote: message,
      link: { text: 'Open the message', path: `/admin/contacts/${id}` },
    },
  }
}

/**
 * Of the input, at most a harmless name: otherwise anybody could write to a stranger through us by
 * typing the stranger's address.
 */
function acknowledgementOf(
  { id, reference, name }: EmailedContact,
  email: string,
  { company, phone, tagline, replyPromise }: SiteProfile,
): NewEmail {
  return {
    kind: 'contact-acknowledgement',
    recipient: email,
    subject: `Your message ${reference}`,
    about: id,
    content: {
      heading: greeting('Thank you for writing', name),
      paragraphs: ['Your message has reached us, and we will answer as soon as we can.'],
      facts: [{ name: 'Reference', value: reference }],
      closing: [
        ...(replyPromise ? [replyPromise] : []),
        `If anything is urgent, call us on ${phone.shown} and name the reference ${reference}.`,
        `${company}. ${tagline}.`,
      ],
    },
  }
}
