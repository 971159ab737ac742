import type { Tower } from './tower-shape.ts'
import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import type { Sheet } from './drawing/sheet.ts'
import { block } from './drawing/solids.ts'
import { fan, holes, screw, socket, sockets } from './panel-parts.ts'
import { fanFace, meshFace, officeFace, slimFace } from './tower-faces.ts'

export function drawTower(pen: Pen, tower: Tower) {
  const { wide, high, deep, finish, face } = tower
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 5), high)
  const body = { at: [-wide / 2, 8, -deep], size: [wide, high - 8, deep - 12] } as const
  drawFeet(pen, tower)
  const { right, top } = block(pen, {
    ...body,
    along: 'z',
    radius: 5,
    bevel: 2,
    colour: finish.body,
  })
  drawSide(right, tower)
  if (tower.handle) drawHandle(pen, tower)
  else
    holes(top, [wide * 0.2, deep * 0.3, wide * 0.6, deep * 0.3], {
      step: 11,
      colour: mix(top.tone(finish.body), ink, 0.6),
    })
  const { front } = block(pen, {
    at: [-wide / 2, 8, -14],
    size: [wide, high - 8, 16],
    radius: 9,
    bevel: 4,
    colour: finish.trim,
  })
  const draw = { office: officeFace, mesh: meshFace, fans: fanFace, slim: slimFace }[face]
  draw(front, { ...tower, high: high - 8 })
}

/** The back: sockets above, cards in the middle, power below. */
export function towerFromBehind(front: Pen, tower: Tower) {
  const { wide, high, deep, finish } = tower
  const pen = front.in(turned([0, 0, -deep], 'y', 180))
  groundShadow(front, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 5), high)
  drawFeet(pen, tower)
  block(pen, {
    at: [-wide / 2, 8, -14],
    size: [wide, high - 8, 16],
    radius: 9,
    bevel: 4,
    colour: finish.trim,
  })
  const { back, left } = block(pen, {
    at: [-wide / 2, 8, -deep],
    size: [wide, high - 8, deep - 12],
    along: 'z',
    radius: 5,
    bevel: 2,
    colour: finish.body,
  })
  left.area(rect([8, 8, deep - 32, high - 26], 5), {
    line: mix(left.tone(finish.body), ink, 0.5),
    width: 1.8,
  })
  const metal = mix(back.tone('#A8A39B'), finish.body, 0.15)
  back.area(rect([6, 6, wide - 12, high - 20], 3), {
    fill: metal,
    line: mix(metal, ink, 0.5),
    width: 2,
  })
  const panel = back.part([wide * 0.08, 14])
  panel.area(rect([0, 0, 44, 118], 2), {
    fill: mix(metal, '#ffffff', 0.3),
    line: mix(metal, ink, 0.5),
    width: 1.6,
  })
  for (const [at, kinds] of (
    [
      ['usb-a', 'usb-a'],
      ['usb-a', 'usb-a'],
      ['network', 'usb-c'],
      ['hdmi'],
      ['vga'],
      ['jack', 'jack'],
    ] as const
  ).entries())
    sockets(panel, [6, 13 + at * 18.4], kinds)
  if (wide > 120) fan(back, [wide * 0.66, 68], Math.min(46, wide * 0.28), '#6B645B')
  for (let at = 0; at < 4; at++)
    back.area(rect([wide * 0.08, 148 + at * 20, wide * 0.74, 12], 1), {
      fill: mix(metal, '#ffffff', 0.22),
      line: mix(metal, ink, 0.5),
      width: 1.6,
    })
  holes(back, [wide * 0.42, high - 84, wide * 0.48, 50], { step: 8, colour: mix(metal, ink, 0.7) })
  socket(back, 'power', [wide * 0.22, high - 58], 1.1)
  for (const y of [16, high - 24]) screw(back, [wide - 13, y], 4)
}

function drawFeet(pen: Pen, { wide, deep }: Tower) {
  for (const x of [-wide / 2 + 10, wide / 2 - 34])
    for (const z of [-deep + 22, -60])
      block(pen, { at: [x, 0, z], size: [24, 10, 30], colour: '#1C1712', contour: 0 })
}

function drawSide(right: Sheet, { high, deep, finish, glass, accent = '#A8431A' }: Tower) {
  const shade = right.tone(finish.body)
  const panel = rect([18, 8, deep - 38, high - 26], 5)
  if (!glass) {
    right.area(panel, { line: mix(shade, ink, 0.5), width: 1.8 })
    holes(right, [deep * 0.3, high * 0.3, deep * 0.36, high * 0.26], {
      step: 10,
      colour: mix(shade, ink, 0.6),
    })
    right.area(rect([deep - 32, high * 0.42, 7, high * 0.14], 3), mix(shade, ink, 0.55))
    return
  }
  right.area(panel, { fill: '#24201D', line: ink, width: 2.4 })
  right.clip(panel, () => {
    right.area(rect([46, 30, deep - 120, high - 130], 3), '#37322D')
    fan(right, [deep * 0.48, high * 0.3], 42, accent)
    for (const at of [0, 1, 2, 3])
      right.area(
        rect([deep * 0.24 + at * 9, high * 0.18, 5, high * 0.26]),
        at % 2 ? '#8C8478' : accent,
      )
    right.area(rect([52, high * 0.52, deep * 0.62, 34], 4), '#5C544B')
    right.area(rect([52, high * 0.52 + 24, deep * 0.62, 4]), accent)
    right.area(rect([30, high * 0.74, deep - 60, high * 0.2], 3), '#3F3A35')
    right.area(
      [
        [18, 8],
        [deep * 0.5, 8],
        [deep * 0.2, high],
        [18, high],
      ],
      { fill: '#ffffff', opacity: 0.09 },
    )
  })
  for (const spot of [
    [28, 18],
    [deep - 30, 18],
    [28, high - 28],
    [deep - 30, high - 28],
  ] as const)
    screw(right, spot, 4.6)
}

function drawHandle(pen: Pen, { wide, high, deep, finish }: Tower) {
  for (const z of [-deep + 40, -70])
    block(pen, { at: [-wide * 0.3, high, z], size: [wide * 0.6, 24, 18], colour: finish.trim })
  block(pen, {
    at: [-wide * 0.3, high + 18, -deep + 40],
    size: [wide * 0.6, 14, deep - 92],
    along: 'x',
    radius: 6,
    colour: finish.trim,
  })
}
