import type { OwnAccount } from '#contract/customers/own-account.ts'
import { productsText } from '#contract/count-text.ts'
import type { EnquiryProduct } from '#contract/enquiries/enquiry.ts'
import { enquiryInputMessages } from '#contract/enquiries/enquiry-input.ts'
import { ownEnquiryMessages } from '#contract/own-enquiries/own-enquiry.ts'
import type { OwnEnquiry, OwnReply } from '#contract/own-enquiries/own-enquiry.ts'
import type { App } from '#domain/app.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { findOwnAccount } from '#domain/customers/find-own-account.ts'
import { findOwnEnquiry } from '#domain/own-enquiries/find-own-enquiries.ts'
import type { Owner } from '#domain/own-enquiries/own-submissions.ts'
import { orNotFound } from '../../or-not-found.ts'
import type { Missing } from '../../or-not-found.ts'
import { fileSizeText, timeText } from '../../ui/format.ts'
import { quantityField } from '../enquiry/asked-product.ts'
import {
  accountAction,
  accountOutcomeIn,
  askPath,
  backLink,
  ownFilePath,
  privacyLink,
} from './account-address.ts'
import type { AccountField, AccountItem, AccountView } from './account-view.ts'
import { repliesText, statusOf } from './overview-view.ts'

const missing: Missing = {
  title: ownEnquiryMessages.notFound,
  text: 'Your account has no enquiry with this reference.',
  back: backLink,
}

export async function findOwnEnquiryView(
  app: App,
  owner: Owner,
  reference: string,
  url: URL,
): Promise<AccountView> {
  const enquiry = orNotFound(await findOwnEnquiry(app.db, owner, reference), missing)
  const { phone } = await findSiteProfile(app)
  return {
    title: 'Your enquiry',
    pageName: `Your enquiry ${enquiry.reference}`,
    notice: accountOutcomeIn(url) === 'sent' ? enquiryInputMessages.received : undefined,
    leadsBack: true,
    sections: [
      {
        id: 'asked',
        title: '',
        items: [askedItem(enquiry), ...enquiry.products.map(productItem)],
        links: linksOf(enquiry),
      },
    ],
    facts: [{ id: 'replies', title: 'Our replies', ...repliesOf(enquiry, phone.shown) }],
  }
}

function askedItem(enquiry: OwnEnquiry): AccountItem {
  const { name, product, products, message, createdAt, reference } = enquiry
  const facts = [timeText(createdAt), product ? reference : '', name, quantityText(enquiry)]
  return {
    title: products.length > 0 ? productsText(products.length) : (product ?? reference),
    status: statusOf(enquiry),
    about: facts.filter(Boolean).join(' · '),
    text: message,
  }
}

/** A product of an enquiry about several. */
function productItem(product: EnquiryProduct): AccountItem {
  const { name, productId } = product
  return { title: name, to: productPath(productId), about: quantityText(product) }
}

function quantityText({ quantity }: { quantity: number | null }) {
  return quantity === null ? '' : `Quantity ${quantity}`
}

function productPath(id: string) {
  return `/products-details/${id}`
}

function linksOf({ reference, productId }: OwnEnquiry) {
  const again = { to: askPath(reference), text: 'Ask again' }
  if (!productId) return [again]
  return [again, { to: productPath(productId), text: 'View the product' }]
}

function repliesOf(enquiry: OwnEnquiry, phone: string) {
  const { replies, reference } = enquiry
  if (replies.length === 0) return { text: repliesText(enquiry) }
  return {
    text: ownEnquiryMessages.howToAnswer(phone),
    items: replies.map((reply) => replyItem(reply, reference)),
  }
}

function replyItem({ subject, at, text, attachments }: OwnReply, reference: string): AccountItem {
  const files = attachments.map(({ id, name, bytes }) => ({
    to: ownFilePath(reference, id),
    text: `${name} (${fileSizeText(bytes)})`,
  }))
  return { title: subject, about: timeText(at), text, files: [...webLinksIn(text), ...files] }
}

/** Of our own text alone: a link in what somebody else wrote is not one to press. */
function webLinksIn(text: string) {
  const addresses = text.match(/https?:\/\/[^\s<>"]*[^\s<>"'’”.,;:!?)\]]/g) ?? []
  return [...new Set(addresses)].map((address) => ({ to: address, text: address }))
}

/** The form for an enquiry of the account, with the product and the text of an earlier one where it names one. */
export async function findAskView(app: App, owner: Owner, url: URL): Promise<AccountView> {
  const { db } = app
  const { replyPromise } = await findSiteProfile(app)
  const again = url.searchParams.get('again')
  const account = orNotFound(await findOwnAccount(db, owner.customerId))
  const earlier = again ? orNotFound(await findOwnEnquiry(db, owner, again), missing) : undefined
  return {
    title: 'Product enquiry',
    pageName: earlier ? `Ask again about ${earlier.reference}` : 'Ask about a product',
    leadsBack: true,
    sections: [
      {
        id: 'ask',
        title: earlier ? 'Ask again' : '',
        forms: [
          {
            name: 'ask',
            action: accountAction('ask', askPath(), { again: earlier?.reference }),
            legend: 'Your enquiry',
            submit: 'Submit enquiry',
            fields: askFields(account, earlier),
          },
        ],
      },
    ],
    facts: [
      {
        id: 'next',
        title: 'What happens next',
        text: `${replyPromise} Our reply comes by e-mail, and you find it in your account too.`.trim(),
        links: [privacyLink],
      },
    ],
  }
}

/** The phone of the earlier enquiry is not filled in: somebody else may have typed it. */
function askFields(account: OwnAccount, earlier: OwnEnquiry | undefined): AccountField[] {
  const { name, email, company, people } = account
  const phone = people.find((person) => person.phone !== null)?.phone
  return [
    { name: 'name', label: 'Name', value: name ?? earlier?.name ?? '', autoComplete: 'name' },
    { name: 'email', label: 'Email', type: 'email', value: email ?? '', autoComplete: 'email' },
    { name: 'phone', label: 'Phone', type: 'tel', value: phone ?? '', autoComplete: 'tel' },
    {
      name: 'company',
      label: 'Company (optional)',
      value: company ?? '',
      autoComplete: 'organization',
      isOptional: true,
    },
    ...(earlier && earlier.products.length > 0 ? severalFields(earlier) : productFields(earlier)),
    { name: 'message', label: 'Message', value: earlier?.message ?? '', rows: 6 },
  ]
}

function productFields(earlier: OwnEnquiry | undefined): AccountField[] {
  return [
    {
      name: 'product',
      label: 'Product',
      value: earlier?.product ?? '',
      autoComplete: 'off',
      isWide: true,
    },
    { name: 'productId', label: 'Product', value: earlier?.productId ?? '', isHidden: true },
    quantityFieldOf('quantity', 'Quantity (optional)', earlier?.quantity),
  ]
}

/** The same products, each with its quantity. */
function severalFields({ product, products }: OwnEnquiry): AccountField[] {
  return [
    { name: 'product', label: 'Product', value: product ?? '', isHidden: true },
    ...products.map(({ productId, name, quantity }) => ({
      ...quantityFieldOf(quantityField(productId), `Quantity of ${name} (optional)`, quantity),
      isWide: true,
    })),
  ]
}

function quantityFieldOf(name: string, label: string, quantity: number | null | undefined) {
  const value = quantity ? String(quantity) : ''
  return {
    name,
    label,
    value,
    inputMode: 'numeric',
    autoComplete: 'off',
    isOptional: true,
  } as const
}
