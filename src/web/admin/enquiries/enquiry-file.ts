import type { EnquiryNote } from '#contract/enquiries/enquiry.ts'
import { enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'
import { momentText, phoneText } from '../lists/csv.ts'
import type { CsvFile } from '../lists/csv.ts'
import type { NotedEnquiry } from './enquiry-list.ts'

export const enquiryFile: CsvFile<NotedEnquiry> = {
  name: 'enquiries',
  failed: 'Failed to download the enquiries',
  columns: [
    ['Reference', ({ reference }) => reference],
    ['Date', ({ createdAt }) => momentText(createdAt)],
    ['Status', ({ status }) => enquiryStatusTexts[status]],
    ['Name', ({ name }) => name],
    ['E-mail', ({ email }) => email],
    ['Phone', ({ phone }) => phoneText(phone)],
    ['Company', ({ company }) => company ?? ''],
    ['GST number', ({ gstNumber }) => gstNumber ?? ''],
    ['PIN code', ({ pinCode }) => pinCode ?? ''],
    ['Product', productText],
    ['Quantity', quantityText],
    ['Message', ({ message }) => message],
    ['Suspected spam', ({ isSuspect }) => (isSuspect ? 'Yes' : '')],
    ['Agreed to offers', ({ consent }) => momentText(consent?.agreedAt)],
    ['Wording agreed to', ({ consent }) => consent?.wording ?? ''],
    ['Offers withdrawn', ({ consent }) => momentText(consent?.withdrawnAt)],
    ['Assigned to', ({ assignee }) => assignee?.shownName ?? ''],
    ['Follow-up', ({ followUpOn }) => followUpOn ?? ''],
    ['Notes', ({ notes = [] }) => notes.map(noteText).join('\n')],
  ],
}

function noteText({ at, by, text }: EnquiryNote) {
  return `${momentText(at)} ${by}: ${text}`
}

/** Of several products a line for each, and in the next column a line for the quantity of each. */
function productText({ product, products }: NotedEnquiry) {
  return products.length > 0 ? products.map(({ name }) => name).join('\n') : product
}

function quantityText({ quantity, products }: NotedEnquiry) {
  if (products.every(({ quantity }) => quantity === null)) return String(quantity ?? '')
  return products.map(({ quantity }) => String(quantity ?? '–')).join('\n')
}
