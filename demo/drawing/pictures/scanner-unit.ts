import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { circle } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { block, prism } from './drawing/solids.ts'
import type { Spot } from './drawing/vector.ts'
import { markOn } from './marks.ts'
import { buttons, leaningPanel, touchDisplay } from './printer-parts.ts'
import type { Printer } from './printer-shape.ts'

export function drawScanner(pen: Pen, printer: Printer) {
  const { wide, deep, high, body, trim, scanner, mark } = printer
  const raise = printer.out === 'between' ? 4 : 1
  const base = {
    at: [-wide / 2 - 2, high + raise, -deep - 2],
    size: [wide + 4, 26, deep + 4],
  } as const
  if (raise > 1)
    block(pen, {
      at: [-wide / 2 + 8, high - 2, -deep + 4],
      size: [wide - 16, 8, deep - 14],
      colour: trim,
      contour: 0,
    })
  block(pen, { ...base, along: 'y', radius: 16, bevel: 2, colour: body })
  const lidHigh = scanner === 'feeder' ? 22 : 20
  const lid = block(pen, {
    at: [-wide / 2 - 2, base.at[1] + 27, -deep - 2],
    size: [wide + 4, lidHigh, deep - 4],
    along: 'y',
    radius: 16,
    bevel: 4,
    colour: scanner === 'feeder' ? body : mix(body, trim, 0.35),
  })
  if (scanner === 'feeder') drawFeeder(pen, printer, base.at[1] + 27 + lidHigh)
  else markOn(lid.top, mark, [wide * 0.5, deep * 0.5, 44], mix(lid.top.tone(body), ink, 0.34))
  if (lid.front.isSeen()) drawHighPanel(pen, printer, base.at[1])
}

function drawFeeder(pen: Pen, { wide, deep, body, trim }: Printer, floor: number) {
  const hump: Spot[] = [
    [-deep + 6, floor],
    [-deep + 6, floor + 46],
    [-deep + 22, floor + 52],
    [-24, floor + 52],
    [-8, floor + 44],
    [-6, floor],
  ]
  prism(pen, 'x', [-wide / 2 + 6, -wide * 0.16], { outline: hump, colour: body })
  const slope = pen.in(turned([-wide * 0.16, floor + 24, -deep * 0.5], 'z', 10))
  block(slope, {
    at: [0, -10, -deep * 0.34],
    size: [wide * 0.56, 8, deep * 0.68],
    along: 'y',
    radius: 10,
    colour: trim,
  })
  for (const at of [0, 1, 2])
    slope.area(
      [
        [-14, at * 2, -deep * 0.26],
        [wide * 0.47, at * 2, -deep * 0.26],
        [wide * 0.47, at * 2, deep * 0.26],
        [-14, at * 2, deep * 0.26],
      ],
      { fill: '#FDFCFA', line: '#7B746A', width: 1.4 },
    )
  block(slope, {
    at: [wide * 0.06, 0, deep * 0.27],
    size: [wide * 0.2, 14, 6],
    colour: trim,
    contour: 2,
  })
}

function drawHighPanel(pen: Pen, { wide, trim, touch, tanks }: Printer, floor: number) {
  const across = touch ? wide * 0.62 : wide * 0.86
  const left = touch ? -wide * 0.18 : -across / 2
  const reach = touch ? 62 : 40
  const { face, high } = leaningPanel(pen, {
    left,
    wide: across,
    back: [0, floor + 27, -3],
    front: [0, floor - (touch ? 10 : 2), reach],
    colour: trim,
  })
  if (touch) {
    touchDisplay(face, [across * 0.08, high * 0.12, across * 0.56, high * 0.76])
    for (let at = 0; at < 6; at++)
      face.area(
        circle([across * (0.74 + (at % 2) * 0.13), high * (0.26 + Math.floor(at / 2) * 0.25)], 5.4),
        face.tone(at === 5 ? '#2F6B4A' : '#8C8478'),
      )
  } else
    buttons(face, [across * (tanks ? 0.06 : 0.3), high * 0.16, across * 0.64, high * 0.68], trim)
}
