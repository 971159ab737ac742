import { contactTypeTexts } from '#contract/contacts/contact.ts'
import { salesRecipient } from '#contract/letters/letter.ts'
import { siteProfile } from '#contract/site/site-profile.ts'
import type { NewLetter } from '../outbox/enqueue-letter.ts'
import type { ContactsTable } from './contacts-table.ts'

type Told = Pick<
  ContactsTable,
  'id' | 'reference' | 'type' | 'name' | 'email' | 'phone' | 'company' | 'gstNumber' | 'message'
>

/** The announcement to sales, and the thanks to a sender whose e-mail is known. */
export function contactLetters(contact: Told): NewLetter[] {
  return [announcementOf(contact), ...(contact.email ? [thanksFor(contact, contact.email)] : [])]
}

/** The password of an account, to its customer. It stands in the letter until that is sent. */
export function passwordLetter(
  contact: Pick<Told, 'id' | 'name'>,
  { email, userId, password }: { email: string; userId: string; password: string },
): NewLetter {
  const { company, phone } = siteProfile
  return {
    kind: 'customer-password',
    recipient: email,
    subject: `Your account at ${company}`,
    about: contact.id,
    secret: password,
    content: {
      heading: contact.name ? `Welcome, ${contact.name}` : 'Welcome',
      paragraphs: ['You can now write to us as an existing customer, with these:'],
      facts: [
        { name: 'User ID', value: userId },
        { name: 'Password', isSecret: true },
      ],
      link: { text: 'Write to us', path: '/contact' },
      closing: [`If you did not expect this letter, call us on ${phone.shown}.`],
    },
  }
}

function announcementOf(contact: Told): NewLetter {
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
      paragraphs: email ? ['An answer to this letter goes to the sender.'] : [],
      facts: [
        { name: 'Reference', value: reference },
        { name: 'Type', value: contactTypeTexts[type] },
        ...Object.entries(known).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
      ],
      quote: message,
      link: { text: 'Open the contacts', path: '/admin/contacts' },
    },
  }
}

/** Without the message: whoever types another's address must not be able to write to it through us. */
function thanksFor({ id, reference, name }: Told, email: string): NewLetter {
  const { company, phone, tagline } = siteProfile
  return {
    kind: 'contact-acknowledgement',
    recipient: email,
    subject: `Your message ${reference}`,
    about: id,
    content: {
      heading: name ? `Thank you for writing, ${name}` : 'Thank you for writing',
      paragraphs: ['Your message has reached us, and we will answer as soon as we can.'],
      facts: [{ name: 'Reference', value: reference }],
      closing: [
        `If anything is urgent, call us on ${phone.shown} and name the reference ${reference}.`,
        `${company}. ${tagline}.`,
      ],
    },
  }
}
