import { drawLead, darkGlass } from './camera-parts.ts'
import { ball } from './drawing/ball.ts'
import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { circle, curve, points, rect, spots } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block, lathe, prism, ringAt } from './drawing/solids.ts'
import { tube } from './drawing/tube.ts'
import type { Spot } from './drawing/vector.ts'
import type { Case } from './finishes.ts'
import { lens } from './lens.ts'

/** On an arm at the wall: a drum, a yoke, an eye that comes close. */
export function drawPtz(pen: Pen, finish: Case) {
  const wall = pen.sheet([-60, 190, -150], [1, 0, 0], [0, -1, 0])
  wall.area(rect([34, 26, 110, 150], 12), { fill: ink, opacity: 0.2, blur: 18 })
  wall.area(rect([70, 120, 130, 190], 60), { fill: ink, opacity: 0.1, blur: 40 })
  block(pen, {
    at: [-52, 52, -150],
    size: [104, 138, 14],
    radius: 10,
    bevel: 3,
    colour: finish.body,
  })
  for (const [x, y] of [
    [-38, 66],
    [38, 66],
    [-38, 176],
    [38, 176],
  ] as const)
    pen.area(ringAt([x, y, -136], 'z', 5), { fill: '#8C8478', line: ink, width: 1.6 })
  tube(pen, points('0 120 -140, 0 136 -90, 0 138 -40, 0 112 -4, 0 84 0'), 38, finish.body)
  lathe(pen, {
    at: [0, 30, 0],
    along: 'y',
    profile: curve(spots('0 80, 24 78, 44 64, 55 40, 57 26')),
    colour: finish.body,
    gloss: 0.2,
  })
  lathe(pen, {
    at: [0, 14, 0],
    along: 'y',
    profile: [
      [0, 76],
      [16, 78],
    ],
    colour: finish.trim,
    contour: 2.4,
  })
  for (const x of [-78, 60])
    block(pen, {
      at: [x, -70, -24],
      size: [18, 88, 48],
      along: 'x',
      radius: 20,
      bevel: 4,
      colour: finish.body,
    })
  ball(pen, [0, -48, 0], 62, finish.body)
  const face = pen.in(turned([0, -48, 0], 'x', -12))
  face.area(ringAt([0, 0, 40], 'z', 47), { fill: darkGlass, line: ink, width: 2.6 })
  lens(face, [0, 0, 36], 27)
  for (let at = 0; at < 10; at++) {
    const turn = (at * Math.PI) / 5
    face.area(ringAt([Math.cos(turn) * 38, Math.sin(turn) * 38, 42], 'z', 5), {
      fill: at % 5 === 0 ? '#D9CFB8' : '#5A2620',
      line: '#0F0C0A',
      width: 1.4,
    })
  }
}

/** A long case with its own roof, for one lane of traffic. */
export function drawLaneCamera(pen: Pen, finish: Case) {
  groundShadow(pen, footOf([-54, 0, -150], [108, 0, 110], 4), 150)
  drawLead(pen, -120)
  block(pen, {
    at: [-54, 0, -150],
    size: [108, 10, 110],
    along: 'y',
    radius: 12,
    bevel: 3,
    colour: finish.trim,
  })
  block(pen, {
    at: [-19, 10, -116],
    size: [38, 78, 38],
    along: 'y',
    radius: 12,
    colour: finish.trim,
  })
  const body = pen.in(turned([0, 88, -240], 'x', -4))
  const { front, right } = block(body, {
    at: [-62, 0, 0],
    size: [124, 112, 330],
    radius: 18,
    bevel: 6,
    colour: finish.body,
  })
  for (const x of [0.1, 0.88])
    right.area(rect([330 * x - 12, 44, 14, 30], 5), { fill: '#8C8478', line: ink, width: 1.6 })
  right.line(
    [
      [20, 40],
      [316, 40],
    ],
    { line: mix(right.tone(finish.body), ink, 0.5), width: 2 },
  )
  front.area(rect([9, 16, 106, 86], 14), { fill: darkGlass, line: ink, width: 2.4 })
  lens(body, [0, 54, 328], 30)
  for (const x of [18, 30, 94, 106])
    for (const y of [34, 50, 66, 82])
      front.area(circle([x, y + 2], 4.6), { fill: '#5A2620', line: '#0F0C0A', width: 1.2 })
  const roof: Spot[] = spots('-70 100, -70 122, -58 130, 58 130, 70 122, 70 100')
  prism(body, 'z', [12, 376], { outline: roof, colour: finish.body })
  body.area(
    points('-66 100 376.5, 66 100 376.5, 66 117 376.5, 54 124 376.5, -54 124 376.5, -66 117 376.5'),
    '#4A443E',
  )
}
