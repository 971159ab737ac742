import { salesRecipient } from '#contract/emails/outbox-email.ts'
import type { NewEmail } from '#domain/outbox/enqueue-email.ts'

/** Meera has asked for thirty laptops. */
export const toMeera: NewEmail = {
  kind: 'enquiry-acknowledgement',
  recipient: 'meera@lakeview.example',
  subject: 'We have your enquiry E-7KD2MQ4X',
  about: '01KARD0CVZ6Y0M6T5Q2N3J8W4X',
  content: {
    heading: 'Thank you, Meera Krishnan',
    paragraphs: ['We have your enquiry and will come back to you within one working day.'],
    facts: [
      { name: 'Reference', value: 'E-7KD2MQ4X' },
      { name: 'Product', value: 'Kaveri TravelBook 14' },
      { name: 'Company', value: 'Lakeview Textiles' },
    ],
    closing: ['If it cannot wait, call us and name the reference.'],
  },
}

/** The same, for those who sell them. */
export const toSales: NewEmail = {
  kind: 'enquiry-announcement',
  recipient: salesRecipient,
  replyTo: 'meera@lakeview.example',
  subject: 'Enquiry E-7KD2MQ4X: Kaveri TravelBook 14',
  about: '01KARD0CVZ6Y0M6T5Q2N3J8W4X',
  content: {
    heading: 'Kaveri TravelBook 14',
    paragraphs: ['Meera Krishnan of Lakeview Textiles asks:'],
    facts: [
      { name: 'Reference', value: 'E-7KD2MQ4X' },
      { name: 'E-mail', value: 'meera@lakeview.example' },
      { name: 'Phone', value: '+919845012345' },
    ],
    quote: 'Please quote for thirty pieces\nwith three years of onsite warranty.',
    link: { text: 'Open the enquiry', path: '/admin/enquiries' },
  },
}

/** To a customer of long standing, who has forgotten the old one. */
export const passwordForMeera: NewEmail & { secret: string } = {
  kind: 'customer-password',
  recipient: 'meera@lakeview.example',
  subject: 'Your password',
  secret: 'Qx7pW2kd',
  content: {
    heading: 'Your password',
    paragraphs: ['With this you sign in on our contact page.'],
    facts: [
      { name: 'User ID', value: '29AAGCB7383J1Z4' },
      { name: 'Password', isSecret: true },
    ],
    link: { text: 'Go to the contact page', path: '/contact' },
  },
}

/** With a link on which the customer sets a password. */
export const linkForMeera: NewEmail & { linkToken: string } = {
  kind: 'customer-password',
  recipient: 'meera@lakeview.example',
  subject: 'Set your password',
  linkToken: 'v3Jr0nS8Qm2Xb5Kd7Wt9Yf1Lc4Hp6Zg0Ra2Ne5Us8Vo',
  content: {
    heading: 'Set your password',
    paragraphs: ['The link works once, for 24 hours.'],
    link: { text: 'Set a password', path: '/account/password', hasToken: true },
  },
}
