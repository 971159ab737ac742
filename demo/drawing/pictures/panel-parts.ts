import { ink, leaf, mix } from './drawing/colour.ts'
import { arc, type Box, circle, rect, spots } from './drawing/outline.ts'
import type { Sheet } from './drawing/sheet.ts'
import type { Spot } from './drawing/vector.ts'

const hole = '#15110E'

/** Rows of small round holes, every second row half a step further. */
export function holes(
  sheet: Sheet,
  [x, y, wide, high]: Box,
  { step, colour }: { step: number; colour: string },
) {
  const rows = Math.floor(high / (step * 0.87))
  const columns = Math.floor(wide / step)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns - (row % 2); column++) {
      const spot: Spot = [x + step * (column + 0.5 + (row % 2) / 2), y + step * 0.87 * (row + 0.5)]
      sheet.area(arc(spot, step * 0.33, [0, 360], 10), colour)
    }
}

/** Slots side by side. */
export function slots(
  sheet: Sheet,
  [x, y, wide, high]: Box,
  form: { count: number; colour: string; upright?: boolean },
) {
  const { count, colour, upright } = form
  const each = (upright ? wide : high) / count
  for (let at = 0; at < count; at++) {
    const box: Box = upright
      ? [x + at * each, y, each * 0.5, high]
      : [x, y + at * each, wide, each * 0.5]
    sheet.area(rect(box, each * 0.25), colour)
  }
}

export type Socket =
  | 'usb-a'
  | 'usb-c'
  | 'hdmi'
  | 'network'
  | 'vga'
  | 'jack'
  | 'power'
  | 'dc'
  | 'bnc'

const sizes: Record<Socket, Spot> = {
  'usb-a': [13, 5.6],
  'usb-c': [9, 3.4],
  hdmi: [15, 5.4],
  network: [14, 12],
  vga: [26, 10],
  jack: [7, 7],
  power: [26, 20],
  dc: [9, 9],
  bnc: [14, 14],
}

function widthOf(kind: Socket) {
  return sizes[kind][0]
}

/** A socket by its middle. */
export function socket(sheet: Sheet, kind: Socket, [x, y]: Spot, scale = 1) {
  const [wide, high] = sizes[kind]
  const part = sheet.part([x, y], [scale, scale])
  const rim = { fill: hole, line: '#A8A196', width: 1.6 }
  const box = rect([-wide / 2, -high / 2, wide, high], kind === 'usb-c' ? 1.7 : 0.8)
  if (kind === 'jack' || kind === 'dc') part.area(circle([0, 0], wide / 2), { ...rim, width: 2.2 })
  else if (kind === 'bnc') {
    part.area(circle([0, 0], 7), { fill: '#C9C3B8', line: '#6B645B', width: 2 })
    part.area(circle([0, 0], 4), { fill: '#EDE8DF', line: '#6B645B', width: 1.4 })
    part.area(circle([0, 0], 1.3), hole)
  } else if (kind === 'vga') {
    part.area(spots('-13 -5, 13 -5, 10.5 5, -10.5 5'), {
      fill: '#38557F',
      line: '#C9C3B8',
      width: 2,
    })
  } else part.area(box, rim)
  if (kind === 'usb-a') part.area(rect([-wide / 2 + 1.6, 0.2, wide - 3.2, 1.5]), '#6B645B')
  if (kind === 'network') {
    part.area(rect([-3, -7, 6, 3]), hole)
    part.area(rect([-6.4, 3.4, 3, 2]), '#D9A441')
    part.area(rect([3.4, 3.4, 3, 2]), '#3E8A5E')
  }
  if (kind === 'power')
    for (const at of [-6, 0, 6]) part.area(rect([at - 1, at ? -3 : -6, 2, 7]), '#8C8478')
}

export function sockets(sheet: Sheet, [x, y]: Spot, kinds: readonly Socket[], gap = 5) {
  let left = x
  for (const kind of kinds) {
    socket(sheet, kind, [left + widthOf(kind) / 2, y])
    left += widthOf(kind) + gap
  }
}

/** An Indian socket for 5 A: three round holes. */
export function indianOutlet(sheet: Sheet, [x, y]: Spot, size: number) {
  const part = sheet.part([x, y], [size / 40, size / 40])
  part.area(rect([-20, -20, 40, 40], 6), { fill: '#F2EEE7', line: '#4A443E', width: 2 })
  part.area(circle([0, -9], 4.4), hole)
  part.area(circle([-9, 8], 3.4), hole)
  part.area(circle([9, 8], 3.4), hole)
}

/** A socket for a computer's power cord. */
export function cordOutlet(sheet: Sheet, [x, y]: Spot, size: number) {
  const part = sheet.part([x, y], [size / 30, size / 30])
  part.area(spots('-14 -10, 14 -10, 14 5, 8 11, -8 11, -14 5'), {
    fill: hole,
    line: '#8C8478',
    width: 2,
  })
  for (const at of [-7, 0, 7]) part.area(rect([at - 1.4, at ? -4 : -1, 2.8, 6]), '#5C544B')
}

export function powerKey(sheet: Sheet, [x, y]: Spot, radius: number, lit = leaf) {
  sheet.area(circle([x, y], radius), { fill: '#2B2724', line: '#8C8478', width: 2 })
  sheet.line(arc([x, y], radius * 0.52, [-55, 235], 24), { line: lit, width: 2.4 })
  sheet.line(
    [
      [x, y - radius * 0.66],
      [x, y - radius * 0.1],
    ],
    { line: lit, width: 2.4 },
  )
}

export function screw(sheet: Sheet, [x, y]: Spot, radius: number) {
  sheet.area(circle([x, y], radius), { fill: '#B9B2A7', line: '#4A443E', width: 1.6 })
  sheet.line(
    [
      [x - radius * 0.5, y],
      [x + radius * 0.5, y],
    ],
    { line: '#4A443E', width: 1.8 },
  )
  sheet.line(
    [
      [x, y - radius * 0.5],
      [x, y + radius * 0.5],
    ],
    { line: '#4A443E', width: 1.8 },
  )
}

/** A fan behind its guard. */
export function fan(sheet: Sheet, [x, y]: Spot, radius: number, rim: string) {
  sheet.area(circle([x, y], radius), { fill: '#1B1815', line: rim, width: 5 })
  for (let blade = 0; blade < 9; blade++) {
    const turn = blade * 40
    sheet.area(
      [
        ...arc([x, y], radius * 0.24, [turn, turn + 20], 4),
        ...arc([x, y], radius * 0.88, [turn + 44, turn + 18], 6),
      ],
      '#4A443E',
    )
  }
  sheet.area(circle([x, y], radius * 0.26), { fill: '#2B2724', line: mix(rim, ink, 0.4), width: 2 })
}
