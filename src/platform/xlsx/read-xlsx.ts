import { posix } from 'node:path'
import { openZip } from '../zip/open-zip.ts'
import type { OpenZip } from '../zip/open-zip.ts'
import { TableError } from '../tables/table-error.ts'
import type { TableRow } from '../tables/table-error.ts'
import { cellFormatOf, dayOf1904 } from './cell-formats.ts'
import type { CellFormat } from './cell-formats.ts'
import { findMergedCells } from './merged-cells.ts'
import { readXml, unreadableBook } from './read-xml.ts'
import type { XmlReader } from './read-xml.ts'
import { SheetRows } from './sheet-rows.ts'
import { SharedTexts } from './shared-texts.ts'

/** Bytes that a part may unpack to: 50,000 products are about 100 MB of XML. */
const mostBytes = { sheet: 200_000_000, texts: 100_000_000, other: 5_000_000 }

/** The rows of the first sheet, read as they come. */
export async function* readXlsx(path: string): AsyncGenerator<TableRow> {
  const zip = await openZip(path)
  try {
    const { sheet, texts, styles, firstDay } = await findParts(zip)
    const chunksOfSheet = () => partOf(zip, sheet, mostBytes.sheet)
    const rows = new SheetRows({
      texts: await readTexts(zip, texts),
      formats: await readFormats(zip, styles),
      merged: await findMergedCells(chunksOfSheet()),
      firstDay,
    })
    for await (const _ of readXml(chunksOfSheet(), rows)) yield* rows.take()
    yield* rows.take()
  } finally {
    zip.close()
  }
}

function partOf(zip: OpenZip, name: string, most: number) {
  const entry = zip.entries.get(name)
  if (!entry) throw new TableError(unreadableBook)
  return zip.read(entry, most)
}

type Related = { id: string; type: string; target: string }

async function findParts(zip: OpenZip) {
  const [book] = await readRelated(zip, '', '_rels/.rels', 'officeDocument')
  if (!book) throw new TableError(unreadableBook)
  const folder = posix.dirname(book.target)
  const relations = posix.join(folder, '_rels', `${posix.basename(book.target)}.rels`)
  const related = await readRelated(zip, folder, relations)
  const { sheetIds, firstDay } = await readBook(zip, book.target)
  const relatedAs = (type: string) => related.filter((one) => one.type.endsWith(`/${type}`))
  const targetOf = (type: string) => relatedAs(type)[0]?.target
  // A sheet that is all chart has no rows.
  const targets = new Map(relatedAs('worksheet').map(({ id, target }) => [id, target]))
  const sheetId = sheetIds.find((id) => targets.has(id))
  const sheet = sheetId ? targets.get(sheetId) : targetOf('worksheet')
  if (!sheet) throw new TableError(unreadableBook)
  return { sheet, texts: targetOf('sharedStrings'), styles: targetOf('styles'), firstDay }
}

async function readRelated(zip: OpenZip, folder: string, name: string, type = '') {
  const related: Related[] = []
  await readWhole(zip, name, {
    open(element, { Id: id = '', Type = '', Target: target = '' }) {
      if (element !== 'Relationship' || !Type.endsWith(type)) return
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      related.push({ id, type: Type, target: path })
    },
  })
  return related
}

/** The sheets, those that are shown first, and the first day of dates. */
async function readBook(zip: OpenZip, name: string) {
  const shown: string[] = []
  const hidden: string[] = []
  let firstDay = 0
  await readWhole(zip, name, {
    open(element, attributes) {
      const { date1904 = '' } = attributes
      if (element === 'workbookPr' && /^(?:1|true)$/.test(date1904)) firstDay = dayOf1904
      if (element !== 'sheet') return
      const { state = 'visible' } = attributes
      const [, id = ''] = Object.entries(attributes).find(([name]) => /^\w+:id$/.test(name)) ?? []
      const alike = state === 'visible' ? shown : hidden
      alike.push(id)
    },
  })
  return { sheetIds: [...shown, ...hidden], firstDay }
}

async function readTexts(zip: OpenZip, name: string | undefined) {
  const texts = new SharedTexts()
  if (!name || !zip.entries.has(name)) return texts
  for await (const _ of readXml(partOf(zip, name, mostBytes.texts), texts));
  return texts
}

/** The format of each style, by the number by which cells name it. */
async function readFormats(zip: OpenZip, name: string | undefined) {
  const codes = new Map<number, string>()
  const formats: CellFormat[] = []
  if (!name || !zip.entries.has(name)) return formats
  let isInCells = false
  await readWhole(zip, name, {
    open(element, { numFmtId = '', formatCode }) {
      const id = Number(numFmtId)
      if (element === 'numFmt' && formatCode !== undefined) codes.set(id, formatCode)
      if (element === 'cellXfs') isInCells = true
      if (element === 'xf' && isInCells) formats.push(cellFormatOf(id, codes.get(id)))
    },
    close(element) {
      if (element === 'cellXfs') isInCells = false
    },
  })
  return formats
}

const ignores: XmlReader = { open() {}, close() {}, text() {} }

async function readWhole(zip: OpenZip, name: string, reader: Partial<XmlReader>) {
  for await (const _ of readXml(partOf(zip, name, mostBytes.other), { ...ignores, ...reader }));
}
