import type { Tower } from './tower-shape.ts'
import { ink, mix } from './drawing/colour.ts'
import { rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block } from './drawing/solids.ts'
import { markOn } from './marks.ts'
import { powerKey, slots, socket, sockets } from './panel-parts.ts'

/** A small box that lies or stands on its foot. */
export function drawSmallBox(
  pen: Pen,
  { wide, high, deep, finish, mark }: Omit<Tower, 'face'>,
  upright = false,
) {
  if (upright)
    block(pen, {
      at: [-wide * 1.1, 0, -deep * 0.72],
      size: [wide * 2.2, 7, deep * 0.56],
      along: 'y',
      radius: 10,
      bevel: 2,
      colour: finish.trim,
    })
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 5), high)
  const { front, top, right } = block(pen, {
    at: [-wide / 2, upright ? 6 : 4, -deep],
    size: [wide, high, deep],
    along: upright ? 'x' : 'y',
    radius: upright ? 12 : 14,
    bevel: 3,
    colour: finish.body,
  })
  const dark = mix(front.tone(finish.body), ink, 0.6)
  if (upright) {
    powerKey(front, [wide / 2, high * 0.12], 7)
    for (const [at, kind] of (['usb-a', 'usb-a', 'usb-c', 'jack'] as const).entries())
      socket(front.quarterTurn([wide / 2, high * (0.27 + at * 0.11)]), kind, [0, 0])
    slots(front, [wide * 0.25, high * 0.66, wide * 0.5, high * 0.24], { count: 7, colour: dark })
    slots(right, [deep * 0.2, high * 0.2, deep * 0.6, high * 0.6], {
      count: 16,
      colour: mix(right.tone(finish.body), ink, 0.45),
      upright: true,
    })
    return
  }
  front.area(rect([5, 4, wide - 10, high - 8], 5), { fill: finish.trim, line: dark, width: 1.6 })
  powerKey(front, [wide - 18, high / 2], 8)
  sockets(front, [14, high / 2], ['usb-a', 'usb-a', 'usb-c', 'jack'], 8)
  slots(front, [wide * 0.5, high * 0.3, wide * 0.3, high * 0.4], {
    count: 12,
    colour: '#15110E',
    upright: true,
  })
  slots(right, [deep * 0.16, high * 0.26, deep * 0.68, high * 0.5], {
    count: 22,
    colour: mix(right.tone(finish.body), ink, 0.5),
    upright: true,
  })
  markOn(top, mark, [wide / 2, deep * 0.5, 34], mix(top.tone(finish.body), ink, 0.3))
}
