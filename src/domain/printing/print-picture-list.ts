import type { DrawnStyle, TaggedPdf } from '#platform/pdf/tagged-pdf.ts'
import type { EntryLayout, DrawnWith } from './entry-layout.ts'
import { placedEntries } from './placed-entries.ts'
import { body, hairline, muted } from './print-style.ts'
import type { PrintedProduct } from './print-task.ts'
import { printedPicture } from './printed-picture.ts'

const picture = { width: 132, height: 100, pixels: 400 } as const
const padding = 10
const groupHeight = 34

const text = {
  x: body.x + picture.width + 18,
  width: body.width - picture.width - 18,
} as const
const specGap = 14
const specWidth = (text.width - specGap) / 2

/** More are on the page of the product. */
const mostSpecs = 12

const styles = {
  brand: { size: 8, isBold: true, lines: 1 },
  name: { size: 11.5, isBold: true, lines: 3 },
  price: { size: 12, isBold: true, lines: 2 },
  facts: { size: 8.5, colour: muted, lines: 2 },
  spec: { size: 8, lines: 2 },
  more: { size: 8, lines: 1 },
} as const

const gap = 2.5

export const pictureList: EntryLayout = {
  place: (pdf, groups) =>
    placedEntries(groups, {
      ofGroup: groupHeight,
      ofHead: 0,
      of: (product) => heightOf(pdf, product),
    }),
  async read(placed, need) {
    const pictures = new Map<string, Buffer>()
    for (const entry of placed) {
      if (entry.kind === 'group') continue
      const { picture: key } = entry.product
      const jpeg = await printedPicture(key, picture.pixels, need)
      if (key !== null && jpeg) pictures.set(key, jpeg)
    }
    return pictures
  },
  draw(pdf, placed, drawn) {
    for (const entry of placed) {
      if (entry.kind === 'group') {
        const place = { x: body.x, y: entry.y, width: body.width }
        pdf.text(entry.group.name, place, { size: 17, isBold: true, lines: 1, tag: 'H2' })
        continue
      }
      const { product, y, isFirst } = entry
      if (!isFirst) {
        pdf.asArtifact(() => pdf.rule({ x: body.x, y: y + 1, width: body.width }, hairline))
      }
      pdf.within('Sect', () => drawProduct(pdf, product, { y: y + padding, drawn }))
    }
  },
}

function factsOf({ stock, warranty, gst }: PrintedProduct) {
  const warrantyText = warranty === '' ? '' : `Warranty: ${warranty}`
  return [stock, warrantyText, gst].filter((fact) => fact !== '').join('   ·   ')
}

function makerOf({ brand, modelNo, hsn }: PrintedProduct) {
  return [brand, modelNo, hsn].filter((part) => part !== '').join('   ·   ')
}

function moreText({ specs }: PrintedProduct) {
  const more = specs.length - mostSpecs
  return more > 0 ? `${more} more on its page` : ''
}

type Part = { text: string; style: DrawnStyle }

/** Of everything beside the picture, in the order in which it is drawn; the specifications stand between. */
function partsOf(product: PrintedProduct): { above: Part[]; below: Part[] } {
  const { name, price, address } = product
  const [note = '', ...amounts] = product.priceTerms
  const priced = `${price} ${note}`.trim()
  return {
    above: [
      { text: makerOf(product), style: styles.brand },
      { text: name, style: { ...styles.name, tag: 'H3', link: address } },
      { text: priced, style: styles.price },
      { text: amounts.join(' '), style: styles.facts },
      { text: factsOf(product), style: styles.facts },
    ],
    below: [{ text: moreText(product), style: { ...styles.more, link: address } }],
  }
}

/** The lines in two columns, from above to below in each. */
function specColumns({ specs }: PrintedProduct) {
  const shown = specs.slice(0, mostSpecs)
  const half = Math.ceil(shown.length / 2)
  return [shown.slice(0, half), shown.slice(half)]
}

function heightOf(pdf: TaggedPdf, product: PrintedProduct) {
  const { above, below } = partsOf(product)
  const parts = [...above, ...below].map(({ text: shown, style }) =>
    spaced(pdf.heightOf(shown, text.width, style)),
  )
  const specs = specColumns(product).map((column) =>
    sumOf(column.map((spec) => specHeight(pdf, spec))),
  )
  return Math.max(picture.height, sumOf(parts) + Math.max(...specs)) + 2 * padding
}

function specHeight(pdf: TaggedPdf, spec: string) {
  return spaced(pdf.heightOf(spec, specWidth, styles.spec))
}

function spaced(height: number) {
  return height === 0 ? 0 : height + gap
}

function sumOf(heights: number[]) {
  return heights.reduce((sum, height) => sum + height, 0)
}

type DrawnAt = { y: number; drawn: DrawnWith }

function drawProduct(pdf: TaggedPdf, product: PrintedProduct, { y, drawn }: DrawnAt) {
  const { company } = drawn.task
  const frame = { x: body.x, y, width: picture.width, height: picture.height }
  const jpeg = product.picture === null ? undefined : drawn.pictures.get(product.picture)
  if (jpeg) pdf.picture(jpeg, frame, product.name)
  else drawEmptyFrame(pdf, frame)
  const { above, below } = partsOf(product)
  const colours = [company.colour, undefined, company.colour]
  let at = y
  for (const [index, { text: shown, style }] of above.entries()) {
    const colour = colours[index]
    const place = { x: text.x, y: at, width: text.width }
    at += spaced(pdf.text(shown, place, colour === undefined ? style : { ...style, colour }))
  }
  at = drawSpecs(pdf, product, at)
  for (const { text: shown, style } of below) {
    pdf.text(shown, { x: text.x, y: at, width: text.width }, style)
  }
}

/** Gives where they end. */
function drawSpecs(pdf: TaggedPdf, product: PrintedProduct, top: number) {
  let end = top
  if (product.specs.length === 0) return end
  pdf.within('L', () => {
    for (const [index, column] of specColumns(product).entries()) {
      const x = text.x + index * (specWidth + specGap)
      let y = top
      for (const spec of column) {
        const place = { x, y, width: specWidth }
        pdf.within('LI', () => pdf.text(spec, place, { ...styles.spec, tag: 'LBody' }))
        y += specHeight(pdf, spec)
      }
      end = Math.max(end, y)
    }
  })
  return end
}

type Frame = { x: number; y: number; width: number; height: number }

function drawEmptyFrame(pdf: TaggedPdf, frame: Frame) {
  pdf.asArtifact(() => {
    pdf.area(frame, '#f6f3ee')
    const place = { x: frame.x + 12, y: frame.y + frame.height / 2 - 6, width: frame.width - 24 }
    pdf.plainText('Image on request', place, { size: 8, colour: muted, lines: 1 })
  })
}
