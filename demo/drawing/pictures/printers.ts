import type { Printer } from './printer-shape.ts'
import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block, type Faces } from './drawing/solids.ts'
import { markOn } from './marks.ts'
import {
  buttons,
  cassettes,
  frontGap,
  leaningPanel,
  tanks,
  topTray,
  touchDisplay,
} from './printer-parts.ts'
import { drawScanner } from './scanner-unit.ts'

export function drawPrinter(pen: Pen, printer: Printer) {
  const { wide, deep, high, stand = 0, scanner } = printer
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 8), stand + high)
  if (stand) drawStand(pen, printer)
  const raised = pen.in(turned([0, stand, 0], 'y', 0))
  if (printer.rearFeed) drawRearFeed(raised, printer)
  const faces = drawBody(raised, printer)
  drawFront(raised, faces, printer)
  if (scanner) drawScanner(raised, printer)
  else drawLowPanel(raised, printer)
}

/** The back: lid, sockets, power. */
export function printerFromBehind(front: Pen, printer: Printer) {
  const { wide, deep, high, body, trim } = printer
  const pen = front.in(turned([0, 0, -deep], 'y', 180))
  groundShadow(front, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 8), high)
  const { back } = drawBody(pen, printer)
  const shade = back.tone(body)
  const line = { line: mix(shade, ink, 0.55), width: 2 }
  back.area(rect([wide * 0.3, high * 0.16, wide * 0.56, high * 0.62], 6), {
    fill: mix(shade, ink, 0.04),
    ...line,
  })
  back.area(rect([wide * 0.52, high * 0.2, wide * 0.12, high * 0.07], 3), mix(shade, ink, 0.5))
  for (let at = 0; at < 8; at++)
    back.area(
      rect([wide * 0.36, high * (0.42 + at * 0.036), wide * 0.44, high * 0.014], 1),
      mix(shade, ink, 0.4),
    )
  back.area(rect([wide * 0.06, high * 0.3, wide * 0.17, high * 0.44], 4), {
    fill: mix(back.tone(trim), ink, 0.2),
    ...line,
  })
  const socket = (y: number, size: number) =>
    back.area(rect([wide * 0.145 - size / 2, y, size, size * 0.85], 1.5), {
      fill: '#15110E',
      line: '#B9B2A7',
      width: 1.6,
    })
  socket(high * 0.36, 16)
  socket(high * 0.5, 13)
  back.area(rect([wide * 0.07, high * 0.82, 30, 20], 4), { fill: '#211D1A', line: ink, width: 1.6 })
  for (const at of [8, 15, 22])
    back.area(rect([wide * 0.07 + at - 1, high * 0.82 + 6, 2, 8]), '#8C8478')
  if (printer.scanner) drawScanner(pen, printer)
}

function drawBody(pen: Pen, { wide, deep, high, body }: Printer) {
  return block(pen, {
    at: [-wide / 2, 6, -deep],
    size: [wide, high - 6, deep],
    along: 'y',
    radius: 16,
    bevel: 5,
    colour: body,
  })
}

function drawFront(pen: Pen, { front, top, right }: Faces, printer: Printer) {
  const { wide, deep, high, body, trim, drawers = 0, out } = printer
  const inside = wide - 32
  if (drawers) cassettes(front, [16, high - 10 - drawers * 62, inside, drawers * 62], drawers, trim)
  if (out === 'top')
    topTray(top, [wide * 0.14, deep * 0.16, wide * 0.72, deep * 0.58], {
      depth: high * 0.16,
      colour: body,
      pages: 2,
    })
  if (out === 'between')
    frontGap(front, [22, 8, inside - 14, Math.min(58, high * 0.24)], {
      deep: 150,
      colour: body,
      pages: 3,
    })
  if (out === 'front') drawFrontTray(pen, front, printer)
  if (out !== 'front') drawDoor(front, printer)
  if (printer.tanks) {
    const tankWide = Math.min(wide * 0.3, 21 * printer.tanks.length)
    tanks(front, [wide - tankWide - 26, high * 0.26, tankWide, high * 0.42], printer.tanks)
  }
  const shade = right.tone(body)
  const seam = { line: mix(shade, ink, 0.5), width: 1.6 }
  right.line(
    [
      [18, high * 0.3],
      [deep - 18, high * 0.3],
    ],
    seam,
  )
  for (let at = 0; at < 7; at++)
    right.area(
      rect([deep * 0.55, high * 0.46 + at * 6, deep * 0.3, 2.4], 1.2),
      mix(shade, ink, 0.6),
    )
}

/** The door to the toner, and the flap for single sheets in it. */
function drawDoor(front: Faces['front'], { wide, high, body, drawers = 0, out }: Printer) {
  const shade = front.tone(body)
  const seam = { line: mix(shade, ink, 0.5), width: 1.8 }
  const upper = out === 'between' ? Math.min(58, high * 0.24) + 20 : high * 0.24
  const lower = high - 16 - drawers * 62
  front.line(
    [
      [8, upper],
      [wide - 8, upper],
    ],
    seam,
  )
  front.line(
    [
      [8, lower],
      [wide - 8, lower],
    ],
    seam,
  )
  const flap = [
    wide * 0.14,
    upper + (lower - upper) * 0.26,
    wide * 0.72,
    (lower - upper) * 0.62,
  ] as const
  front.area(rect(flap, 6), { fill: mix(shade, ink, 0.045), ...seam })
  front.area(rect([wide * 0.41, flap[1] + 7, wide * 0.18, 9], 4.5), mix(shade, ink, 0.5))
  front.area(rect([wide * 0.88, upper + 9, 4, 4], 2), '#3E8A5E')
}

/** A flap to the front, with pages on it. */
function drawFrontTray(
  pen: Pen,
  front: Faces['front'],
  { wide, high, body, trim, tanks }: Printer,
) {
  const [from, across] = tanks ? [wide * 0.1, wide * 0.54] : [wide * 0.17, wide * 0.66]
  frontGap(front, [from, high * 0.5, across, high * 0.36], { deep: 90, colour: body })
  const flap = pen.in(turned([-wide / 2 + from + 5, high * 0.16, -6], 'x', -6))
  groundShadow(pen, footOf([-wide / 2 + from + 8, 0, 0], [across - 16, 0, 118], 4), 20)
  block(flap, {
    at: [0, 0, 0],
    size: [across - 10, 6, 124],
    along: 'y',
    radius: 8,
    bevel: 1.5,
    colour: trim,
    contour: 2.4,
  })
  for (const [at, turn] of [0.5, -0.8].entries())
    flap.in(turned([0, 7 + at * 1.5, 0], 'y', turn)).area(
      [
        [across * 0.12, 0, -20],
        [across * 0.84, 0, -20],
        [across * 0.84, 0, 108],
        [across * 0.12, 0, 108],
      ],
      { fill: '#FDFCFA', line: mix(body, ink, 0.6), width: 1.6 },
    )
}

function drawRearFeed(pen: Pen, { wide, deep, high, trim }: Printer) {
  const lean = pen.in(turned([-wide * 0.3, high - 8, -deep + 18], 'x', 24))
  block(lean, { at: [-8, 0, -6], size: [wide * 0.6 + 16, 96, 5], radius: 8, colour: trim })
  for (const at of [0, 1])
    lean.area(
      [
        [at * 2, 0, at * 2],
        [wide * 0.58, 0, at * 2],
        [wide * 0.58, 128 - at * 4, at * 2],
        [at * 2, 128 - at * 4, at * 2],
      ],
      { fill: '#FDFCFA', line: '#7B746A', width: 1.6 },
    )
  block(lean, { at: [wide * 0.59, 0, -2], size: [9, 44, 12], radius: 3, colour: trim, contour: 2 })
}

/** A printer without a scanner is worked from the front edge of its top. */
function drawLowPanel(pen: Pen, { wide, high, deep, trim, touch, mark, body }: Printer) {
  const across = wide * 0.46
  const { face, high: tall } = leaningPanel(pen, {
    left: wide / 2 - across - 14,
    wide: across,
    back: [0, high + 7, -deep * 0.2],
    front: [0, high + 1, -6],
    colour: trim,
  })
  if (touch) touchDisplay(face, [across * 0.42, tall * 0.12, across * 0.5, tall * 0.76])
  else buttons(face, [across * 0.08, tall * 0.16, across * 0.84, tall * 0.68], trim)
  const front = pen.sheet([-wide / 2, high, 0], [1, 0, 0], [0, -1, 0])
  markOn(front, mark, [34, 26, 24], mix(front.tone(body), ink, 0.5))
}

function drawStand(pen: Pen, { wide, deep, trim, stand = 0 }: Printer) {
  for (const x of [-wide / 2 + 24, wide / 2 - 44])
    for (const z of [-deep + 24, -28])
      block(pen, {
        at: [x, 0, z - 10],
        size: [20, 22, 20],
        along: 'x',
        radius: 9,
        colour: '#2B2724',
        contour: 2,
      })
  const cabinet = block(pen, {
    at: [-wide / 2 + 4, 20, -deep],
    size: [wide - 8, stand - 16, deep - 4],
    along: 'y',
    radius: 10,
    bevel: 2,
    colour: trim,
  })
  const shade = cabinet.front.tone(trim)
  cabinet.front.area(rect([10, 10, wide - 28, stand - 36], 5), {
    line: mix(shade, ink, 0.5),
    width: 2,
  })
  cabinet.front.area(rect([wide * 0.36, 24, wide * 0.26, 12], 5), mix(shade, ink, 0.6))
}
