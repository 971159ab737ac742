import { ink, leaf, mix } from './drawing/colour.ts'
import { arc, type Box, circle, rect, spots } from './drawing/outline.ts'
import type { Sheet } from './drawing/sheet.ts'
import { markOn } from './marks.ts'
import { powerKey, slots } from './panel-parts.ts'
import type { Ups } from './ups-shape.ts'

export function lampFace(front: Sheet, { wide, high, mark, finish }: Ups) {
  front.area(rect([wide * 0.16, high * 0.1, wide * 0.68, high * 0.34], 10), {
    fill: '#15110E',
    line: mix(finish.trim, '#ffffff', 0.2),
    width: 1.8,
  })
  powerKey(front, [wide / 2, high * 0.2], 12)
  for (const [at, colour] of ['#6FBF92', '#D9A441', '#C4552B'].entries())
    front.area(circle([wide * (0.32 + at * 0.18), high * 0.35], 4.6), colour)
  slots(front, [wide * 0.18, high * 0.58, wide * 0.64, high * 0.3], { count: 8, colour: '#15110E' })
  markOn(front, mark, [wide / 2, high * 0.51, 18], mix(finish.trim, '#ffffff', 0.55))
}

export function displayFace(front: Sheet, { wide, high, mark, finish }: Ups) {
  const screen = Math.min(wide * 0.6, high * 0.24)
  drawDisplay(front, [wide * 0.14, high * 0.07, wide * 0.72, screen])
  const row = high * 0.1 + screen + 16
  for (let at = 0; at < 3; at++)
    front.area(circle([wide * (0.22 + at * 0.17), row], 6), {
      fill: mix(finish.trim, '#ffffff', 0.22),
      line: '#15110E',
      width: 1.6,
    })
  powerKey(front, [wide * 0.77, row], 11)
  slots(front, [wide * 0.14, high * 0.56, wide * 0.72, high * 0.36], {
    count: Math.round(high / 22),
    colour: '#15110E',
  })
  if (high > 200)
    markOn(front, mark, [wide / 2, high * 0.49, 20], mix(finish.trim, '#ffffff', 0.55))
}

export function largeFace(front: Sheet, { wide, high, mark, finish }: Ups) {
  drawDisplay(front, [wide * 0.18, high * 0.06, wide * 0.64, wide * 0.44])
  for (let at = 0; at < 4; at++)
    front.area(circle([wide * (0.26 + at * 0.16), high * 0.06 + wide * 0.44 + 20], 7), {
      fill: mix(finish.trim, '#ffffff', 0.22),
      line: '#15110E',
      width: 1.6,
    })
  markOn(front, mark, [wide / 2, high * 0.3, 34], mix(finish.trim, '#ffffff', 0.6))
  for (const [from, share] of [
    [0.37, 0.24],
    [0.65, 0.28],
  ] as const) {
    front.area(rect([wide * 0.09, high * from, wide * 0.82, high * share], 6), {
      line: mix(finish.trim, ink, 0.7),
      width: 2.2,
    })
    slots(front, [wide * 0.16, high * (from + 0.03), wide * 0.68, high * (share - 0.06)], {
      count: 11,
      colour: '#15110E',
    })
  }
}

/** Load to the left, charge to the right, the way of the current between them. */
export function drawDisplay(sheet: Sheet, [x, y, wide, high]: Box) {
  sheet.area(rect([x, y, wide, high], 5), { fill: '#12181B', line: '#8C8478', width: 2 })
  const part = sheet.part([x, y], [wide / 100, high / 70])
  for (let at = 0; at < 5; at++) {
    part.area(rect([9, 54 - at * 10, 12, 7], 1.5), at < 3 ? '#D9A441' : '#37423F')
    part.area(rect([79, 54 - at * 10, 12, 7], 1.5), at < 4 ? '#6FBF92' : '#37423F')
  }
  part.line(arc([50, 36], 15, [150, 390], 30), { line: '#DCE6E4', width: 3 })
  part.line(
    [
      [50, 36],
      [59, 27],
    ],
    { line: '#E0862B', width: 3 },
  )
  part.area(rect([40, 55, 20, 5], 2), leaf)
  part.area(spots('0 0, 46 0, 24 70, 0 70'), { fill: '#ffffff', opacity: 0.07 })
}
