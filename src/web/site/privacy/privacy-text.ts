import { ownPasswordLimits } from '#contract/customers/own-password.ts'
import { dataRequestLimits } from '#contract/privacy/data-request.ts'
import { stockAlertLimits } from '#contract/stock-alerts/stock-alert.ts'
import { retention } from '#contract/privacy/retention.ts'
import type { Retention } from '#contract/privacy/retention.ts'

const { initialPasswordDays, linkHours } = ownPasswordLimits
const { formMinutes, failedSignInMinutes, knownAddressDays, trashDays, accountWarningDays } =
  retention

export const privacyLead =
  'What we store about you, for how long, and whom to contact. In short: what you send us, so that we can reply.'

/** On which day the lead, a title or a paragraph of this file last changed. */
export const privacyTextChangedOn = '2026-11-26'

type PrivacySection = { id: string; title: string; paragraphs: string[] }

/** What this software does with personal data. A reseller that does more adds it here. */
export function privacySections(retention: Retention): PrivacySection[] {
  return [
    reading(retention),
    asking(retention),
    accounts(retention),
    misuse(retention),
    offers,
    backInStock(retention),
    rights(retention),
  ]
}

function reading({ usageDays }: Retention): PrivacySection {
  return {
    id: 'reading',
    title: 'Browsing',
    paragraphs: [
      'You need no account, and we set no cookies. Only signing in to a customer account sets one, for at most seven days, and only for the sign-in. Pages, images and fonts come from our own server, so no other company is informed of your visit. We do not track visitors.',
      `We count how often the page of each product is opened and which words are searched for, by day, without any data about the visitor. Words that look like an e-mail address or a phone number are not stored. The counts are deleted after ${usageDays} days.`,
      'Some links lead to other companies, such as OpenStreetMap, WhatsApp or LinkedIn. Those companies receive data about you only if you follow the link, or press the button that shows the map on our page.',
      'The products that you opened last are listed below a product page. Your own browser stores that list and does not send it to anyone. The button beside the list clears it.',
      'Text that you have typed into a form but not sent is stored in your own browser, in this tab only. It is deleted when the form is sent or the tab is closed.',
    ],
  }
}

function asking({ enquiryMonths, messageMonths, emailDays }: Retention): PrivacySection {
  return {
    id: 'asking',
    title: 'When you write to us',
    paragraphs: [
      'We store what you fill in: your name, e-mail address, phone number, company, the product and your message, and the quantity, GST number and PIN code where you give them, with the time and a reference. Our staff read it, add notes and reply to you by e-mail or phone.',
      'We use it only to reply to you and do not pass it on. Our e-mail provider handles the e-mails.',
      `${storedUntil('An enquiry', enquiryMonths)} ${storedUntil('A message from the contact page', messageMonths)} What our office deletes can be restored for ${trashDays} days. What you ask us to delete is deleted immediately and permanently, with the notes and e-mails about it. We record only that something was deleted, when, and by whom in our office. Backups contain it until they are replaced.`,
      `The e-mails that our site sends about it, to you and to our office, are deleted from the site ${emailDays} days after they were sent.`,
    ],
  }
}

function accounts({ accountMonths }: Retention): PrivacySection {
  return {
    id: 'accounts',
    title: 'Customer accounts',
    paragraphs: [
      `If you have a customer account, your password is stored as a hash that no one can read, including us. A first password created by our office stops working after ${initialPasswordDays} days, or as soon as you have set your own. Links to set a password are stored for ${linkHours} hours, also as a hash. ${accountText(accountMonths)}`,
      `We also store the network addresses from which you signed in, for ${knownAddressDays} days after the last sign-in. You can then still sign in from them while someone else tries to guess your password.`,
    ],
  }
}

function misuse({ networkDays }: Retention): PrivacySection {
  return {
    id: 'misuse',
    title: 'Protection against misuse',
    paragraphs: [
      `Our server counts the forms, the requests for links to set a password and the failed sign-ins of each network address. It stores these counts for ${formMinutes} and ${failedSignInMinutes} minutes, and deletes older ones when it starts and once an hour.`,
      'It also counts acknowledgement e-mails, so that no one can flood your mailbox. For this it stores a hash of your e-mail address for about a day.',
      `When a sign-in to our office's own pages fails, we store the time and the network: the first three of the four numbers of an IPv4 address, or the first 48 of the 128 bits of an IPv6 address. The network is deleted after ${networkDays} days.`,
    ],
  }
}

const offers: PrivacySection = {
  id: 'offers',
  title: 'Offers and news',
  paragraphs: [
    'We send them only if you have ticked the box. We store the time, the form and the wording that you agreed to. You can unsubscribe at any time, by the link in each of these e-mails or by writing to us. We store when you unsubscribed. Your enquiry is answered in either case.',
  ],
}

function backInStock({ emailDays }: Retention): PrivacySection {
  return {
    id: 'back-in-stock',
    title: 'When a product is back in stock',
    paragraphs: [
      `Where you ask to be told, we store your e-mail address with the product, the time and the words that you agreed to, and use them for one e-mail. Your request is deleted with that e-mail, or after ${stockAlertLimits.months} months if the product does not come back. You can withdraw it on the page that follows the form, and the e-mail has a link that ends what else you wait for.`,
      `The e-mail, and the record of what you agreed to, are deleted ${emailDays} days later.`,
    ],
  }
}

function rights({ requestDays }: Retention): PrivacySection {
  return {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      "Under India's Digital Personal Data Protection Act, 2023 you can ask us what we store about you, and have it corrected or deleted. You can withdraw consent as easily as you gave it, and nominate a person who acts for you if you cannot.",
      `You can request a copy or the deletion of your data below, without an account. We send you an e-mail to confirm the request, and reply within ${requestDays} days. The link to your copy works for ${dataRequestLimits.fileDays} days. Your request and our reply are stored for a year; after a deletion, with only a part of your e-mail address.`,
      'If our answer does not help, you can complain to the Data Protection Board of India.',
    ],
  }
}

function accountText(months: number | null) {
  return months === null
    ? 'The account is stored until our office deletes it, or until you ask us to.'
    : `An account that has not been used for ${months} months is deleted. We write to its e-mail address ${accountWarningDays} days before.`
}

function storedUntil(what: string, months: number | null) {
  return months === null
    ? `${what} is stored until our office deletes it, or until you ask us to.`
    : `${what} is stored until ${months} months after the last message about it, or until you ask us to delete it.`
}
