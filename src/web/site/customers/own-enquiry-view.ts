import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { ownEnquiryMessages } from '#contract/own-enquiries/own-enquiry.ts'
import type { OwnEnquiry, OwnReply } from '#contract/own-enquiries/own-enquiry.ts'
import type { App } from '#domain/app.ts'
import { findOwnEnquiry } from '#domain/own-enquiries/find-own-enquiries.ts'
import type { Owner } from '#domain/own-enquiries/own-submissions.ts'
import { orNotFound } from '../../or-not-found.ts'
import { fileSizeText, timeText } from '../../ui/format.ts'
import { accountOutcomeIn, askPath, ownFilePath } from './account-address.ts'
import type { AccountItem, AccountView } from './account-view.ts'
import { aboutOf, statusOf, subjectOf } from './overview-view.ts'

const missing = {
  title: ownEnquiryMessages.notFound,
  text: 'Your account has no enquiry with this reference.',
}

export async function findOwnEnquiryView(
  { db }: App,
  owner: Owner,
  reference: string,
  url: URL,
): Promise<AccountView> {
  const enquiry = orNotFound(await findOwnEnquiry(db, owner, reference), missing)
  return {
    title: 'Your enquiry',
    notice: accountOutcomeIn(url) === 'sent' ? enquiryMessages.received : undefined,
    leadsBack: true,
    sections: [
      {
        id: 'asked',
        title: 'What you wrote',
        items: [askedItem(enquiry)],
        links: linksOf(enquiry),
      },
      { id: 'replies', title: 'Our replies', ...repliesOf(enquiry) },
    ],
  }
}

function askedItem(enquiry: OwnEnquiry): AccountItem {
  const { name, message } = enquiry
  return {
    title: subjectOf(enquiry),
    status: statusOf(enquiry),
    about: name ? `${aboutOf(enquiry)} · ${name}` : aboutOf(enquiry),
    text: message,
  }
}

function linksOf({ reference, productId }: OwnEnquiry) {
  const again = { to: askPath(reference), text: 'Ask again' }
  if (!productId) return [again]
  return [again, { to: `/products-details/${productId}`, text: 'View the product' }]
}

function repliesOf({ replies, reference }: OwnEnquiry) {
  if (replies.length === 0) return { text: 'No reply yet' }
  return { items: replies.map((reply) => replyItem(reply, reference)) }
}

function replyItem({ subject, at, text, attachments }: OwnReply, reference: string): AccountItem {
  const files = attachments.map(({ id, name, bytes }) => ({
    to: ownFilePath(reference, id),
    text: `${name} (${fileSizeText(bytes)})`,
  }))
  return { title: subject, about: timeText(at), text, files }
}
