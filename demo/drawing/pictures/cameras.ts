import { arcAround, drawArm, drawEye, drawLead, drawVisor, darkGlass } from './camera-parts.ts'
import { ball } from './drawing/ball.ts'
import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { arc, circle, curve, spots } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { groundShadow } from './drawing/shadow.ts'
import { lathe, ringAt } from './drawing/solids.ts'
import type { Spot } from './drawing/vector.ts'
import type { Case } from './finishes.ts'
import { lens } from './lens.ts'

/** A tube under a visor, on a short arm. */
export function drawBullet(pen: Pen, finish: Case, long = 170) {
  groundShadow(pen, circle([0, -60], 48), 110)
  drawLead(pen, -60)
  drawArm(pen, finish, -60)
  const body = pen.in(turned([0, 118, -long * 0.55], 'x', -5))
  lathe(body, {
    at: [0, 0, 0],
    along: 'z',
    profile: [
      ...curve([
        [0, 26],
        [8, 34],
        [24, 38],
      ]),
      [long, 38],
    ],
    colour: finish.body,
    gloss: 0.2,
  })
  lathe(body, {
    at: [0, 0, long - 26],
    along: 'z',
    profile: [
      [0, 39.5],
      [26, 39.5],
      [28, 38],
    ],
    colour: finish.trim,
    contour: 2.4,
  })
  drawEye(body, [0, 0, long + 2], 36)
  drawVisor(body, finish, [26, long + 20])
}

/** A ball in a ring. */
export function drawTurret(pen: Pen, finish: Case) {
  groundShadow(pen, circle([0, 0], 56), 80)
  lathe(pen, {
    at: [0, 0, 0],
    along: 'y',
    profile: curve(spots('0 58, 6 60, 26 58, 38 46')),
    colour: finish.body,
  })
  lathe(pen, {
    at: [0, 34, 0],
    along: 'y',
    profile: [
      [0, 44],
      [10, 42],
    ],
    colour: finish.trim,
    contour: 2,
  })
  ball(pen, [0, 66, 0], 44, finish.body)
  drawEye(pen.in(turned([0, 66, 0], 'x', 20)), [0, 0, 30], 31)
}

/** Smoked half of a ball over the eye. */
export function drawDome(pen: Pen, finish: Case) {
  groundShadow(pen, circle([0, 0], 62), 70)
  lathe(pen, {
    at: [0, 0, 0],
    along: 'y',
    profile: curve(spots('0 64, 5 66, 28 64, 38 54')),
    colour: finish.body,
  })
  pen.area(ringAt([0, 38, 0], 'y', 52), '#3A3632')
  const inner = pen.in(turned([0, 48, 0], 'x', 34))
  ball(pen, [0, 46, 0], 30, '#8C8478')
  lens(inner, [0, 0, 24], 18)
  lathe(pen, {
    at: [0, 38, 0],
    along: 'y',
    profile: ballProfile(50),
    colour: '#57504A',
    gloss: 0.6,
    opacity: 0.62,
  })
  pen.area(ringAt([-14, 76, 22], 'y', 6.5), { fill: '#ffffff', opacity: 0.5 })
}

/** Stands on a shelf, turns its head. */
export function drawPanTilt(pen: Pen, finish: Case) {
  groundShadow(pen, circle([0, 0], 40), 90)
  lathe(pen, {
    at: [0, 0, 0],
    along: 'y',
    profile: curve(spots('0 42, 4 44, 20 42, 34 36')),
    colour: finish.body,
  })
  pen.line(arcAround(pen, [0, 20, 0], 42), { line: mix(finish.body, ink, 0.5), width: 2 })
  lathe(pen, {
    at: [0, 34, 0],
    along: 'y',
    profile: [
      [0, 34],
      [5, 32],
    ],
    colour: '#2B2724',
    contour: 2,
  })
  ball(pen, [0, 72, 0], 42, finish.body)
  const face = pen.in(turned([0, 72, 0], 'x', 4))
  face.area(ringAt([0, 0, 27], 'z', 32), { fill: darkGlass, line: ink, width: 2.4 })
  lens(face, [0, 0, 26], 17)
  for (const [x, y] of [
    [-20, 14],
    [20, 14],
    [-20, -14],
    [20, -14],
    [0, 25],
  ] as const)
    face.area(ringAt([x, y, 28], 'z', 2.6), y === 25 ? '#3E8A5E' : '#5A2620')
}

function ballProfile(radius: number): Spot[] {
  return arc([0, 0], 1, [0, 90], 18).map(([x, y]) => [y * radius, Math.max(0.01, x * radius)])
}
