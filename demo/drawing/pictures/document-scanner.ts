import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { circle, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block, prism } from './drawing/solids.ts'
import { type Spot, unit, type Vector } from './drawing/vector.ts'
import { markOn } from './marks.ts'
import { powerKey } from './panel-parts.ts'
import { pageEdge } from './printed-page.ts'
import { touchDisplay } from './printer-parts.ts'
import type { Scanner } from './scanners.ts'

/** Pages go in behind, above, and come out in front, below. */
export function drawFeeder(pen: Pen, scanner: Scanner) {
  const { wide, high, deep, finish, pages = 6 } = scanner
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 6), high)
  groundShadow(pen, footOf([-wide * 0.4, 0, -10], [wide * 0.8, 0, 96], 3), 8)
  drawInput(pen, scanner, pages)
  drawCheek(pen, scanner, -wide / 2 - 10)
  const outline: Spot[] = [
    [-deep, 4],
    [-deep, high * 0.66],
    [-deep * 0.72, high],
    [-deep * 0.46, high],
    [-6, high * 0.36],
    [-6, 4],
  ]
  prism(pen, 'x', [-wide / 2, wide / 2], { outline, colour: finish.body })
  drawCheek(pen, scanner, wide / 2 - 1)
  const face = slopeOf(pen, scanner)
  drawControls(face.sheet, scanner, face.high)
  drawOutput(pen, scanner)
}

function slopeOf(pen: Pen, { wide, high, deep }: Scanner) {
  const slope: Vector = [0, high * 0.36 - high, -6 + deep * 0.46]
  return {
    sheet: pen.sheet([-wide / 2, high, -deep * 0.46], [1, 0, 0], unit(slope)),
    high: Math.hypot(...slope),
  }
}

function drawControls(
  face: ReturnType<typeof slopeOf>['sheet'],
  { wide, finish, mark, touch }: Scanner,
  high: number,
) {
  const shade = face.tone(finish.body)
  face.area(rect([16, high * 0.07, wide - 32, high * 0.86], 8), {
    fill: face.tone(finish.trim),
    line: mix(shade, ink, 0.6),
    width: 2,
  })
  face.line(
    [
      [20, high * 0.16],
      [wide - 20, high * 0.16],
    ],
    { line: mix(face.tone(finish.trim), ink, 0.5), width: 1.6 },
  )
  markOn(face, mark, [wide * 0.16, high * 0.5, 22], mix(finish.trim, '#ffffff', 0.55))
  if (touch) touchDisplay(face, [wide * 0.36, high * 0.24, wide * 0.34, high * 0.6])
  const left = touch ? 0.76 : 0.56
  powerKey(face, [wide * left, high * 0.52], 10)
  for (let at = 0; at < 3; at++)
    face.area(
      circle([wide * (left + 0.08 + at * (touch ? 0.04 : 0.1)), high * 0.52], touch ? 4.5 : 9),
      { fill: ['#2F6B4A', '#D9A441', '#A8431A'][at]!, line: '#15110E', width: 1.4 },
    )
}

/** The sides are a little higher than the lid between them. */
function drawCheek(pen: Pen, { high, deep, finish }: Scanner, left: number) {
  const outline: Spot[] = [
    [-deep - 4, 0],
    [-deep - 4, high * 0.5],
    [-deep * 0.8, high * 0.72],
    [-deep * 0.3, high * 0.5],
    [0, high * 0.3],
    [0, 0],
  ]
  prism(pen, 'x', [left, left + 11], { outline, colour: finish.trim })
}

function drawInput(pen: Pen, { wide, high, deep, finish }: Scanner, pages: number) {
  const lean = pen.in(turned([-wide * 0.42, high * 0.62, -deep * 0.86], 'x', 34))
  block(lean, {
    at: [0, 0, -8],
    size: [wide * 0.84, high * 0.86, 8],
    radius: 12,
    bevel: 2,
    colour: finish.trim,
  })
  block(lean, {
    at: [wide * 0.27, high * 0.7, -6],
    size: [wide * 0.3, high * 0.42, 5],
    radius: 8,
    colour: finish.trim,
    contour: 2.4,
  })
  for (let at = 0; at < pages; at++) {
    const z = 1 + at * 1.6
    lean.area(
      [
        [wide * 0.1, -20, z],
        [wide * 0.74, -20, z],
        [wide * 0.74, high * 1.02, z],
        [wide * 0.1, high * 1.02, z],
      ],
      pageEdge,
    )
  }
  for (const x of [wide * 0.05, wide * 0.75])
    block(lean, { at: [x, 0, 0], size: [9, high * 0.42, 14], colour: finish.body, contour: 2 })
}

function drawOutput(pen: Pen, { wide, high, finish }: Scanner) {
  const mouth = pen.sheet([-wide / 2, high * 0.36, -5], [1, 0, 0], [0, -1, 0])
  mouth.area(rect([wide * 0.1, high * 0.12, wide * 0.8, high * 0.13], 4), '#15110E')
  block(pen, {
    at: [-wide * 0.4, 2, -10],
    size: [wide * 0.8, 6, 96],
    along: 'y',
    radius: 10,
    colour: finish.trim,
    contour: 2.6,
  })
  block(pen, {
    at: [-wide * 0.12, 8, 74],
    size: [wide * 0.24, 22, 7],
    radius: 4,
    colour: finish.trim,
    contour: 2,
  })
  for (const at of [0, 1])
    pen.area(
      [
        [-wide * 0.32, 10 + at * 2, -14],
        [wide * 0.32, 10 + at * 2, -14],
        [wide * 0.32, 9 + at * 2, 66],
        [-wide * 0.32, 9 + at * 2, 66],
      ],
      pageEdge,
    )
}
