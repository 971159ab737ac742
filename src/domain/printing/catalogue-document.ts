import type { NeedFile } from '#platform/pdf/serve-prints.ts'
import { TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import { contentsPages, placeName, printContents } from './print-contents.ts'
import { printCover } from './catalogue-cover.ts'
import { pictureList } from './print-picture-list.ts'
import { priceList } from './print-price-list.ts'
import { printFoot } from './print-style.ts'
import type { Placed } from './placed-entries.ts'
import type { CatalogueTask } from './print-task.ts'

const layouts = { pictures: pictureList, prices: priceList }

/** Cover, contents and entries, page by page: the pictures of one page are in memory at a time. */
export async function printCatalogue(task: CatalogueTask, need: NeedFile): Promise<Buffer> {
  const pdf = new TaggedPdf({
    title: `${task.title}: ${task.company.name}`,
    author: task.company.legalName,
    date: new Date(`${task.day}T00:00:00Z`),
    language: 'en-IN',
  })
  const layout = layouts[task.layout]
  const placed = layout.place(pdf, task.groups)
  const before = 1 + contentsPages(task)
  const byPage = Map.groupBy(placed, ({ page }) => page)
  const pages = before + byPage.size
  const pageOf = new Map(placed.map((one) => [entryOf(one), before + 1 + one.page]))
  printCover(pdf, task)
  printContents(pdf, { task, pages, pageOf: (entry) => pageOf.get(entry) ?? 0 })
  let outline: PDFKit.PDFOutline | undefined
  for (const [page, entries] of byPage) {
    const pictures = await layout.read(entries, need)
    pdf.addPage()
    outline = entries.reduce((under, entry) => outlined(pdf, entry, under), outline)
    layout.draw(pdf, entries, { task, pictures })
    printFoot(pdf, task.company, { page: before + 1 + page, pages })
  }
  return pdf.end()
}

/** Gives the line of the outline under which the next product stands. */
function outlined(pdf: TaggedPdf, entry: Placed, under: PDFKit.PDFOutline | undefined) {
  pdf.name(placeName(entryOf(entry)), entry.y)
  if (entry.kind === 'group') return pdf.outline(entry.group.name)
  pdf.outline(entry.product.name, under)
  return under
}

function entryOf(placed: Placed) {
  return placed.kind === 'group' ? placed.group : placed.product
}
