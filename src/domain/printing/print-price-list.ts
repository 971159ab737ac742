import type { TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import type { EntryLayout } from './entry-layout.ts'
import { placedEntries } from './placed-entries.ts'
import type { Placed, PlacedGroup, PlacedProduct } from './placed-entries.ts'
import { body, hairline, muted } from './print-style.ts'
import type { PrintedProduct } from './print-task.ts'

const padding = 6
const groupHeight = 34 + 18
const headHeight = 18
const mostSpecs = 4

type Column = { title: string; width: number; align?: 'right' }

const columns = {
  product: { title: 'Product', width: 268 },
  model: { title: 'Model', width: 92 },
  stock: { title: 'Stock', width: 60 },
  price: { title: 'Price', width: body.width - 420, align: 'right' },
} as const satisfies Record<string, Column>

const gutter = 10

const styles = {
  name: { size: 9.5, isBold: true, lines: 3 },
  specs: { size: 8, colour: muted, lines: 3 },
  cell: { size: 9, lines: 3 },
  code: { size: 7.5, colour: muted, lines: 1 },
  price: { size: 9.5, isBold: true, lines: 2, align: 'right' },
  note: { size: 7.5, colour: muted, lines: 2, align: 'right' },
  head: { size: 8, isBold: true, colour: muted, lines: 1, tag: 'TH', scope: 'Column' },
} as const

/** A table for each group and page, with its head repeated. */
export const priceList: EntryLayout = {
  place: (pdf, groups) =>
    placedEntries(groups, {
      ofGroup: groupHeight,
      ofHead: headHeight,
      of: (product) => heightOf(pdf, product),
    }),
  read: async () => new Map(),
  draw(pdf, placed) {
    for (const { group, rows } of tablesOf(placed)) {
      if (group) {
        const place = { x: body.x, y: group.y, width: body.width }
        pdf.text(group.group.name, place, { size: 17, isBold: true, lines: 1, tag: 'H2' })
      }
      const [first] = rows
      if (!first) continue
      pdf.within('Table', () => {
        drawHead(pdf, first.y - headHeight)
        for (const row of rows) drawRow(pdf, row)
      })
    }
  },
}

type Table = { group: PlacedGroup | undefined; rows: PlacedProduct[] }

function tablesOf(placed: Placed[]): Table[] {
  const tables: Table[] = []
  for (const one of placed) {
    if (one.kind === 'group') tables.push({ group: one, rows: [] })
    else if (tables.length === 0) tables.push({ group: undefined, rows: [one] })
    else tables.at(-1)?.rows.push(one)
  }
  return tables
}

/** What stands in a row, each with its place. */
function cellsOf(product: PrintedProduct) {
  const { name, brand, modelNo, specs, stock, price, hsn, gst, address } = product
  const facts = [...specs.slice(0, mostSpecs), gst].filter((part) => part !== '').join(' · ')
  const titled = brand !== '' && !name.startsWith(brand) ? `${brand} ${name}` : name
  return [
    {
      column: columns.product,
      parts: [
        { text: titled, style: { ...styles.name, link: address } },
        { text: facts, style: styles.specs },
      ],
    },
    {
      column: columns.model,
      parts: [
        { text: modelNo, style: styles.cell },
        { text: hsn, style: styles.code },
      ],
    },
    { column: columns.stock, parts: [{ text: stock, style: styles.cell }] },
    {
      column: columns.price,
      parts: [
        { text: price, style: styles.price },
        ...product.priceTerms.map((text) => ({ text, style: styles.note })),
      ],
    },
  ]
}

function heightOf(pdf: TaggedPdf, product: PrintedProduct) {
  const heights = cellsOf(product).map(({ column, parts }) =>
    parts.reduce((sum, { text, style }) => sum + pdf.heightOf(text, widthIn(column), style), 0),
  )
  return Math.max(...heights) + 2 * padding
}

function drawHead(pdf: TaggedPdf, y: number) {
  pdf.within('TR', () => {
    let x: number = body.x
    for (const column of Object.values<Column>(columns)) {
      const { title, width, align } = column
      const style = { ...styles.head, ...(align ? { align } : {}) }
      pdf.text(title, { x, y, width: widthIn(column) }, style)
      x += width
    }
  })
  pdf.asArtifact(() => pdf.rule({ x: body.x, y: y + headHeight - 3, width: body.width }, muted))
}

function drawRow(pdf: TaggedPdf, { product, y, height }: PlacedProduct) {
  pdf.within('TR', () => {
    let x: number = body.x
    for (const { column, parts } of cellsOf(product)) {
      pdf.within('TD', () => {
        let at = y + padding
        for (const { text, style } of parts) {
          at += pdf.text(text, { x, y: at, width: widthIn(column) }, style)
        }
      })
      x += column.width
    }
  })
  pdf.asArtifact(() => pdf.rule({ x: body.x, y: y + height, width: body.width }, hairline, 0.4))
}

/** The last column ends at the edge. */
function widthIn(column: Column) {
  return column.align ? column.width : column.width - gutter
}
