import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { circle, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import type { Sheet } from './drawing/sheet.ts'
import { block } from './drawing/solids.ts'
import type { Case } from './finishes.ts'
import { type Mark, markOn } from './marks.ts'
import { powerKey, screw, slots, socket, sockets } from './panel-parts.ts'

export type Recorder = {
  wide: number
  high: number
  deep: number
  finish: Case
  mark: Mark
  ports: 'network' | 'bnc'
}

export function drawRecorder(pen: Pen, { wide, high, deep, finish, mark }: Recorder) {
  drawFeet(pen, [wide, high, deep])
  const { right } = block(pen, {
    at: [-wide / 2, 6, -deep],
    size: [wide, high, deep - 10],
    radius: 2,
    colour: finish.body,
  })
  slots(right, [deep * 0.3, high * 0.3, deep * 0.5, high * 0.4], {
    count: 26,
    colour: mix(right.tone(finish.body), ink, 0.6),
    upright: true,
  })
  const { front } = block(pen, {
    at: [-wide / 2 - 3, 5, -12],
    size: [wide + 6, high + 2, 14],
    radius: 6,
    bevel: 3,
    colour: finish.trim,
  })
  front.area(rect([10, 8, wide * 0.52, high - 14], 5), {
    fill: '#15110E',
    line: mix(finish.trim, '#ffffff', 0.15),
    width: 1.6,
  })
  for (let at = 0; at < 4; at++)
    front.area(
      circle([28 + at * 18, high * 0.5], 3.4),
      ['#3E8A5E', '#3E8A5E', '#D9A441', '#37423F'][at]!,
    )
  markOn(front, mark, [wide * 0.44, high * 0.5, Math.min(24, high * 0.55)], '#CFC7BC')
  sockets(front, [wide * 0.62, high * 0.52], ['usb-a', 'usb-a'], 8)
  for (let at = 0; at < (wide > 320 ? 3 : 1); at++)
    front.area(
      circle([wide * 0.77 + 12 + at * 16, high * 0.52], 4.6),
      mix(finish.trim, '#ffffff', 0.25),
    )
  powerKey(front, [wide * 0.93, high * 0.52], Math.min(12, high * 0.26))
}

/** The side of the sockets. */
export function recorderFromBehind(front: Pen, recorder: Recorder) {
  const { wide, high, deep, finish, ports } = recorder
  const pen = front.in(turned([0, 0, -deep], 'y', 180))
  drawFeet(pen, [wide, high, deep])
  const { back, left } = block(pen, {
    at: [-wide / 2, 6, -deep],
    size: [wide, high, deep],
    radius: 2,
    colour: finish.body,
  })
  slots(left, [deep * 0.2, high * 0.3, deep * 0.5, high * 0.4], {
    count: 26,
    colour: mix(left.tone(finish.body), ink, 0.6),
    upright: true,
  })
  const shade = back.tone(finish.body)
  back.area(rect([5, 4, wide - 10, high - 8], 2), {
    fill: mix(shade, '#ffffff', 0.12),
    line: mix(shade, ink, 0.5),
    width: 1.8,
  })
  if (ports === 'network')
    for (let at = 0; at < 16; at++)
      socket(back, 'network', [26 + (at % 8) * 16.5, high * (at < 8 ? 0.32 : 0.68)], 1)
  else
    for (let at = 0; at < 8; at++)
      socket(back, 'bnc', [24 + (at % 4) * 22, high * (at < 4 ? 0.3 : 0.7)], 1)
  const middle = ports === 'network' ? 168 : 118
  sockets(back, [middle, high * 0.32], ['vga', 'hdmi', 'usb-a'], 7)
  sockets(back, [middle, high * 0.7], ['network', 'jack', 'jack', 'usb-a'], 8)
  for (let at = 0; at < 6; at++)
    back.area(rect([middle + 78 + at * 8, high * 0.62, 7, 9], 1), {
      fill: '#3E6B55',
      line: ink,
      width: 1.2,
    })
  slots(back, [wide * 0.78, high * 0.22, wide * 0.07, high * 0.56], {
    count: 7,
    colour: '#15110E',
    upright: true,
  })
  socket(back, 'power', [wide * 0.92, high * 0.5], 0.95)
}

/** Three units high: sixteen disks that can be drawn out. */
export function drawDiskRack(pen: Pen, { wide, high, deep, finish, mark }: Recorder) {
  drawFeet(pen, [wide, high, deep])
  for (const x of [-wide / 2 - 20, wide / 2]) {
    const ear = block(pen, { at: [x, 6, -14], size: [20, high, 10], colour: finish.trim })
    ear.front.area(rect([7, high * 0.3, 6, high * 0.4], 3), '#B9B2A7')
    for (const y of [12, high - 12]) screw(ear.front, [10, y], 5)
  }
  const { front, top } = block(pen, {
    at: [-wide / 2, 6, -deep],
    size: [wide, high, deep],
    radius: 2,
    colour: finish.body,
  })
  for (const x of [18, wide - 18])
    for (const y of [30, deep * 0.5, deep - 30]) screw(top, [x, y], 4)
  top.line(
    [
      [4, deep * 0.36],
      [wide - 4, deep * 0.36],
    ],
    { line: mix(top.tone(finish.body), ink, 0.5), width: 1.8 },
  )
  front.area(rect([4, 4, wide - 8, high - 8], 3), { fill: '#15110E', line: ink, width: 1.6 })
  const [across, down] = [(wide * 0.88 - 12) / 4, (high - 16) / 4]
  for (let at = 0; at < 16; at++)
    drawTray(front, [8 + (at % 4) * across, 8 + Math.floor(at / 4) * down, across, down], at)
  const panel = front.part([wide * 0.885, 8])
  panel.area(rect([0, 0, wide * 0.1, high - 16], 3), finish.trim)
  powerKey(panel, [wide * 0.05, 18], 9)
  for (let at = 0; at < 4; at++)
    panel.area(
      circle([wide * 0.05, 40 + at * 11], 3),
      ['#3E8A5E', '#3E8A5E', '#D9A441', '#37423F'][at]!,
    )
  markOn(panel, mark, [wide * 0.05, high - 34, 22], '#CFC7BC')
}

function drawTray(
  front: Sheet,
  [x, y, wide, high]: readonly [number, number, number, number],
  at: number,
) {
  front.area(rect([x + 1.5, y + 1.5, wide - 3, high - 3], 2), {
    fill: '#3F3A35',
    line: '#5C544B',
    width: 1.4,
  })
  slots(front, [x + 6, y + high * 0.28, wide * 0.56, high * 0.44], {
    count: 12,
    colour: '#15110E',
    upright: true,
  })
  front.area(rect([x + wide * 0.7, y + high * 0.26, wide * 0.22, high * 0.48], 2), '#6B645B')
  front.area(circle([x + wide - 7, y + high * 0.3], 1.9), at % 7 === 5 ? '#D9A441' : '#6FBF92')
}

function drawFeet(pen: Pen, [wide, high, deep]: readonly [number, number, number]) {
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 5), high)
  for (const x of [-wide / 2 + 16, wide / 2 - 34])
    for (const z of [-deep + 16, -40])
      block(pen, { at: [x, 0, z], size: [18, 8, 18], colour: '#1C1712', contour: 0 })
}
