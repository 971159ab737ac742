import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeXlsx } from '../xlsx/write-xlsx.ts'
import { writeZip } from '../zip/write-zip.ts'
import { readTable } from './read-table.ts'

function isHeads(cells: string[]) {
  return cells.includes('Name') && cells.includes('Price')
}

async function read(content: Buffer | string) {
  const folder = await mkdtemp(join(tmpdir(), 'table-'))
  try {
    const path = join(folder, 'table')
    await writeFile(path, content)
    return (await Array.fromAsync(readTable(path, isHeads))).map(({ row, cells }) => [
      row,
      ...cells,
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function bytesOf(chunks: AsyncIterable<Buffer>) {
  return Buffer.concat(await Array.fromAsync(chunks))
}

async function* rowsOf(rows: (string | number)[][]) {
  yield* rows
}

/** A workbook with this sheet, and with these parts besides. */
function bookOf(sheet: string, parts: Record<string, string> = {}) {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`
  const all = {
    '_rels/.rels': `<Relationships>${relation('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': '<workbook><sheets><sheet name="One" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('b', 'worksheet', '/xl/worksheets/sheet1.xml')}${relation('c', 'sharedStrings', 'sharedStrings.xml')}${relation('d', 'styles', 'styles.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...parts,
  }
  return bytesOf(writeZip(Object.entries(all).map(([name, text]) => ({ name, content: [text] }))))
}

const oneCell = (cell: string) => `<worksheet><sheetData><row>${cell}</row></sheetData></worksheet>`

const twoRows = [
  [1, 'Name', 'Price'],
  [2, 'Café – “Deluxe”', '5'],
]

test('a CSV file is read in UTF-8, with or without its mark, in UTF-16 and in Windows-1252', async () => {
  const text = 'Name,Price\r\nCafé – “Deluxe”,5\r\n'
  assert.deepEqual(await read(text), twoRows)
  assert.deepEqual(await read(`\uFEFF${text}`), twoRows)
  assert.deepEqual(await read(Buffer.from(`\uFEFF${text}`, 'utf16le')), twoRows)
  const ofWindows = Buffer.from(
    text.replace('–', '\x96').replace('“', '\x93').replace('”', '\x94'),
    'latin1',
  )
  assert.deepEqual(await read(ofWindows), twoRows)
  assert.deepEqual(await read(Buffer.from([0x80, 0x0a])), [[1, '€']])
})

test('a CSV file is separated by commas, semicolons or tabs, and empty rows are counted but left out', async () => {
  for (const separator of [',', ';', '\t']) {
    const text = [`"a,;b"`, 'c'].join(separator)
    assert.deepEqual(await read(`${text}\n\n${separator}\r\n1${separator}2`), [
      [1, 'a,;b', 'c'],
      [4, '1', '2'],
    ])
  }
})

test('cells with quotation marks, separators and line ends are read across any two pieces', async () => {
  const long = 'x'.repeat(50_000)
  const rows = Array.from({ length: 8 }, (_, at) => `"${at}: ""y"",\r\n${long}",14" screen`)
  const read8 = await read(['a,b', ...rows].join('\r\n'))
  assert.deepEqual(
    read8.slice(1).map(([row, one, two]) => [row, String(one).slice(0, 8), two]),
    rows.map((_, at) => [at + 2, `${at}: "y",\r`, '14" screen']),
  )
})

test('a CSV file with an open quotation mark, a binary file and an old workbook are refused in words', async () => {
  await assert.rejects(read('a,b\n"x,y'), /in row 2 a quotation mark is never closed/)
  await assert.rejects(read('a,b\n"x\ny",z\n"24" screen",z'), /in row 3 a quotation mark/)
  await assert.rejects(read(Buffer.from([1, 2, 3, 0, 255])), /is no table/)
  await assert.rejects(read(Buffer.from('d0cf11e0a1b11ae1', 'hex')), /old kind \(\.xls\)/)
  assert.deepEqual(await read(''), [])
})

test('a file with a cell of a megabyte or 10,000 columns is refused with its row', async () => {
  const long = 'x'.repeat(1_000_000)
  await assert.rejects(read(`a,b\n1,${long}`), /Row 2 has a cell with more than 60,000/)
  await assert.rejects(read(`a,b\n1,"${long}"`), /Row 2 has a cell with more than 60,000/)
  await assert.rejects(read(`a,b\n${','.repeat(10_000)}x`), /Row 2 has more than 200 columns/)
  const cell = (text: string, at = 'A1') => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  await assert.rejects(read(await bookOf(oneCell(cell(long)))), /cell/)
  await assert.rejects(read(await bookOf(oneCell(cell('x', 'NTP1')))), /more than 200 columns/)
})

test('a workbook whose rows name one long text again and again is refused before they fill the memory', async () => {
  const texts = { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(50_000)}</t></si></sst>` }
  const bookWith = (row: string, count: number) =>
    bookOf(
      `<worksheet><sheetData>${`<row>${row}</row>`.repeat(count)}</sheetData></worksheet>`,
      texts,
    )
  const cell = '<c t="s"><v>0</v></c>'
  await assert.rejects(read(await bookWith(cell.repeat(5), 1)), /Row 1 has more than 2,00,000 char/)
  await assert.rejects(read(await bookWith(cell.repeat(4), 1001)), /unpacks to more than can be/)
  assert.equal((await read(await bookWith(cell.repeat(4), 2))).length, 2)
})

test('an empty cell of a workbook is empty, whatever type its program has named for it', async () => {
  const cells =
    '<c t="s"/><c t="s"><v></v></c><c t="b"/><c t="n"/><c t="inlineStr"/><c t="s"><v>0</v></c>'
  const book = await bookOf(oneCell(cells), {
    'xl/sharedStrings.xml': '<sst><si><t>first</t></si></sst>',
  })
  assert.deepEqual(await read(book), [[1, '', '', '', '', '', 'first']])
})

test('the first sheet with rows that is shown is read, not a chart before it', async () => {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`
  const book = await bookOf(oneCell('<c><v>1</v></c>'), {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Chart" r:id="e"/><sheet name="Notes" state="hidden" r:id="f"/><sheet name="Prices" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('e', 'chartsheet', 'chart.xml')}${relation('f', 'worksheet', 'notes.xml')}${relation('b', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    'xl/chart.xml': '<chartsheet/>',
    'xl/notes.xml': oneCell('<c><v>2</v></c>'),
  })
  assert.deepEqual(await read(book), [[1, '1']])
})

test('a date of a workbook that counts its days from 1904 is the day that it shows', async () => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'
  const days = (date1904: string) =>
    bookOf(oneCell('<c s="1"><v>44887</v></c><c><v>44887</v></c>'), {
      'xl/styles.xml': styles,
      'xl/workbook.xml': `<workbook><workbookPr date1904="${date1904}"/><sheets><sheet name="One" r:id="b"/></sheets></workbook>`,
    })
  for (const isSo of ['1', 'true'])
    assert.deepEqual(await read(await days(isSo)), [[1, '2026-11-23', '44887']])
  assert.deepEqual(await read(await days('0')), [[1, '2022-11-22', '44887']])
})

test('a number with space for a currency beside it is no date', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="#,##0.00_D_M;* #,##0_y"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>'
  const book = await bookOf(oneCell('<c s="0"><v>58990</v></c>'), { 'xl/styles.xml': styles })
  assert.deepEqual(await read(book), [[1, '58990']])
})

const textCell = (at: string, text: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

test('a cell that is merged over several rows is read in each of them that has other cells', async () => {
  const sheet = `<worksheet><sheetData>
    <row r="1">${textCell('A1', 'Brand')}${textCell('B1', 'Name')}${textCell('C1', 'Price')}</row>
    <row r="2">${textCell('A2', 'Dell')}${textCell('B2', 'One')}</row>
    <row r="3"><c r="A3"/>${textCell('B3', 'Two')}</row>
    <row r="4"><c r="A4"/><c r="B4"/></row>
    <row r="5">${textCell('B5', 'Three')}</row>
    <row r="6">${textCell('B6', 'Four')}${textCell('C6', '7')}</row>
    </sheetData><mergeCells count="3"><mergeCell ref="A2:A5"/><mergeCell ref='B6:B9'/>
    <x:mergeCell ref='C2:D2'/></mergeCells></worksheet>`
  assert.deepEqual(await read(await bookOf(sheet)), [
    [1, 'Brand', 'Name', 'Price'],
    [2, 'Dell', 'One'],
    [3, 'Dell', 'Two'],
    [5, 'Dell', 'Three'],
    [6, '', 'Four', '7'],
  ])
})

test('heads of two lines, with one merged over both, are named by the second line', async () => {
  const sheet = `<worksheet><sheetData>
    <row r="1">${textCell('A1', 'Name')}${textCell('B1', 'Price')}</row>
    <row r="2">${textCell('B2', 'Price')}${textCell('C2', 'With tax')}</row>
    <row r="3">${textCell('A3', 'One')}${textCell('B3', '5')}${textCell('C3', '6')}</row>
    </sheetData><mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells></worksheet>`
  assert.deepEqual(await read(await bookOf(sheet)), [
    [2, 'Name', 'Price', 'With tax'],
    [3, 'One', '5', '6'],
  ])
})

test('a workbook with too many merged cells, or with half of such an element everywhere, is refused in time', async () => {
  const merged = '<mergeCell ref="A1:A9"/>'.repeat(200_001)
  const book = (text: string) => bookOf(`${oneCell(textCell('A1', 'x'))}<!--${text}-->`)
  await assert.rejects(read(await book(merged)), /too many merged cells/)
  const began = performance.now()
  await assert.rejects(read(await book('<mergeCell '.repeat(500_000))), /too long/)
  assert.ok(performance.now() - began < 5000)
})

test('a workbook that is written is read again as it was', async () => {
  const rows = [
    ['Café & <b> "x" \'y\'', 58_990.5, ' two\nlines\r\n', ''],
    ['_x000D_ \u000b 😀 ₹', 0, '', "'=1+1"],
  ]
  const book = await bytesOf(writeXlsx('Products', ['One', 'Two', 'Three', 'Four'], rowsOf(rows)))
  assert.deepEqual(await read(book), [
    [1, 'One', 'Two', 'Three', 'Four'],
    [2, 'Café & <b> "x" \'y\'', '58990.5', ' two\nlines\r\n'],
    [3, '_x000D_ \u000b 😀 ₹', '0', '', "'=1+1"],
  ])
  const again = await bytesOf(writeXlsx('Products', ['One', 'Two', 'Three', 'Four'], rowsOf(rows)))
  assert.ok(book.equals(again), 'the same bytes for the same rows')
})

test('numbers, shared texts, formulas, percentages and dates of a workbook are read as they are shown', async () => {
  const sheet = `<x:worksheet xmlns:x="y"><x:sheetData>
    <x:row r="3"><x:c r="A3" t="s"><x:v>1</x:v></x:c><x:c r="C3"><x:v>0.28000000000000003</x:v></x:c>
    <x:c s="1"><x:v>0.18</x:v></x:c><x:c s="2"><x:v>46349.5</x:v></x:c>
    <x:c t="str"><x:f>A1&amp;"b"</x:f><x:v>ab</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c>
    <x:c t="e"><x:v>#N/A</x:v></x:c><x:c><x:v>1E+5</x:v></x:c></x:row></x:sheetData></x:worksheet>`
  const book = await bookOf(sheet, {
    'xl/sharedStrings.xml':
      '<sst><si><t>no</t></si><si><r><t>Ri</t></r><r><t>ch</t></r><rPh><t>x</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  })
  assert.deepEqual(await read(book), [
    [3, 'Rich', '', '0.28', '18%', '2026-11-23 12:00', 'ab', 'TRUE', '#N/A', '100000'],
  ])
})

test('a formula that no program has computed is no empty cell, and one that gives an empty text is', async () => {
  const cells =
    '<c><f>1+1</f></c><c><f>1+2</f><v></v></c><c t="str"><f>""</f><v></v></c><c><v>7</v></c>'
  assert.deepEqual(await read(await bookOf(oneCell(cells))), [
    [1, '#NOT COMPUTED!', '#NOT COMPUTED!', '', '7'],
  ])
})

test('a number with leading zeros is read with them', async () => {
  const cells =
    '<c s="1"><v>123</v></c><c s="1"><v>1234567</v></c><c s="1"><v>1.5</v></c><c s="0"><v>7</v></c>'
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>'
  const book = await bookOf(oneCell(cells), { 'xl/styles.xml': styles })
  assert.deepEqual(await read(book), [[1, '00123', '1234567', '1.5', '7']])
})

test('a workbook with a document type is refused: no entity is expanded and none is fetched', async () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>`
  for (const type of [bomb, outside, '']) {
    const cell = oneCell('<c t="inlineStr"><is><t>&a;&b;</t></is></c>')
    await assert.rejects(read(await bookOf(type + cell)), /no Excel workbook/)
  }
})

test('a workbook with a million tags in each other is refused before they fill the memory', async () => {
  await assert.rejects(read(await bookOf('<a>'.repeat(1_000_000))), /no Excel workbook/)
})

test('notes beside the table of a workbook are in none of its columns', async () => {
  const cell = (text: string) => `<c t="str"><v>${text}</v></c>`
  const rows = [cell('Name'), cell('Kaveri') + cell('call them')].map(
    (cells) => `<row>${cells}</row>`,
  )
  const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`
  assert.deepEqual(await read(await bookOf(sheet)), [
    [1, 'Name'],
    [2, 'Kaveri'],
  ])
})

test('lines above the row that names the columns do not belong to the table', async () => {
  const title = ['Price list, November']
  const table = [
    [],
    ['Bengaluru', '080 4000 1234'],
    ['Name', 'Price', 'Note'],
    ['Kaveri', '5', 'new'],
  ]
  const expected = [
    [4, 'Name', 'Price', 'Note'],
    [5, 'Kaveri', '5', 'new'],
  ]
  assert.deepEqual(await read(await bytesOf(writeXlsx('List', title, rowsOf(table)))), expected)
  const lines = [['Price list'], ...table].map((cells) => cells.join(';'))
  assert.deepEqual(await read(lines.join('\n')), expected)
})

test('heads with names that nobody knows are the first row that is about as wide as the table', async () => {
  assert.deepEqual(await read('Price list\n\nCode,Item code,MRP\nA,B,5\n'), [
    [3, 'Code', 'Item code', 'MRP'],
    [4, 'A', 'B', '5'],
  ])
  const long = `Code,MRP\n${'A,5\n'.repeat(30)}`
  const [heads, ...below] = await read(long)
  assert.deepEqual([heads, below.length], [[1, 'Code', 'MRP'], 30])
})

test('a few wrong bytes in a UTF-8 file do not turn all of its letters into others', async () => {
  const damaged = Buffer.concat([Buffer.from('Café,₹,'), Buffer.from([0xff, 0x0a])])
  assert.deepEqual(await read(damaged), [[1, 'Café', '₹', '\ufffd']])
})

test('a file that is UTF-8 by its mark, or with signs for letters that were lost before, is read as that', async () => {
  assert.deepEqual(await read('N\ufffd,1\n'), [[1, 'N\ufffd', '1']])
  const marked = Buffer.concat([Buffer.from('\ufeffN,'), Buffer.from([0xe9, 0x0a])])
  assert.deepEqual(await read(marked), [[1, 'N', '\ufffd']])
})

test('a workbook that unpacks to more than 200 MB is refused before it is unpacked', async () => {
  const spaces = ' '.repeat(1_000_000)
  function* bomb() {
    yield '<worksheet><sheetData>'
    for (let megabyte = 0; megabyte < 250; megabyte++)
      yield `<a>${spaces.slice(0, 400_000)}</a>`.repeat(2)
  }
  const all = writeZip([
    {
      name: '_rels/.rels',
      content: ['<R><Relationship Id="a" Type="x/officeDocument" Target="w.xml"/></R>'],
    },
    { name: 'w.xml', content: ['<w/>'] },
    {
      name: '_rels/w.xml.rels',
      content: ['<R><Relationship Id="b" Type="x/worksheet" Target="s.xml"/></R>'],
    },
    { name: 's.xml', content: bomb() },
  ])
  const book = await bytesOf(all)
  assert.ok(book.length < 1_000_000, String(book.length))
  await assert.rejects(read(book), /unpacks to more than can be read/)
})

test('a damaged workbook, a ZIP without a workbook and one with a false size are refused', async () => {
  const book = await bytesOf(writeXlsx('x', ['One'], rowsOf([['1']])))
  await assert.rejects(read(book.subarray(0, book.length - 30)), /damaged/)
  const broken = Buffer.from(book)
  const sheetAt = broken.indexOf('xl/worksheets/sheet1.xml') + 24
  broken.fill(7, sheetAt, sheetAt + 40)
  await assert.rejects(read(broken), /damaged|no Excel workbook/)
  await assert.rejects(
    read(await bytesOf(writeZip([{ name: 'front.jpg', content: ['x'] }]))),
    /no Excel workbook/,
  )
  const lying = Buffer.from(book)
  const at = lying.lastIndexOf('PK\u0001\u0002')
  lying.writeUInt32LE(5, at + 24)
  await assert.rejects(read(lying), /damaged/)
})
