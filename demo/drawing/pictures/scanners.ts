import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { circle, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block } from './drawing/solids.ts'
import type { Sheet } from './drawing/sheet.ts'
import type { Spot } from './drawing/vector.ts'
import type { Case } from './finishes.ts'
import { type Mark, markOn } from './marks.ts'
import { powerKey } from './panel-parts.ts'
import { pageEdge } from './printed-page.ts'

export type Scanner = {
  wide: number
  high: number
  deep: number
  finish: Case
  mark: Mark
  touch?: boolean
  pages?: number
}

/** A flat glass under a lid that stands open; a page lies on it. */
export function drawFlatbed(pen: Pen, { wide, high, deep, finish, mark }: Scanner) {
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 5), high)
  const lid = block(pen.in(turned([-wide / 2, high + 2, -deep], 'x', 58)), {
    at: [0, 0, 0],
    size: [wide, 16, deep],
    along: 'y',
    radius: 12,
    bevel: 3,
    colour: finish.body,
  })
  const under = lid.bottom
  if (under.isSeen())
    under.area(rect([14, 14, wide - 28, deep - 28], 4), {
      fill: under.tone('#F7F4EF'),
      line: mix(finish.body, ink, 0.5),
      width: 1.8,
    })
  const { top, front } = block(pen, {
    at: [-wide / 2, 4, -deep],
    size: [wide, high, deep],
    along: 'y',
    radius: 14,
    bevel: 4,
    colour: finish.body,
  })
  drawGlass(top, [wide, deep])
  for (let at = 0; at < 4; at++)
    top.area(rect([wide * 0.56 + at * wide * 0.09, deep - 32, wide * 0.065, 13], 6.5), {
      fill: ['#2F6B4A', '#8C8478', '#8C8478', '#8C8478'][at]!,
      line: ink,
      width: 1.4,
    })
  markOn(front, mark, [wide * 0.12, high * 0.45, 18], mix(finish.body, ink, 0.55))
}

function drawGlass(top: Sheet, [wide, deep]: Spot) {
  const glass = rect([20, 20, wide - 40, deep - 66], 3)
  top.area(glass, { fill: '#2B3237', line: ink, width: 2 })
  top.area(
    [
      [wide - 24, 24],
      [wide - 24 - wide * 0.6, 24],
      [wide - 24 - wide * 0.6, deep * 0.72],
      [wide - 24, deep * 0.72],
    ],
    pageEdge,
  )
  for (let row = 0; row < 9; row++)
    top.area(
      rect(
        [wide * 0.42, deep * 0.16 + row * deep * 0.055, wide * (row % 4 === 3 ? 0.26 : 0.46), 3],
        1,
      ),
      '#B9B2A7',
    )
  top.area(
    [
      [24, 24],
      [wide * 0.3, 24],
      [wide * 0.14, deep * 0.74],
      [24, deep * 0.74],
    ],
    { fill: '#ffffff', opacity: 0.12 },
  )
}

/** A bar as long as a page is wide; the page runs through it. */
export function drawPocketScanner(pen: Pen, { wide, high, deep, finish, mark }: Scanner) {
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 5), high)
  pen.area(
    [
      [-105, 12, -deep - 120],
      [105, 12, -deep - 120],
      [105, high * 0.4, -deep],
      [-105, high * 0.4, -deep],
    ],
    pageEdge,
  )
  const { top, front, right } = block(pen, {
    at: [-wide / 2, 2, -deep],
    size: [wide, high, deep],
    along: 'x',
    radius: 16,
    bevel: 4,
    colour: finish.body,
  })
  front.area(rect([16, high * 0.6, wide - 32, 5], 2.5), '#15110E')
  const shade = top.tone(finish.body)
  top.area(rect([18, 18, wide - 36, deep - 38], 5), {
    fill: mix(shade, ink, 0.12),
    line: mix(shade, ink, 0.4),
    width: 1.6,
  })
  powerKey(top, [wide - 40, deep / 2], 8)
  markOn(top, mark, [50, deep / 2, 18], mix(shade, '#ffffff', 0.55))
  for (const at of [0, 1, 2])
    top.area(circle([wide - 66 - at * 14, deep / 2], 2.6), ['#6FBF92', '#D9A441', '#8C8478'][at]!)
  right.area(rect([deep * 0.36, high * 0.4, 10, 4], 2), '#15110E')
  groundShadow(pen, footOf([-105, 0, 4], [210, 0, 150], 2), 4)
  const page = pen.sheet([-105, 3, -2], [1, 0, 0], [0, 0, 1])
  page.area(rect([0, 0, 210, 158]), pageEdge)
  page.area(rect([22, 34, 74, 7], 2), ink)
  for (let row = 0; row < 6; row++)
    page.area(rect([22, 54 + row * 14, row === 5 ? 90 : 166, 4], 2), '#B9B2A7')
}
