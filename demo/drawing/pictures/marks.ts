import { arc, circle, curve, rect, spots } from './drawing/outline.ts'
import type { Sheet } from './drawing/sheet.ts'

/** The signs of makers that do not exist, on a sheet of 20 by 20. */
export type Mark = (sheet: Sheet, colour: string) => void

export const waves: Mark = (sheet, colour) => {
  for (const at of [0, 1, 2]) {
    const y = 5 + at * 5
    sheet.line(
      curve([
        [1, y],
        [5, y - 2.4],
        [10, y],
        [15, y + 2.4],
        [19, y],
      ]),
      { line: colour, width: 5 },
    )
  }
}

export const sunrise: Mark = (sheet, colour) => {
  sheet.area(arc([10, 14], 6, [180, 360], 24), colour)
  sheet.area(rect([1, 15.5, 18, 2], 1), colour)
}

export const facet: Mark = (sheet, colour) => {
  sheet.area(spots('10 1, 19 10, 10 19, 10 10'), colour)
  sheet.area(
    [
      [8.6, 1.6],
      [8.6, 18.4],
      [1, 10],
    ],
    { fill: colour, opacity: 0.6 },
  )
}

export const eye: Mark = (sheet, colour) => {
  sheet.line(curve(spots('1 10, 6 5.6, 10 4.6, 14 5.6, 19 10')), { line: colour, width: 4 })
  sheet.area(circle([10, 11.5], 4), colour)
}

/** A mark in its place: the middle of it, and how wide. */
export function markOn(
  sheet: Sheet,
  mark: Mark,
  [x, y, wide]: readonly [number, number, number],
  colour: string,
) {
  const scale = wide / 20
  mark(sheet.part([x - wide / 2, y - wide / 2], [scale, scale]), colour)
}
