import type { Tower } from './tower-shape.ts'
import { ink, mix } from './drawing/colour.ts'
import { circle, rect } from './drawing/outline.ts'
import type { Sheet } from './drawing/sheet.ts'
import { markOn } from './marks.ts'
import { fan, holes, powerKey, slots, socket, sockets } from './panel-parts.ts'

export function officeFace(front: Sheet, { wide, high, finish, mark }: Tower) {
  const shade = front.tone(finish.trim)
  front.area(rect([wide * 0.1, 16, wide * 0.8, 26], 2), {
    fill: mix(shade, ink, 0.16),
    line: mix(shade, ink, 0.6),
    width: 1.8,
  })
  front.area(rect([wide * 0.76, 30, wide * 0.09, 4], 2), mix(shade, ink, 0.6))
  powerKey(front, [wide * 0.8, 68], 12)
  for (const [at, kind] of (['usb-a', 'usb-a', 'usb-c', 'jack'] as const).entries())
    socket(front, kind, [wide * 0.22, 60 + at * 15])
  slots(front, [wide * 0.12, high * 0.46, wide * 0.76, high * 0.46], {
    count: 17,
    colour: mix(shade, ink, 0.62),
  })
  markOn(front, mark, [wide * 0.5, high * 0.39, 24], mix(shade, '#ffffff', 0.5))
}

export function meshFace(front: Sheet, { wide, high, finish, mark, accent = '#A8431A' }: Tower) {
  const shade = front.tone(finish.trim)
  front.area(rect([wide * 0.07, 74, wide * 0.86, high - 92], 6), {
    fill: mix(shade, ink, 0.4),
    line: mix(shade, ink, 0.7),
    width: 2,
  })
  holes(front, [wide * 0.1, 80, wide * 0.8, high - 104], { step: 9, colour: '#0F0C0A' })
  front.area(rect([wide * 0.07, 64, wide * 0.86, 4], 2), accent)
  powerKey(front, [wide * 0.84, 34], 11)
  sockets(front, [wide * 0.1, 26], ['usb-a', 'usb-a'])
  sockets(front, [wide * 0.1, 42], ['usb-c', 'usb-c', 'jack'])
  front.area(circle([wide / 2, high - 44], 19), {
    fill: finish.trim,
    line: mix(shade, ink, 0.7),
    width: 2,
  })
  markOn(front, mark, [wide / 2, high - 44, 24], accent)
}

export function fanFace(front: Sheet, { wide, high, accent = '#A8431A', finish }: Tower) {
  front.area(rect([10, 10, wide - 20, high - 20], 8), { fill: '#24201D', line: ink, width: 2 })
  for (const at of [0, 1, 2])
    fan(front, [wide / 2, high * (0.19 + at * 0.31)], Math.min(wide * 0.38, high * 0.145), accent)
  front.area(rect([10, 10, wide * 0.34, high - 20], 8), { fill: finish.mark, opacity: 0.07 })
}

export function slimFace(front: Sheet, { wide, high, finish, mark }: Tower) {
  const shade = front.tone(finish.trim)
  powerKey(front, [wide / 2, 26], 11)
  for (const [at, kind] of (['usb-a', 'usb-a', 'usb-c', 'jack'] as const).entries())
    socket(front.quarterTurn([wide / 2, 58 + at * 20]), kind, [0, 0])
  slots(front, [wide * 0.16, high * 0.5, wide * 0.68, high * 0.32], {
    count: 12,
    colour: mix(shade, ink, 0.62),
  })
  markOn(front, mark, [wide / 2, high * 0.9, 20], mix(shade, '#ffffff', 0.5))
}
