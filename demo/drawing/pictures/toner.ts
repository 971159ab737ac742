import { ink, mix } from './drawing/colour.ts'
import { rect, spots } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { lathe, prism, ringAt } from './drawing/solids.ts'
import type { Spot } from './drawing/vector.ts'
import type { Case } from './finishes.ts'

/** Drum, hopper and the flap that keeps the light out. */
export function drawToner(pen: Pen, finish: Case) {
  groundShadow(pen, footOf([-150, 0, -90], [300, 0, 100], 4), 60)
  const handle = spots('-100 40, -122 52, -122 60, -100 62')
  prism(pen, 'x', [-40, 40], { outline: handle, colour: finish.trim })
  const cheek = spots('-104 4, -104 60, -86 76, -30 76, 14 54, 26 30, 20 8, 4 4')
  prism(pen, 'x', [-158, -142], { outline: cheek, colour: finish.trim })
  const hopper = spots('-100 8, -100 58, -84 72, -36 72, -24 56, -24 8')
  prism(pen, 'x', [-142, 142], { outline: hopper, colour: finish.body })
  const lid = pen.sheet([-142, 72, -84], [1, 0, 0], [0, 0, 1])
  lid.area(rect([30, 9, 224, 30], 4), {
    fill: mix(finish.body, '#ffffff', 0.14),
    line: ink,
    width: 1.6,
  })
  lid.area(rect([42, 16, 60, 5], 2), '#F3EFE4')
  lid.area(rect([42, 26, 96, 4], 2), '#8C8478')
  lid.area(rect([206, 14, 38, 20], 2), '#A8431A')
  lathe(pen, {
    at: [-142, 30, 2],
    along: 'x',
    profile: [
      [0, 19],
      [284, 19],
    ],
    colour: '#3F8F77',
    gloss: 0.5,
  })
  lathe(pen, {
    at: [-142, 12, -18],
    along: 'x',
    profile: [
      [0, 11],
      [284, 11],
    ],
    colour: '#2B2724',
    contour: 2,
  })
  prism(pen, 'x', [142, 158], { outline: cheek, colour: finish.trim })
  drawGear(pen, [2, 30], 21)
  drawGear(pen, [-54, 44], 15)
}

function drawGear(pen: Pen, [z, y]: Spot, radius: number) {
  lathe(pen, {
    at: [158, y, z],
    along: 'x',
    profile: [
      [0, radius],
      [8, radius],
    ],
    colour: '#D8D2C8',
    contour: 2.4,
  })
  for (let at = 0; at < 18; at++) {
    const turn = (at * Math.PI) / 9
    const [dz, dy] = [Math.cos(turn), Math.sin(turn)]
    pen.line(
      [
        [166, y + dy * radius * 0.78, z + dz * radius * 0.78],
        [166, y + dy * radius * 0.98, z + dz * radius * 0.98],
      ],
      { line: '#6B645B', width: 3 },
    )
  }
  pen.area(ringAt([166.4, y, z], 'x', radius * 0.36), { fill: '#8C8478', line: ink, width: 1.6 })
}
