import { writeZip } from '../zip/write-zip.ts'
import { escapedText } from './escaped-text.ts'

type Cell = string | number

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const ofPackages = 'http://schemas.openxmlformats.org/package/2006'
const ofDocuments = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const fixedParts = {
  '[Content_Types].xml': `<Types xmlns="${ofPackages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${ofPackages}/relationships"><Relationship Id="rId1" Type="${ofDocuments}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${ofPackages}/relationships"><Relationship Id="rId1" Type="${ofDocuments}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${ofDocuments}/styles" Target="styles.xml"/></Relationships>`,
  // The second format is that of the heads.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
}

/** A workbook with one sheet, written as its rows come. The heads stay in view. */
export function writeXlsx(
  sheetName: string,
  heads: string[],
  rows: AsyncIterable<Cell[]>,
): AsyncGenerator<Buffer> {
  const book = `<workbook xmlns="${main}" xmlns:r="${ofDocuments}"><sheets><sheet name="${escapedText(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  const parts = Object.entries({ ...fixedParts, 'xl/workbook.xml': book })
  return writeZip([
    ...parts.map(([name, text]) => ({ name, content: [head + text] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(heads, rows) },
  ])
}

/** Characters. A piece that is worth compressing by itself. */
const piece = 32 * 1024

async function* sheetOf(heads: string[], rows: AsyncIterable<Cell[]>) {
  let text = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${rowOf(1, heads, ' s="1"')}`
  let row = 1
  for await (const cells of rows) {
    row += 1
    text += rowOf(row, cells, '')
    if (text.length < piece) continue
    yield text
    text = ''
  }
  yield `${text}</sheetData></worksheet>`
}

function rowOf(row: number, cells: Cell[], style: string) {
  return `<row r="${row}">${cells.map((cell, at) => cellOf(`${lettersOf(at)}${row}`, cell, style)).join('')}</row>`
}

function cellOf(reference: string, cell: Cell, style: string) {
  if (cell === '') return ''
  if (typeof cell === 'number') return `<c r="${reference}"${style}><v>${cell}</v></c>`
  return `<c r="${reference}" t="inlineStr"${style}><is><t xml:space="preserve">${escapedText(cell)}</t></is></c>`
}

/** Of column 27 `AB`. */
function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter
}
