import { hairline, ink } from '../pictures/drawing/colour.ts'

export type Print = PDFKit.PDFDocument

export const muted = '#6B645B'

export type TextForm = {
  size: number
  font?: 'plain' | 'bold'
  colour?: string
  width?: number
  align?: 'left' | 'right'
  /** Cut with an ellipsis where it would need more lines. */
  lines?: number
  link?: string
  spacing?: number
}

/** Text with its upper left corner at the place. Says how high it is. */
export function print(
  document: Print,
  text: string,
  [x, y]: readonly [number, number],
  form: TextForm,
) {
  const { size, font = 'plain', colour = ink, width, align, lines, link, spacing = 0 } = form
  document.font(font).fontSize(size).fillColor(colour)
  const lineGap = size * 0.12
  const options = {
    lineGap,
    lineBreak: width !== undefined,
    characterSpacing: spacing,
    ...(width !== undefined && { width }),
    ...(align && { align }),
    ...(lines && { height: lines * (document.currentLineHeight(true) + lineGap), ellipsis: true }),
    ...(link && { link, underline: false }),
  }
  document.text(text, x, y, options)
  return document.y - y
}

export function rule(
  document: Print,
  [x, y]: readonly [number, number],
  width: number,
  colour: string = hairline,
) {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(colour)
    .stroke()
}
