import { ownPasswordLimits } from '#contract/customers/own-password.ts'
import { dataRequestLimits } from '#contract/privacy/data-request.ts'
import { retention } from '#contract/privacy/retention.ts'
import type { Retention } from '#contract/privacy/retention.ts'

const { initialPasswordDays, linkHours } = ownPasswordLimits
const { formMinutes, failedSignInMinutes, knownAddressDays, trashDays, accountWarningDays } =
  retention

export const privacyLead =
  'What we keep about you, how long, and whom to ask. In short: what you send us, so that we can answer you.'

type PrivacySection = { id: string; title: string; paragraphs: string[] }

/** What this software does with personal data. A reseller that does more adds it here. */
export function privacySections(retention: Retention): PrivacySection[] {
  return [reading(retention), asking(retention), offers, rights(retention)]
}

function reading({ usageDays }: Retention): PrivacySection {
  return {
    id: 'reading',
    title: 'Browsing',
    paragraphs: [
      'You need no account, and we set no cookies. Only signing in to a customer account sets one: it names the sign-in, for seven days at most, and nothing else. Pages, pictures and type come from our own server: nobody else learns that you were here. We follow nobody.',
      `We count how often the page of each product is opened and which words are searched for, by day, and store nothing with it about who did so. Words that look like an e-mail address or a phone number are not stored. The counts are deleted after ${usageDays} days.`,
      'Links lead to other companies, as to OpenStreetMap, WhatsApp or LinkedIn. Those sites see you only if you follow the link.',
      'What you type into a form and have not sent yet is kept in your own browser, in this tab alone. It is gone when the form has been sent or the tab is closed.',
    ],
  }
}

function asking({
  enquiryMonths,
  messageMonths,
  emailDays,
  networkDays,
  accountMonths,
}: Retention): PrivacySection {
  return {
    id: 'asking',
    title: 'When you write to us',
    paragraphs: [
      'We keep what you fill in: your name, e-mail address, phone number, company, the product and your message, with the time and a reference. The people in our office read it, write their notes beside it and answer you by e-mail or phone.',
      'We use it to answer you, and give it to nobody else. Only the company that carries our e-mail handles it on the way.',
      `${storedUntil('An enquiry', enquiryMonths)} ${storedUntil('A message from the contact page', messageMonths)} What our office deletes can be restored for ${trashDays} days; what you ask us to delete is deleted at once. Then it is gone for good, with the notes and the e-mails about it; what we keep is that something was deleted, when and by whom in our office. A backup made against loss holds it until that backup is replaced.`,
      `The e-mails that our site writes about it, to you and to our office, are deleted from it ${emailDays} days after they were sent.`,
      `Where you have a customer account with us, your password is stored as a hash, from which nobody can read it, including us. A first password that our office makes for you stops working after ${initialPasswordDays} days, or as soon as you have set your own. Links by which you set one are stored for ${linkHours} hours, unreadable too. ${accountText(accountMonths)}`,
      `Our server counts the forms, the requests for such links and the failed sign-ins of each network address, against those who send thousands. It stores them for ${formMinutes} and ${failedSignInMinutes} minutes, and deletes what is older when it starts and once an hour.`,
      'It also counts the e-mails that acknowledge what was sent, so that nobody floods your mailbox in your name. For about a day it stores a hash of the address for that, in place of the address itself.',
      `Where you have a customer account with us, we also store the network addresses from which you signed in, for ${knownAddressDays} days after the last time. From there you can sign in while somebody else tries to guess your password.`,
      `When somebody fails to sign in to our office's own pages, we store the time and the network: the first three of the four numbers of an IPv4 address, or the first 48 of the 128 bits of an IPv6 address. The network is deleted after ${networkDays} days.`,
    ],
  }
}

const offers: PrivacySection = {
  id: 'offers',
  title: 'Offers and news',
  paragraphs: [
    'You get them only when you have ticked the box for it. We store the time, the form and the words that you agreed to. You can end it at any time: every e-mail that we then send you has a link for it, and one line by e-mail will do as well. We store when you ended it, and your enquiry is answered all the same.',
  ],
}

function rights({ requestDays }: Retention): PrivacySection {
  return {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      "Under India's Digital Personal Data Protection Act, 2023 you can ask us what we hold about you, and have it corrected or deleted. You can take back what you agreed to as easily as you gave it, and name somebody who acts for you when you cannot.",
      `You can ask for a copy or for deletion below, without an account. We send you an e-mail to confirm it, and answer within ${requestDays} days. The link to your copy works for ${dataRequestLimits.fileDays} days. That you asked, and what we answered, is stored for a year; after a deletion with a part of your address alone.`,
      'If our answer does not help, you can complain to the Data Protection Board of India.',
    ],
  }
}

function accountText(months: number | null) {
  return months === null
    ? 'The account is stored until our office deletes it, or until you ask us to.'
    : `An account that nobody has used for ${months} months is deleted; we write to its e-mail address ${accountWarningDays} days before.`
}

function storedUntil(what: string, months: number | null) {
  return months === null
    ? `${what} is stored until our office deletes it, or until you ask us to.`
    : `${what} is stored until ${months} months after the last that was written about it, or until you ask us to delete it.`
}
