import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { siteProfile } from './printed-company.ts'
import { root } from '../../../scripts/repository-root.mjs'
import { printBack } from './print-back.ts'
import { printCover } from './print-cover.ts'
import { printEntries } from './print-entries.ts'
import { printList } from './print-list.ts'
import { sheetOf, type Catalogue } from './printed-catalogue.ts'

const fonts = join(root, 'demo/drawing/catalogues/fonts')

/** The same bytes for the same catalogue: the date in it is fixed, and its name is made from that. */
export function printCatalogue(catalogue: Catalogue) {
  const document = new PdfDocument({
    size: [sheetOf.wide, sheetOf.high],
    margin: 0,
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${catalogue.category}: ${siteProfile.company}`,
      Author: siteProfile.legalName,
      CreationDate: new Date('2026-01-01T00:00:00Z'),
    },
  })
  const bytes = buffer(document)
  document.registerFont('plain', join(fonts, 'archivo-400.ttf'))
  document.registerFont('bold', join(fonts, 'archivo-700.ttf'))
  printCover(document, catalogue)
  printList(document, catalogue)
  printEntries(document, catalogue)
  printBack(document)
  document.end()
  return bytes
}
