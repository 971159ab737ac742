import { rect } from './drawing/outline.ts'
import type { Sheet } from './drawing/sheet.ts'
import type { Spot } from './drawing/vector.ts'

export type BarsForm = { foot: Spot; heights: number[]; colours: [string, string]; step?: number }

export function bars(sheet: Sheet, { foot: [x, y], heights, colours, step = 6.4 }: BarsForm) {
  for (const [at, tall] of heights.entries())
    sheet.area(rect([x + at * step, y - tall, step * 0.68, tall]), colours[at % 2]!)
}
