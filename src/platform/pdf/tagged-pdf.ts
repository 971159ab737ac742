import { fileURLToPath } from 'node:url'
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { isShapedFont } from './font-runs.ts'
import type { FontName, FontRun } from './font-runs.ts'
import { linesOf } from './text-lines.ts'
import type { MeasureRun, TextLine, TextStyle } from './text-lines.ts'

/** In points of A4. */
export const sheet = { wide: 595.28, high: 841.89, margin: 42 } as const

export type Place = { x: number; y: number; width: number }
export type DrawnStyle = TextStyle & {
  colour?: string
  align?: 'left' | 'right'
  /** An address of the web, or `#` and the name of a place in the document. */
  link?: string
  /** The element of the structure. Without one the text belongs to the element around it. */
  tag?: string
  /** What a head of a table is the head of. */
  scope?: 'Column' | 'Row'
}

export type PdfHead = { title: string; author: string; date: Date; language: string }

type Element = PDFKit.PDFStructureElement
type ElementOptions = PDFKit.Mixins.StructureElementOptions & {
  scope?: 'Column' | 'Row'
  bbox?: number[]
}

const ink = '#1d1b18'

/** Of the size of its letters. Scripts with marks above and below need as much. */
export const lineHeight = 1.36
const ascent = 1.04

/** Of fontkit: an object takes features away, which the types of pdfkit do not name. */
const withoutAnchors = {
  features: { mark: false, mkmk: false, abvm: false, blwm: false, dist: false },
} as unknown as PDFKit.Mixins.TextOptions

function joined(lines: TextLine[]) {
  return lines
    .map(({ text, isMidWord }) => (isMidWord ? text : `${text} `))
    .join('')
    .trimEnd()
}

const fontFolder = new URL('./fonts/', import.meta.url)
const mostWidths = 20_000

/**
 * A document whose text, in any script of its fonts, is drawn in lines that are measured first, and
 * has a structure that screen readers follow. The same calls make the same bytes.
 */
export class TaggedPdf {
  readonly #document: PDFKit.PDFDocument
  readonly #bytes: Promise<Buffer>
  readonly #root: Element
  readonly #elements: Element[]
  readonly #widths = new Map<string, number>()
  #pages = 0

  constructor({ title, author, date, language }: PdfHead) {
    this.#document = new PdfDocument({
      size: [sheet.wide, sheet.high],
      margin: 0,
      autoFirstPage: false,
      tagged: true,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: author, CreationDate: date, ModDate: date },
    })
    this.#bytes = buffer(this.#document)
    this.#root = this.#document.struct('Document')
    this.#document.addStructure(this.#root)
    this.#elements = [this.#root]
  }

  get pages() {
    return this.#pages
  }

  addPage() {
    this.#pages++
    this.#document.addPage()
  }

  /** An element of the structure, for what is drawn within. */
  within(tag: string, draw: () => void, options: ElementOptions = {}) {
    const element = this.#document.struct(tag, options)
    this.#parent.add(element)
    this.#elements.push(element)
    draw()
    this.#elements.pop()
    element.end()
  }

  /** Drawn for the eye alone: rules, backgrounds, the foot of a page. */
  asArtifact(draw: () => void) {
    this.#document.markContent('Artifact')
    draw()
    this.#document.endMarkedContent()
  }

  lines(text: string, width: number, style: TextStyle): TextLine[] {
    return linesOf(text, width, style, this.#measure)
  }

  heightOf(text: string, width: number, style: TextStyle) {
    return this.lines(text, width, style).length * style.size * lineHeight
  }

  /** The part of a text that so many lines have room for, and the rest. */
  split(text: string, width: number, style: TextStyle, most: number): [string, string] {
    const lines = this.lines(text, width, style)
    return [joined(lines.slice(0, most)), joined(lines.slice(most))]
  }

  /** Draws a text as an element of its own. Gives its height. */
  text(text: string, place: Place, style: DrawnStyle): number {
    const { tag = 'P', link, scope } = style
    const lines = this.lines(text, place.width, style)
    const height = lines.length * style.size * lineHeight
    if (lines.length === 0) return 0
    const draw = () => this.#drawLines(lines, place, style)
    this.within(
      tag,
      () => {
        if (link === undefined) return this.#mark(tag, draw)
        this.within('Link', () => {
          this.#mark('Link', draw)
          this.#addLink(link, { ...place, height }, text)
        })
      },
      scope ? { scope } : {},
    )
    return height
  }

  /** A text of an artifact. */
  plainText(text: string, place: Place, style: DrawnStyle) {
    this.#drawLines(this.lines(text, place.width, style), place, style)
  }

  /** A picture in the middle of its frame. */
  picture(jpeg: Buffer, frame: Place & { height: number }, alt: string) {
    const { x, y, width, height } = frame
    const image = () =>
      this.#document.image(jpeg, x, y, { fit: [width, height], align: 'center', valign: 'center' })
    this.within('Figure', () => this.#mark('Figure', image), {
      alt,
      bbox: [x, y, x + width, y + height],
    })
  }

  rule({ x, y, width }: Place, colour: string, thickness = 0.6) {
    this.#document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke()
  }

  area({ x, y, width, height }: Place & { height: number }, colour: string) {
    this.#document.rect(x, y, width, height).fill(colour)
  }

  /** A place that links lead to, on the present page. */
  name(name: string, y: number) {
    this.#document.addNamedDestination(name, 'XYZ', 0, sheet.high - Math.max(0, y - 12), null)
  }

  /** A line of the outline, which leads to the top of the present page. */
  outline(title: string, under?: PDFKit.PDFOutline) {
    return (under ?? this.#document.outline).addItem(title)
  }

  async end(): Promise<Buffer> {
    this.#root.end()
    this.#document.end()
    return this.#bytes
  }

  get #parent() {
    return this.#elements.at(-1) ?? this.#root
  }

  #mark(tag: string, draw: () => void) {
    const content = this.#document.markStructureContent(tag)
    draw()
    this.#document.endMarkedContent()
    this.#parent.add(content)
  }

  #addLink(link: string, { x, y, width, height }: Place & { height: number }, text: string) {
    // pdfkit writes a plain string as a name, and only an object as a text.
    const Contents = Object(text)
    const options = { structParent: this.#parent, Contents }
    if (link.startsWith('#')) this.#document.goTo(x, y, width, height, link.slice(1), options)
    else this.#document.link(x, y, width, height, link, options)
  }

  #drawLines(lines: TextLine[], { x, y, width }: Place, style: DrawnStyle) {
    const { size, isBold = false, colour = ink, align } = style
    let baseline = y + size * ascent
    for (const [index, line] of lines.entries()) {
      // What is read aloud or copied has a space between its lines, and none within a word.
      const end = index < lines.length - 1 && !line.isMidWord ? ' ' : ''
      let at = align === 'right' ? x + width - line.width : x
      for (const run of line.runs) {
        const tail = run === line.runs.at(-1) ? end : ''
        const shaping = this.#shapingOf(run, isBold)
        this.#useFont(run.font, isBold)
        this.#document.fontSize(size).fillColor(colour)
        this.#asRead(run, () =>
          this.#document.text(run.text + tail, at, baseline, {
            ...shaping,
            lineBreak: false,
            baseline: 'alphabetic',
          }),
        )
        at += this.#measure(run, isBold) * size
      }
      baseline += size * lineHeight
    }
  }

  /** Glyphs of a shaped script stand in another order than its letters, which search and copying need. */
  #asRead({ font, text }: FontRun, draw: () => void) {
    if (!isShapedFont(font)) return draw()
    this.#document.markContent('Span', { actual: text })
    draw()
    this.#document.endMarkedContent()
  }

  readonly #measure: MeasureRun = (run, isBold) => {
    const key = `${isBold}${run.font} ${run.text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known
    const shaping = this.#shapingOf(run, isBold)
    this.#useFont(run.font, isBold)
    const width = this.#document.fontSize(1).widthOfString(run.text, shaping)
    if (this.#widths.size > mostWidths) this.#widths.clear()
    this.#widths.set(key, width)
    return width
  }

  /**
   * fontkit throws where a font has no anchor for a mark (Telugu, Gurmukhi): such a run is drawn with
   * its marks where the font puts them by itself.
   */
  #shapingOf(run: FontRun, isBold: boolean): PDFKit.Mixins.TextOptions {
    if (!isShapedFont(run.font)) return {}
    const key = `${isBold}${run.font} ${run.text}`
    const isSafe = this.#anchored.get(key) ?? this.#canAnchor(run, isBold)
    if (this.#anchored.size > mostWidths) this.#anchored.clear()
    this.#anchored.set(key, isSafe)
    return isSafe ? {} : withoutAnchors
  }

  #canAnchor(run: FontRun, isBold: boolean) {
    this.#useFont(run.font, isBold)
    try {
      this.#document.widthOfString(run.text)
      return true
    } catch {
      return false
    }
  }

  readonly #anchored = new Map<string, boolean>()

  /** A font is read with the first text that needs it, and embedded with the letters that are used. */
  #useFont(font: FontName, isBold: boolean) {
    const name = `${font}-${isBold ? 700 : 400}`
    if (!this.#fonts.has(name)) {
      this.#document.registerFont(name, fileURLToPath(new URL(`${name}.woff`, fontFolder)))
      this.#fonts.add(name)
    }
    this.#document.font(name)
  }

  readonly #fonts = new Set<string>()
}
