import type { Ups } from './ups-shape.ts'
import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { type Box, circle, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import type { Sheet } from './drawing/sheet.ts'
import { block, lathe } from './drawing/solids.ts'
import { cordOutlet, indianOutlet, screw, slots, socket } from './panel-parts.ts'
import { displayFace, lampFace, largeFace } from './ups-faces.ts'

export function drawUps(pen: Pen, ups: Ups) {
  const { wide, high, deep, finish, face } = ups
  const floor = drawFeet(pen, ups)
  const { right, top } = block(pen, {
    at: [-wide / 2, floor, -deep],
    size: [wide, high, deep - 10],
    radius: 4,
    bevel: 2,
    colour: finish.body,
  })
  slots(right, [deep * 0.5, high * 0.16, deep * 0.34, high * 0.2], {
    count: 9,
    colour: mix(right.tone(finish.body), ink, 0.55),
  })
  slots(right, [deep * 0.5, high * 0.66, deep * 0.34, high * 0.2], {
    count: 9,
    colour: mix(right.tone(finish.body), ink, 0.55),
  })
  for (const y of [14, high - 14]) for (const x of [26, deep - 34]) screw(right, [x, y], 3.6)
  top.line(
    [
      [4, deep - 40],
      [wide - 4, deep - 40],
    ],
    { line: mix(top.tone(finish.body), ink, 0.5), width: 1.6 },
  )
  const { front } = block(pen, {
    at: [-wide / 2, floor, -14],
    size: [wide, high, 16],
    radius: 10,
    bevel: 5,
    colour: finish.trim,
  })
  const draw = { lamps: lampFace, display: displayFace, large: largeFace }[face]
  draw(front, ups)
}

/** Outlets, inlet and fan. */
export function upsFromBehind(front: Pen, ups: Ups) {
  const { wide, high, deep, finish, outlets } = ups
  const pen = front.in(turned([0, 0, -deep], 'y', 180))
  const floor = drawFeet(pen, ups)
  block(pen, {
    at: [-wide / 2, floor, -14],
    size: [wide, high, 16],
    radius: 10,
    bevel: 5,
    colour: finish.trim,
  })
  const { back, left } = block(pen, {
    at: [-wide / 2, floor, -deep],
    size: [wide, high, deep - 10],
    radius: 4,
    bevel: 2,
    colour: finish.body,
  })
  slots(left, [deep * 0.2, high * 0.16, deep * 0.34, high * 0.2], {
    count: 9,
    colour: mix(left.tone(finish.body), ink, 0.55),
  })
  const shade = back.tone(finish.body)
  back.area(rect([6, 6, wide - 12, high - 12], 3), {
    fill: mix(shade, '#ffffff', 0.08),
    line: mix(shade, ink, 0.5),
    width: 2,
  })
  const upper = drawVent(back, ups)
  if (outlets === 'terminals') drawTerminals(back, [wide * 0.14, upper + 10, wide * 0.72, 70])
  else drawOutlets(back, ups, upper)
  socket(back, 'power', [wide * 0.3, high - 30], 0.95)
  socket(back, 'usb-a', [wide * 0.72, high - 36], 1.1)
  socket(back, 'network', [wide * 0.72, high - 20], 0.9)
}

/** Slots in a small case, a fan in a large one. Says how far down it goes. */
function drawVent(back: Sheet, { wide, high }: Ups) {
  if (high < 200) {
    slots(back, [wide * 0.16, 14, wide * 0.68, 14], { count: 9, colour: '#15110E', upright: true })
    return 34
  }
  const radius = Math.min(wide * 0.3, high * 0.15)
  const middle = [wide / 2, radius + 18] as const
  back.area(circle(middle, radius), { fill: '#1B1815', line: '#8C8478', width: 3 })
  for (const share of [0.3, 0.55, 0.8])
    back.area(circle(middle, radius * share), { line: '#6B645B', width: 2.4 })
  return 2 * radius + 34
}

function drawOutlets(back: Sheet, { wide, high, outlets }: Ups, upper: number) {
  const size = outlets === 'indian' ? Math.min(44, wide * 0.34) : 29
  const rows = Math.min(4, Math.floor((high - upper - 46) / (size + 6)))
  const drawOutlet = outlets === 'indian' ? indianOutlet : cordOutlet
  for (let row = 0; row < rows; row++)
    for (const x of [0.29, 0.71])
      drawOutlet(back, [wide * x, upper + size / 2 + 4 + row * (size + 7)], size)
}

function drawFeet(pen: Pen, { wide, deep, high, wheels }: Ups) {
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 6), high)
  const under = wheels ? 46 : 8
  const drawFoot = wheels ? drawWheel : drawBlock
  for (const x of [-wide / 2 + 12, wide / 2 - 36])
    for (const z of [-deep + 30, -46]) drawFoot(pen, x, z)
  if (wheels)
    block(pen, {
      at: [-wide / 2 + 8, 38, -deep + 8],
      size: [wide - 16, 10, deep - 16],
      colour: '#2B2724',
      contour: 0,
    })
  return under
}

function drawWheel(pen: Pen, x: number, z: number) {
  lathe(pen, {
    at: [x, 22, z],
    along: 'x',
    profile: [
      [0, 22],
      [22, 22],
    ],
    colour: '#2B2724',
    contour: 2.2,
  })
}

function drawBlock(pen: Pen, x: number, z: number) {
  block(pen, { at: [x, 0, z], size: [22, 10, 22], colour: '#1C1712', contour: 0 })
}

function drawTerminals(back: Sheet, [x, y, wide, high]: Box) {
  back.area(rect([x, y, wide, high], 4), { fill: '#2B2724', line: ink, width: 2 })
  for (let at = 0; at < 6; at++)
    screw(back, [x + wide * (0.1 + at * 0.16), y + high * 0.5], Math.min(8, wide * 0.055))
  slots(back, [x, y + high + 16, wide, 60], { count: 7, colour: '#15110E' })
}
