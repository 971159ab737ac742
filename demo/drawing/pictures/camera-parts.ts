import { ball } from './drawing/ball.ts'
import { ink, mix } from './drawing/colour.ts'
import { moved } from './drawing/frame.ts'
import { arc, circle } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { groundShadow } from './drawing/shadow.ts'
import { lathe, prism, ringAt } from './drawing/solids.ts'
import { tube } from './drawing/tube.ts'
import type { Spot, Vector } from './drawing/vector.ts'
import type { Case } from './finishes.ts'
import { lens } from './lens.ts'

export const darkGlass = '#1A1714'

/** Dark darkGlass: the lens and the lamps that nobody sees. */
export function drawEye(pen: Pen, [x, y, z]: Vector, radius: number) {
  pen.area(ringAt([x, y, z], 'z', radius), { fill: darkGlass, line: ink, width: 2.4 })
  lens(pen, [x, y, z - 3], radius * 0.46)
  for (let at = 0; at < 12; at++) {
    const turn = (at * Math.PI) / 6
    pen.area(
      ringAt(
        [x + Math.cos(turn) * radius * 0.74, y + Math.sin(turn) * radius * 0.74, z + 0.5],
        'z',
        radius * 0.085,
      ),
      at % 3 === 0 ? '#D9CFB8' : '#5A2620',
    )
  }
}

export function drawVisor(pen: Pen, { body }: Case, [from, to]: Spot) {
  const bow = arc([0, 0], 45, [22, 158], 30)
  prism(pen, 'z', [from, to], { outline: bow, colour: body })
  const under = arc([0, 0], 41, [25, 155], 30)
  pen.area(
    under.map(([x, y]): Vector => [x, y, to + 0.5]),
    '#4A443E',
  )
}

export function drawArm(pen: Pen, finish: Case, z: number) {
  lathe(pen, {
    at: [0, 0, z],
    along: 'y',
    profile: [
      [0, 50],
      [10, 50],
      [16, 44],
    ],
    colour: finish.body,
  })
  for (const [x, dz] of [
    [-30, 12],
    [30, 12],
    [0, 34],
  ] as const)
    pen.area(ringAt([x, 16.4, z + dz], 'y', 4.4), { fill: '#8C8478', line: ink, width: 1.6 })
  lathe(pen, {
    at: [0, 16, z],
    along: 'y',
    profile: [
      [0, 22],
      [64, 17],
    ],
    colour: finish.trim,
  })
  ball(pen, [0, 82, z], 19, finish.trim)
}

/** The cable behind it. */
export function drawLead(pen: Pen, z: number) {
  const path: Vector[] = [
    [-6, 12, z - 30],
    [-26, 5, z - 62],
    [0, 4, z - 96],
    [52, 4, z - 92],
    [78, 4, z - 62],
  ]
  tube(pen, path, 6, '#2B2724')
}

export function arcAround(pen: Pen, [x, y, z]: Vector, radius: number): Vector[] {
  const [across, , deep] = pen.page.camera.eye
  const nearest = (Math.atan2(deep, across) * 180) / Math.PI
  return arc([0, 0], radius, [nearest - 88, nearest + 88], 60).map(([dx, dz]) => [
    x + dx,
    y,
    z + dz,
  ])
}

export function drawCoil(pen: Pen, [x, z]: Spot, radius: number, colour: string) {
  const coil = pen.in(moved([x, 0, z]))
  groundShadow(coil, circle([0, 0], radius * 1.1), 26)
  for (const [at, share] of [1, 0.97, 1.02, 0.98].entries())
    tube(
      coil,
      circle([0, 0], radius * share)
        .concat([[radius * share, 0]])
        .map(([dx, dz]): Vector => [dx, 6 + at * 8, dz]),
      8,
      at % 2 ? mix(colour, ink, 0.12) : colour,
    )
}
