import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'
import { csvText } from '../lists/csv-file.ts'

const columns: [head: string, cell: (enquiry: Enquiry) => string][] = [
  ['Reference', ({ reference }) => reference],
  ['Date', ({ createdAt }) => timeInIndia(new Date(createdAt))],
  ['Status', ({ status }) => enquiryStatusTexts[status]],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Company', ({ company }) => company ?? ''],
  ['Product', ({ product }) => product],
  ['Message', ({ message }) => message],
  ['Suspected spam', ({ isSuspect }) => (isSuspect ? 'Yes' : '')],
  ['Agreed to offers', ({ consent }) => momentText(consent?.agreedAt)],
  ['Wording agreed to', ({ consent }) => consent?.wording ?? ''],
  ['Offers withdrawn', ({ consent }) => momentText(consent?.withdrawnAt)],
]

export function enquiriesCsv(enquiries: Enquiry[]) {
  const heads = columns.map(([head]) => head)
  return csvText([heads, ...enquiries.map((enquiry) => columns.map(([, cell]) => cell(enquiry)))])
}

export function enquiriesFileName(today: Date) {
  return `enquiries-${timeInIndia(today).slice(0, 10)}.csv`
}

const moment = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
})

function momentText(at: string | null | undefined) {
  return at ? timeInIndia(new Date(at)) : ''
}

/** As a spreadsheet reads and sorts it: 2026-11-21 14:05. */
function timeInIndia(time: Date) {
  return moment.format(time).replace(', ', ' ')
}
