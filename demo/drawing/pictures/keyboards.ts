import { mix } from './drawing/colour.ts'
import { type Box, rect } from './drawing/outline.ts'
import type { Sheet } from './drawing/sheet.ts'

type KeyLook = { key: string; well: string; mark: string; lift?: number }

/** Widths of the keys in each row; together as wide as fifteen. */
const rows = [
  Array.from({ length: 15 }, () => 1),
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1, 1, 1.25, 5.5, 1, 1, 1, 1, 1],
]

const padRows = [
  [1, 1, 1, 1],
  [1, 1, 1, 1],
  [1, 1, 1, 1],
  [1, 1, 1, 1],
  [1, 1, 1, 1],
  [2, 1, 1],
]

export type KeyboardForm = KeyLook & { box: Box; pad?: boolean }

/** Keys in a box on a sheet; each stands a little above it. */
export function keyboard(sheet: Sheet, { box, pad, ...look }: KeyboardForm) {
  const [x, y, wide, high] = box
  const all = pad ? 19.4 : 15
  const keyWide = wide / all
  const rowHigh = high / 5.7
  sheet.area(rect([x - 1.5, y - 1.5, wide + 3, high + 3], 2.5), sheet.tone(look.well))
  for (const [row, widths] of rows.entries()) {
    const top = y + (row === 0 ? 0 : (row - 0.3) * rowHigh)
    const tall = row === 0 ? rowHigh * 0.7 : rowHigh
    drawRow(sheet, widths, { box: [x, top, keyWide, tall], ...look })
    if (pad)
      drawRow(sheet, padRows[row]!, { box: [x + 15.4 * keyWide, top, keyWide, tall], ...look })
  }
}

function drawRow(sheet: Sheet, widths: number[], form: KeyboardForm) {
  const [left, y, unit, tall] = form.box
  let x = left
  for (const width of widths) {
    drawKey(sheet, { ...form, box: [x, y, width * unit, tall] })
    x += width * unit
  }
}

function drawKey(sheet: Sheet, { box, key, mark, lift = 0.7 }: KeyboardForm) {
  const [x, y, wide, high] = box
  const cap = rect([x + 1, y + 1, wide - 2, high - 2], 1.4)
  const side = mix(sheet.tone(key), '#000000', 0.38)
  sheet.area(cap, { fill: side, line: side, width: 1.6 })
  const top = cap.map((spot) => sheet.at(spot, lift))
  sheet.pen.area(top, {
    fill: sheet.tone(key),
    line: mix(sheet.tone(key), '#ffffff', 0.12),
    width: 1,
  })
  const tick = rect([x + wide * 0.22, y + high * 0.26, Math.min(3, wide * 0.3), high * 0.09])
  if (high > 10)
    sheet.pen.area(
      tick.map((spot) => sheet.at(spot, lift)),
      { fill: mark, opacity: 0.8 },
    )
}
