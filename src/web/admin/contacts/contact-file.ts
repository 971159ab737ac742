import { contactStatusTexts, contactTypeTexts } from '#contract/contacts/contact.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { momentText, phoneText } from '../lists/csv.ts'
import type { CsvFile } from '../lists/csv.ts'

export const contactFile: CsvFile<Contact> = {
  name: 'contacts',
  failed: 'Failed to download the contacts',
  columns: [
    ['Reference', ({ reference }) => reference],
    ['Date', ({ date }) => momentText(date)],
    ['Status', ({ status }) => contactStatusTexts[status]],
    ['Type', ({ type }) => contactTypeTexts[type]],
    ['Name', ({ name }) => name ?? ''],
    ['E-mail', ({ email }) => email ?? ''],
    ['Phone', ({ phone }) => phoneText(phone)],
    ['Company', ({ company }) => company ?? ''],
    ['GST number', ({ gstNumber }) => gstNumber ?? ''],
    ['Message', ({ message }) => message],
    ['Account', ({ customerId }) => (customerId ? 'Yes' : '')],
    ['Suspected spam', ({ isSuspect }) => (isSuspect ? 'Yes' : '')],
    ['Agreed to offers', ({ consent }) => momentText(consent?.agreedAt)],
    ['Wording agreed to', ({ consent }) => consent?.wording ?? ''],
    ['Offers withdrawn', ({ consent }) => momentText(consent?.withdrawnAt)],
    ['Assigned to', ({ assignee }) => assignee?.shownName ?? ''],
    ['Follow-up', ({ followUpOn }) => followUpOn ?? ''],
  ],
}
