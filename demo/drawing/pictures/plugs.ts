import type { Pen } from './drawing/pen.ts'
import { block, lathe } from './drawing/solids.ts'

export function drawPlug(pen: Pen) {
  block(pen, {
    at: [-6, -3, 0],
    size: [12, 8, 26],
    along: 'z',
    radius: 4,
    bevel: 1.5,
    colour: '#2B2724',
    contour: 2.2,
  })
  block(pen, {
    at: [-4.5, -1, 26],
    size: [9, 3.4, 9],
    along: 'z',
    radius: 1.7,
    colour: '#B9B2A7',
    contour: 1.8,
  })
}

/** Three round pins. */
export function drawWallPlug(pen: Pen) {
  for (const [x, y, radius, long] of [
    [0, 22, 3.6, 30],
    [-10, 6, 2.8, 24],
    [10, 6, 2.8, 24],
  ] as const)
    lathe(pen, {
      at: [x, y, 26],
      along: 'z',
      profile: [
        [0, radius],
        [long, radius],
      ],
      colour: '#D8C07A',
      contour: 1.8,
    })
  block(pen, {
    at: [-21, -4, -4],
    size: [42, 38, 32],
    along: 'z',
    radius: 14,
    bevel: 5,
    colour: '#2B2724',
    contour: 2.4,
  })
}
