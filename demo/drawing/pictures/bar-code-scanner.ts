import { ink } from './drawing/colour.ts'
import { moved, turned } from './drawing/frame.ts'
import { circle, points, rect, spots } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block, lathe } from './drawing/solids.ts'
import { tube } from './drawing/tube.ts'
import type { Case } from './finishes.ts'
import { pageEdge } from './printed-page.ts'

/** Held by its stand, looking down at the counter. */
export function drawBarCodeScanner(pen: Pen, finish: Case) {
  groundShadow(pen, circle([0, 0], 56), 100)
  lathe(pen, {
    at: [0, 0, 0],
    along: 'y',
    profile: [
      [0, 58],
      [5, 58],
      [14, 50],
    ],
    colour: finish.trim,
  })
  tube(pen, points('0 18 0, 0 60 -14, 0 96 -16, 0 120 0'), 13, '#8C8478')
  tube(pen, points('0 40 -30, 24 8 -64, 80 3 -80, 140 3 -50'), 6, finish.trim)
  block(pen, {
    at: [-24, 106, -22],
    size: [48, 22, 46],
    along: 'y',
    radius: 16,
    bevel: 3,
    colour: finish.trim,
  })
  const tilted = pen.in(turned([0, 122, 0], 'x', -14))
  block(tilted, {
    at: [-17, -74, -44],
    size: [34, 96, 40],
    along: 'y',
    radius: 15,
    bevel: 6,
    colour: finish.body,
  })
  const { front, top } = block(tilted, {
    at: [-34, 16, -58],
    size: [68, 50, 122],
    along: 'z',
    radius: 20,
    bevel: 7,
    colour: finish.body,
    gloss: 0.15,
  })
  front.area(rect([7, 8, 54, 34], 12), { fill: '#2B2724', line: ink, width: 2 })
  front.area(
    rect([13, 13, 42, 24], 7),
    front.gradient(
      [13, 13],
      [55, 37],
      [
        [0, '#B8432F'],
        [1, '#4A1A14'],
      ],
    ),
  )
  front.area(spots('18 14, 30 14, 22 36, 15 36'), { fill: '#ffffff', opacity: 0.3 })
  top.area(circle([34, 34], 7), '#6FBF92')
  top.area(rect([24, 58, 20, 40], 8), top.tone(finish.trim))
  drawLabel(pen)
}

function drawLabel(pen: Pen) {
  const card = pen.in(moved([0, 0, 92]))
  groundShadow(card, footOf([-46, 0, -16], [92, 0, 66], 1), 4)
  const label = card.sheet([-46, 2, -16], [1, 0, 0], [0, 0, 1])
  label.area(rect([0, 0, 92, 66], 3), pageEdge)
  for (let at = 0; at < 24; at++)
    label.area(rect([8 + at * 3.2, 10, 0.8 + ((at * 7) % 3) * 0.7, 38]), ink)
}
