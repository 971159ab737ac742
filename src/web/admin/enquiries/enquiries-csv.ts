import type { Enquiry, EnquiryNote } from '#contract/enquiries/enquiry.ts'
import { enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'
import type { NotedEnquiry } from './enquiry-list.ts'

const columns: [head: string, cell: (enquiry: Enquiry, notes: EnquiryNote[]) => string][] = [
  ['Reference', ({ reference }) => reference],
  ['Date', ({ createdAt }) => momentText(createdAt)],
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
  ['Assigned to', ({ assignee }) => assignee?.email ?? ''],
  ['Follow-up', ({ followUpOn }) => followUpOn ?? ''],
  ['Notes', (_, notes) => notes.map(noteText).join('\n')],
]

export function enquiriesCsv(enquiries: NotedEnquiry[]) {
  const heads = columns.map(([head]) => head)
  const rows = enquiries.map(({ enquiry, notes }) =>
    columns.map(([, cell]) => cell(enquiry, notes)),
  )
  return csvText([heads, ...rows])
}

export function enquiriesFileName(today: Date) {
  return `enquiries-${moment.format(today).slice(0, 10)}.csv`
}

/** As a spreadsheet reads and sorts it: 2026-11-21 14:05. */
const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

function momentText(at: string | null | undefined) {
  return at ? moment.format(new Date(at)) : ''
}

function noteText({ at, by, text }: EnquiryNote) {
  return `${momentText(at)} ${by}: ${text}`
}

/** What a spreadsheet would compute if a cell began with it. */
const formulaStart = /^[=+\-@\t\r]/

/** Without it a spreadsheet does not read the text as UTF-8. */
const byteOrderMark = '\uFEFF'

/** RFC 4180, for spreadsheets: what a visitor has typed is never a formula. */
export function csvText(rows: string[][]) {
  const lines = rows.map((cells) => cells.map(cellText).join(','))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

function cellText(cell: string) {
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Until then the browser has begun with a text of megabytes. */
const revokeAfter = 60_000

/** A text of the browser becomes a download. */
export function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeAfter)
}
