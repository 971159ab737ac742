import { ink } from './drawing/colour.ts'
import { circle, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { groundShadow } from './drawing/shadow.ts'
import { block, lathe } from './drawing/solids.ts'
import { tube } from './drawing/tube.ts'

/** On three legs: a case, the cloth drawn up from it, a bar to hold it. */
export function drawTripodScreen(pen: Pen) {
  drawLegs(pen)
  drawCloth(pen)
  drawCase(pen)
}

const [wide, high, floor] = [1860, 1220, 620]

function drawLegs(pen: Pen) {
  for (const [x, z] of [
    [-420, 260],
    [420, 260],
    [0, -420],
  ] as const) {
    groundShadow(pen, circle([x, z], 44), 30)
    tube(
      pen,
      [
        [0, 560, 0],
        [x * 0.5, 285, z * 0.5],
        [x, 12, z],
      ],
      30,
      '#4A443E',
    )
  }
  tube(
    pen,
    [
      [0, 120, 0],
      [0, 900, 0],
      [0, floor + high + 90, -20],
    ],
    40,
    '#6B645B',
  )
}

function drawCloth(pen: Pen) {
  const cloth = pen.sheet([-wide / 2, floor + high, 14], [1, 0, 0], [0, -1, 0])
  cloth.area(rect([0, 0, wide, high]), { fill: '#1C1712', line: ink, width: 3 })
  cloth.area(
    rect([36, 30, wide - 72, high - 74]),
    cloth.gradient(
      [0, 0],
      [wide, high],
      [
        [0, '#FFFFFF'],
        [1, '#EDEAE4'],
      ],
    ),
  )
  lathe(pen, {
    at: [-wide / 2 - 16, floor + high + 8, 6],
    along: 'x',
    profile: [
      [0, 20],
      [wide + 32, 20],
    ],
    colour: '#3A3632',
    contour: 2.4,
  })
}

function drawCase(pen: Pen) {
  block(pen, {
    at: [-wide / 2 - 50, floor - 96, -42],
    size: [wide + 100, 110, 100],
    along: 'x',
    radius: 26,
    bevel: 6,
    colour: '#3A3632',
  })
  for (const x of [-wide / 2 - 58, wide / 2 + 34])
    block(pen, {
      at: [x, floor - 100, -46],
      size: [24, 118, 108],
      along: 'x',
      radius: 26,
      colour: '#24201D',
      contour: 2.4,
    })
  tube(
    pen,
    [
      [-70, floor - 40, 70],
      [-50, floor - 96, 84],
      [50, floor - 96, 84],
      [70, floor - 40, 70],
    ],
    18,
    '#24201D',
  )
}
