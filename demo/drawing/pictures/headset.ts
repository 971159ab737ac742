import { ink } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { arc, points, spots } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block, lathe, ringAt } from './drawing/solids.ts'
import { tube } from './drawing/tube.ts'
import type { Vector } from './drawing/vector.ts'
import type { Case } from './finishes.ts'

/** Two cushions, a band, a microphone on its arm. */
export function drawHeadset(pen: Pen, finish: Case) {
  for (const x of [-100, 66]) groundShadow(pen, footOf([x, 0, -22], [34, 0, 44], 2), 70)
  const bow = arc([0, 0], 88, [180, 360], 24).map(([x, y]): Vector => [x, 74 - y * 1.02, 0])
  cup(pen, finish, -1)
  tube(pen, bow, 15, finish.trim)
  tube(
    pen,
    bow.slice(5, -5).map(([x, y, z]): Vector => [x * 0.965, y - 5, z]),
    13,
    finish.body,
  )
  cup(pen, finish, 1)
  const boom: Vector[] = points('-98 50 8, -100 32 40, -84 22 72, -52 20 88')
  tube(pen, boom, 5.5, finish.trim)
  block(pen.in(turned([-52, 20, 88], 'y', 14)), {
    at: [-6, -8, -8],
    size: [34, 16, 16],
    along: 'x',
    radius: 8,
    bevel: 3,
    colour: '#2B2724',
  })
  tube(pen, points('96 30 0, 104 8 10, 140 4 40, 110 4 84, 30 4 110, -60 4 130'), 4.5, '#2B2724')
  block(pen.in(turned([44, 3, 104], 'y', -22)), {
    at: [-22, 0, -8],
    size: [44, 10, 17],
    along: 'y',
    radius: 7,
    bevel: 2,
    colour: finish.trim,
    contour: 2.4,
  })
}

function cup(pen: Pen, finish: Case, side: 1 | -1) {
  const [from, to] = side === 1 ? [66, 104] : [-104, -66]
  const soft = side === 1 ? from : to - 18
  const hard = side === 1 ? from + 18 : from
  const cushion = () =>
    lathe(pen, {
      at: [soft, 44, 0],
      along: 'x',
      profile: spots('0 34, 4 40, 14 40, 18 36'),
      colour: '#2B2724',
    })
  const shell = () =>
    lathe(pen, {
      at: [hard, 44, 0],
      along: 'x',
      profile:
        side === 1
          ? [
              [0, 36],
              [12, 34],
              [20, 22],
            ]
          : [
              [0, 22],
              [8, 34],
              [20, 36],
            ],
      colour: finish.body,
      gloss: 0.2,
    })
  block(pen, {
    at: [side === 1 ? 82 : -94, 52, -9],
    size: [12, 44, 18],
    along: 'x',
    radius: 5,
    colour: finish.trim,
    contour: 2.4,
  })
  if (side === 1) {
    cushion()
    shell()
    pen.area(ringAt([104.5, 44, 0], 'x', 15), { fill: finish.trim, line: ink, width: 1.8 })
  } else {
    shell()
    cushion()
    pen.area(ringAt([-65.8, 44, 0], 'x', 24), '#15110E')
  }
}
