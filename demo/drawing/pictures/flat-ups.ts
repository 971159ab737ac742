import { ink, mix } from './drawing/colour.ts'
import { moved } from './drawing/frame.ts'
import { circle, rect, spots } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block, lathe } from './drawing/solids.ts'
import { tube } from './drawing/tube.ts'
import { markOn } from './marks.ts'
import { powerKey, screw, slots } from './panel-parts.ts'
import { drawDisplay } from './ups-faces.ts'
import type { Ups } from './ups-shape.ts'

/** Two units high, lying as in a rack, its ears at both sides. */
export function drawRackUps(pen: Pen, { wide, high, deep, finish, mark }: Ups) {
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 5), high)
  for (const x of [-wide / 2 - 22, wide / 2])
    block(pen, { at: [x, 4, -18], size: [22, high, 4], colour: finish.body, contour: 2.4 })
  const { top, right } = block(pen, {
    at: [-wide / 2, 4, -deep],
    size: [wide, high, deep - 10],
    radius: 3,
    colour: finish.body,
  })
  slots(right, [deep * 0.1, high * 0.24, deep * 0.3, high * 0.5], {
    count: 16,
    colour: mix(right.tone(finish.body), ink, 0.55),
    upright: true,
  })
  for (const x of [20, wide - 20])
    for (const y of [24, deep * 0.5, deep - 40]) screw(top, [x, y], 4)
  const { front } = block(pen, {
    at: [-wide / 2, 4, -14],
    size: [wide, high, 16],
    radius: 6,
    bevel: 4,
    colour: finish.trim,
  })
  slots(front, [16, 14, wide * 0.36, high - 28], { count: 26, colour: '#15110E', upright: true })
  slots(front, [wide * 0.66, 14, wide * 0.3, high - 28], {
    count: 22,
    colour: '#15110E',
    upright: true,
  })
  drawDisplay(front, [wide * 0.41, high * 0.16, wide * 0.15, high * 0.68])
  powerKey(front, [wide * 0.605, high * 0.34], 9)
  markOn(front, mark, [wide * 0.605, high * 0.72, 16], mix(finish.trim, '#ffffff', 0.5))
  for (const x of [-wide / 2 - 11, wide / 2 + 11])
    for (const y of [20, high - 12])
      pen.sheet([x, y, -13], [1, 0, 0], [0, -1, 0]).area(rect([-6, -3, 12, 6], 3), '#15110E')
}

/** Flat, behind the router: a lamp for the charge, two cables. */
export function drawMiniUps(pen: Pen, { wide, high, deep, finish, mark }: Ups) {
  tube(
    pen,
    [
      [-30, 14, -deep],
      [-50, 5, -deep - 60],
      [30, 4, -deep - 92],
      [wide * 0.62, 4, -deep - 40],
      [wide * 0.78, 4, 10],
    ],
    5,
    '#2B2724',
  )
  tube(
    pen,
    [
      [-6, 14, -deep],
      [10, 5, -deep - 44],
      [70, 4, -deep - 66],
      [wide * 0.7, 4, -deep - 10],
      [wide * 0.9, 4, -20],
    ],
    5,
    '#2B2724',
  )
  for (const [x, z] of [
    [wide * 0.78, 10],
    [wide * 0.9, -20],
  ] as const)
    lathe(pen.in(moved([x, 4, z])), {
      at: [0, 0, 0],
      along: 'z',
      profile: spots('0 6, 22 6, 24 3, 36 3'),
      colour: '#2B2724',
      contour: 2,
    })
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 4), high)
  const { top, front } = block(pen, {
    at: [-wide / 2, 2, -deep],
    size: [wide, high, deep],
    along: 'y',
    radius: 14,
    bevel: 5,
    colour: finish.body,
  })
  const shade = top.tone(finish.body)
  markOn(top, mark, [wide * 0.2, deep * 0.5, 24], mix(shade, ink, 0.5))
  slots(top, [wide * 0.5, deep * 0.24, wide * 0.38, deep * 0.52], {
    count: 10,
    colour: mix(shade, ink, 0.35),
    upright: true,
  })
  for (let at = 0; at < 4; at++)
    front.area(
      circle([wide * 0.62 + at * 11, high * 0.5], 3),
      at < 3 ? '#3E8A5E' : mix(shade, ink, 0.4),
    )
  powerKey(front, [wide * 0.14, high * 0.5], 7)
}
