import { ink, mix } from './drawing/colour.ts'
import { moved, turned } from './drawing/frame.ts'
import { circle, points, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block } from './drawing/solids.ts'
import { tube } from './drawing/tube.ts'
import type { Case } from './finishes.ts'
import { lens } from './lens.ts'
import { type Mark, markOn } from './marks.ts'
import { slots, socket, sockets } from './panel-parts.ts'
import { drawPlug, drawWallPlug } from './plugs.ts'

/** A drive for the pocket, its cable at its side. */
export function drawPocketDrive(pen: Pen, finish: Case, mark: Mark) {
  tube(pen, points('10 6 -96, 6 4 -130, 60 4 -150, 104 4 -104, 96 4 -30, 84 4 26'), 5, '#2B2724')
  drawPlug(pen.in(turned([84, 4, 26], 'y', 10)))
  groundShadow(pen, footOf([-29, 0, -100], [58, 0, 100], 3), 14)
  const { top, front } = block(pen, {
    at: [-29, 2, -100],
    size: [58, 11, 100],
    along: 'y',
    radius: 12,
    bevel: 4,
    colour: finish.body,
  })
  const shade = top.tone(finish.body)
  for (let at = 0; at < 8; at++)
    top.area(rect([8, 44 + at * 6, 42, 2.6], 1.3), mix(shade, ink, 0.4))
  markOn(top, mark, [29, 24, 20], mix(shade, '#ffffff', 0.7))
  front.area(circle([46, 5.5], 1.6), '#6FBF92')
  front.area(rect([10, 4, 16, 2.4], 1.2), mix(shade, ink, 0.5))
}

/** Many sockets, one cable to the laptop. */
export function drawDock(pen: Pen, finish: Case, mark: Mark) {
  tube(pen, points('-74 14 -70, -110 10 -92, -138 5 -50, -140 4 0, -118 4 40'), 7, '#2B2724')
  drawPlug(pen.in(turned([-118, 4, 40], 'y', 26)))
  groundShadow(pen, footOf([-90, 0, -90], [180, 0, 90], 4), 30)
  const { top, front, right } = block(pen, {
    at: [-90, 3, -90],
    size: [180, 27, 90],
    along: 'y',
    radius: 12,
    bevel: 4,
    colour: finish.body,
  })
  const shade = top.tone(finish.body)
  top.area(rect([10, 10, 160, 70], 8), {
    fill: mix(shade, ink, 0.08),
    line: mix(shade, ink, 0.4),
    width: 1.8,
  })
  markOn(top, mark, [90, 44, 26], mix(shade, '#ffffff', 0.7))
  sockets(front, [16, 14], ['usb-a', 'usb-a', 'usb-c', 'usb-c'], 8)
  front.area(rect([98, 11, 26, 3], 1), '#15110E')
  front.area(rect([98, 17, 14, 2], 1), '#15110E')
  socket(front, 'jack', [142, 14])
  front.area(circle([162, 14], 2.4), '#6FBF92')
  sockets(right, [14, 14], ['network', 'hdmi', 'hdmi'], 7)
}

/** A brick, a cord to the wall, a cable to the laptop. */
export function drawAdapter(pen: Pen, finish: Case, mark: Mark) {
  tube(
    pen,
    points('0 16 -108, -4 6 -132, 40 4 -146, 78 4 -110, 80 4 -50, 60 4 0, 66 4 34'),
    5,
    '#2B2724',
  )
  drawPlug(pen.in(turned([66, 4, 34], 'y', 6)))
  tube(pen, points('-6 16 0, -14 6 30, -48 5 44, -80 5 20, -86 5 -20, -80 14 -50'), 8, '#2B2724')
  drawWallPlug(pen.in(turned([-78, 4, -64], 'y', 186)))
  groundShadow(pen, footOf([-27, 0, -108], [54, 0, 108], 3), 30)
  const { top } = block(pen, {
    at: [-27, 2, -108],
    size: [54, 28, 108],
    along: 'y',
    radius: 10,
    bevel: 4,
    colour: finish.body,
  })
  const shade = top.tone(finish.body)
  markOn(top, mark, [27, 26, 20], mix(shade, '#ffffff', 0.6))
  top.area(rect([9, 46, 36, 50], 3), { line: mix(shade, '#ffffff', 0.35), width: 1.4 })
  for (let row = 0; row < 7; row++)
    top.area(rect([13, 52 + row * 5.6, 14 + ((row * 7) % 15), 2], 1), mix(shade, '#ffffff', 0.5))
  top.area(circle([27, 8], 2), '#6FBF92')
}

/** On its clip, ears to both sides. */
export function drawWebcam(pen: Pen, finish: Case) {
  groundShadow(pen, footOf([-30, 0, -52], [60, 0, 62], 3), 60)
  block(pen, {
    at: [-28, 0, -52],
    size: [56, 8, 62],
    along: 'y',
    radius: 8,
    bevel: 2,
    colour: finish.trim,
  })
  const back = pen.in(turned([0, 6, -44], 'x', -14))
  block(back, { at: [-22, 0, -6], size: [44, 44, 9], radius: 4, colour: finish.trim })
  block(pen, { at: [-11, 8, -22], size: [22, 34, 20], along: 'y', radius: 8, colour: finish.trim })
  tube(pen, points('20 52 -34, 60 30 -60, 96 4 -50, 150 4 -10, 128 4 40'), 5, '#2B2724')
  const head = pen.in(moved([0, 40, -34]))
  const { front } = block(head, {
    at: [-56, 0, 0],
    size: [112, 42, 36],
    radius: 21,
    bevel: 6,
    colour: finish.body,
    gloss: 0.15,
  })
  front.area(rect([6, 5, 100, 32], 16), { fill: '#15110E', line: ink, width: 2 })
  lens(head, [0, 21, 34], 15)
  for (const x of [16, 84]) slots(front, [x, 14, 14, 14], { count: 5, colour: '#4A443E' })
  front.area(circle([78, 12], 2.2), '#6FBF92')
  front.area(rect([36, 36.5, 40, 3], 1.5), '#A8431A')
}
