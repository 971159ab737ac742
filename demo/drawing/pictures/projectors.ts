import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { circle, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block, type Faces, lathe } from './drawing/solids.ts'
import type { Case } from './finishes.ts'
import { lens } from './lens.ts'
import { type Mark, markOn } from './marks.ts'
import { powerKey, slots, socket, sockets } from './panel-parts.ts'

export type Projector = {
  wide: number
  high: number
  deep: number
  finish: Case
  mark: Mark
  /** From the left edge, as a share of the width. */
  lensAt: number
  lensRadius: number
  shift?: boolean
}

export function drawProjector(pen: Pen, projector: Projector) {
  const { wide, high, deep, finish, mark, lensAt, lensRadius } = projector
  const faces = drawCase(pen, projector)
  drawTop(faces, projector)
  const { front, right } = faces
  const shade = front.tone(finish.body)
  const centre = wide * lensAt
  front.area(rect([26, high * 0.2, wide - 52, high * 0.62], 10), {
    fill: mix(shade, ink, 0.07),
    line: mix(shade, ink, 0.34),
    width: 1.6,
  })
  const dark = mix(shade, ink, 0.72)
  const gap = lensRadius + 26
  if (centre - gap > 90)
    slots(front, [34, high * 0.28, centre - gap - 40, high * 0.48], { count: 7, colour: dark })
  if (wide - centre - gap > 60)
    slots(front, [centre + gap, high * 0.28, wide - centre - gap - 34, high * 0.48], {
      count: 7,
      colour: dark,
    })
  slots(right, [deep * 0.16, high * 0.24, deep * 0.66, high * 0.5], {
    count: 20,
    colour: mix(right.tone(finish.body), ink, 0.6),
    upright: true,
  })
  front.area(circle([centre + (lensAt > 0.6 ? -1 : 1) * (lensRadius + 14), high * 0.34], 5), {
    fill: '#4A1A14',
    line: '#15110E',
    width: 1.6,
  })
  const middle = [-wide / 2 + centre, high * 0.52, 2] as const
  lathe(pen, {
    at: middle,
    along: 'z',
    profile: [
      [-4, lensRadius + 9],
      [7, lensRadius + 6],
    ],
    colour: finish.trim,
    contour: 2.6,
  })
  lens(pen, [middle[0], middle[1], 7], lensRadius)
  markOn(front, mark, [wide * (lensAt > 0.6 ? 0.12 : 0.88), high * 0.88, 16], mix(shade, ink, 0.6))
}

/** The side of the cables. */
export function projectorFromBehind(front: Pen, projector: Projector) {
  const { wide, high, deep, finish } = projector
  const pen = front.in(turned([0, 0, -deep], 'y', 180))
  const { back, left } = drawCase(pen, projector)
  const shade = back.tone(finish.body)
  const plate = rect([20, high * 0.2, wide - 40, high * 0.64], 6)
  back.area(plate, { fill: finish.trim, line: mix(shade, ink, 0.6), width: 2 })
  const row = high * 0.38
  sockets(back, [34, row], ['hdmi', 'hdmi', 'vga', 'usb-a'], 11)
  sockets(back, [34, high * 0.64], ['network', 'jack', 'jack', 'usb-c'], 14)
  slots(back, [wide * 0.56, high * 0.28, wide * 0.2, high * 0.48], {
    count: 8,
    colour: '#15110E',
    upright: true,
  })
  socket(back, 'power', [wide * 0.86, high * 0.52], 1.15)
  slots(left, [deep * 0.2, high * 0.26, deep * 0.6, high * 0.46], {
    count: 18,
    colour: mix(left.tone(finish.body), ink, 0.6),
    upright: true,
  })
}

export function drawCase(pen: Pen, { wide, high, deep, finish }: Projector) {
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 16), high)
  for (const x of [-wide / 2 + 34, wide / 2 - 58])
    for (const z of [-deep + 30, -52])
      lathe(pen, {
        at: [x + 12, 0, z + 12],
        along: 'y',
        profile: [
          [0, 11],
          [14, 9],
        ],
        colour: '#2B2724',
        contour: 2,
      })
  return block(pen, {
    at: [-wide / 2, 11, -deep],
    size: [wide, high - 11, deep],
    along: 'y',
    radius: 24,
    bevel: 7,
    colour: finish.body,
  })
}

function drawTop({ top }: Faces, { wide, deep, finish, lensAt, shift }: Projector) {
  const over = top.tone(finish.body)
  const line = { line: mix(over, ink, 0.42), width: 1.8 }
  top.line(
    [
      [10, deep * 0.42],
      [wide - 10, deep * 0.42],
    ],
    line,
  )
  const centre = wide * lensAt
  const dial = rect([centre - 34, deep * 0.1, 68, deep * 0.2], 8)
  top.area(dial, { fill: mix(over, ink, 0.5), ...line })
  top.area(rect([centre - 24, deep * 0.15, 48, deep * 0.1], 4), {
    fill: finish.trim,
    line: '#15110E',
    width: 1.4,
  })
  for (let at = 0; at < 9; at++)
    top.area(rect([centre - 21 + at * 5, deep * 0.15, 1.6, deep * 0.1]), '#8C8478')
  if (shift)
    top.area(circle([centre + 56, deep * 0.2], 14), {
      fill: finish.trim,
      line: '#15110E',
      width: 1.6,
    })
  const pad = [wide * (lensAt > 0.6 ? 0.3 : 0.7), deep * 0.7] as const
  top.area(circle(pad, 28), { fill: mix(over, ink, 0.06), ...line })
  top.area(circle(pad, 10), { fill: mix(over, ink, 0.12), ...line })
  for (const turn of [0, 90, 180, 270]) {
    const angle = (turn * Math.PI) / 180
    top.area(
      circle([pad[0] + Math.cos(angle) * 19, pad[1] + Math.sin(angle) * 19], 2.6),
      mix(over, ink, 0.55),
    )
  }
  powerKey(top, [pad[0] + 52, pad[1]], 10)
  for (let at = 0; at < 3; at++)
    top.area(
      rect([pad[0] - 62, pad[1] - 14 + at * 12, 10, 3.4], 1.7),
      ['#3E8A5E', '#D9A441', '#A8431A'][at]!,
    )
}
