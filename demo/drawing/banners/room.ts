import { mix, paper } from '../pictures/drawing/colour.ts'
import { rect, type Box } from '../pictures/drawing/outline.ts'
import type { Pen } from '../pictures/drawing/pen.ts'
import { footOf, groundShadow } from '../pictures/drawing/shadow.ts'
import { block, lathe } from '../pictures/drawing/solids.ts'
import type { Spot } from '../pictures/drawing/vector.ts'

export type Room = { wall: string; floor: string; /** Where the wall stands. */ back: number }

const reach = 9000

/** A wall that goes on to both sides, and a floor before it, lit from the left. */
export function drawRoom(pen: Pen, { wall, floor, back }: Room) {
  pen.page.unseen(() => {
    const sheet = pen.sheet([-reach, 5000, back], [1, 0, 0], [0, -1, 0])
    const light = sheet.gradient(
      [reach * 0.6, 0],
      [reach * 1.35, 5000],
      [
        [0, mix(wall, '#ffffff', 0.4)],
        [1, mix(wall, '#2A211A', 0.08)],
      ],
    )
    sheet.area(rect([0, 0, 2 * reach, 5000]), light)
    const ground = pen.sheet([-reach, 0, back], [1, 0, 0], [0, 0, 1])
    const shade = ground.gradient(
      [reach, 0],
      [reach, 3000],
      [
        [0, mix(floor, '#2A211A', 0.1)],
        [1, mix(floor, '#ffffff', 0.18)],
      ],
    )
    ground.area(rect([0, 0, 2 * reach, 4200]), shade)
    sheet.area(rect([0, 4900, 2 * reach, 100]), mix(wall, '#2A211A', 0.2))
  })
}

/** Sky, and a tree or two far away. */
export function drawWindow(pen: Pen, [x, y, wide, high]: Box, back: number) {
  pen.page.unseen(() => {
    const sheet = pen.sheet([x, y + high, back + 4], [1, 0, 0], [0, -1, 0])
    sheet.area(rect([-50, -50, wide + 100, high + 100]), '#F1EADD')
    const sky = sheet.gradient(
      [0, 0],
      [0, high],
      [
        [0, '#BFD3DC'],
        [1, '#F4E9D3'],
      ],
    )
    sheet.area(rect([0, 0, wide, high]), sky)
    sheet.clip(rect([0, 0, wide, high]), () => {
      for (const [at, share] of [0.1, 0.36, 0.7, 0.95].entries())
        sheet.area(
          rect([wide * share - 420, high * (0.7 + (at % 2) * 0.08), 840, 900], 400),
          mix('#7E9A86', '#F4E9D3', 0.5 + (at % 2) * 0.2),
        )
    })
    for (let at = 1; at < Math.round(wide / 900); at++)
      sheet.area(rect([(wide * at) / Math.round(wide / 900) - 18, 0, 36, high]), '#F1EADD')
    sheet.area(rect([-80, high + 50, wide + 160, 46]), mix('#F1EADD', '#2A211A', 0.12))
  })
}

export type Table = { wide: number; deep: number; high?: number; top?: string; leg?: string }

export const tableHigh = 740

/** Its middle on the floor is the origin; what stands on it begins at `tableHigh`. */
export function drawTable(pen: Pen, table: Table) {
  const { wide, deep, high = tableHigh, top = '#C9A27A', leg = '#3A332D' } = table
  groundShadow(pen, footOf([-wide / 2, 0, -deep / 2], [wide, 0, deep], 40), 320)
  for (const [x, z] of corners([wide, deep]))
    block(pen, { at: [x, 0, z], size: [64, high - 40, 64], colour: leg, contour: 2 })
  block(pen, {
    at: [-wide / 2, high - 40, -deep / 2],
    size: [wide, 40, deep],
    along: 'y',
    radius: 14,
    bevel: 4,
    colour: top,
    contour: 2.4,
  })
}

function corners([wide, deep]: Spot): Spot[] {
  const [x, z] = [wide / 2 - 120, deep / 2 - 110]
  return [
    [-x - 32, -z - 32],
    [x - 32, -z - 32],
    [-x - 32, z - 32],
    [x - 32, z - 32],
  ]
}

/** Hangs from the ceiling above this place of the floor. */
export function drawLamp(pen: Pen, [x, z]: Spot, shade: string, y = 2050) {
  pen.page.unseen(() => {
    pen.line(
      [
        [x, y + 160, z],
        [x, 5000, z],
      ],
      { line: '#3A332D', width: 3 },
    )
    lathe(pen, {
      at: [x, y, z],
      along: 'y',
      profile: [
        [0, 190],
        [70, 150],
        [150, 60],
        [190, 26],
      ],
      colour: shade,
      gloss: 0.3,
      contour: 2.2,
    })
    lathe(pen, {
      at: [x, y - 8, z],
      along: 'y',
      profile: [
        [0, 176],
        [10, 184],
      ],
      colour: mix(paper, '#F6D98E', 0.6),
      contour: 0,
    })
  })
}

/** A pot with leaves. */
export function drawPlant(pen: Pen, size = 1) {
  groundShadow(pen, footOf([-150 * size, 0, -150 * size], [300 * size, 0, 300 * size], 10), 200)
  lathe(pen, {
    at: [0, 0, 0],
    along: 'y',
    profile: [
      [0, 110 * size],
      [300 * size, 150 * size],
    ],
    colour: '#B3573A',
    contour: 2.2,
  })
  for (let at = 0; at < 11; at++) drawLeaf(pen, at, size)
}

function drawLeaf(pen: Pen, at: number, size: number) {
  const turn = -1.25 + at * 0.25
  const long = (620 + ((at * 137) % 260)) * size
  const tip = [
    Math.sin(turn) * long * 0.8,
    300 * size + Math.cos(turn * 0.8) * long,
    ((at * 61) % 120) - 60,
  ]
  const [side, rise] = [Math.cos(turn) * 70 * size, Math.sin(turn) * 70 * size]
  const middle = [(tip[0] ?? 0) * 0.55, 300 * size + ((tip[1] ?? 0) - 300 * size) * 0.6]
  pen.area(
    [
      [0, 290 * size, 0],
      [(middle[0] ?? 0) - side, (middle[1] ?? 0) + rise, 0],
      [tip[0] ?? 0, tip[1] ?? 0, tip[2] ?? 0],
      [(middle[0] ?? 0) + side, (middle[1] ?? 0) - rise, 0],
    ],
    { fill: mix('#3E7355', at % 2 ? '#1F4733' : '#7FA883', 0.35), line: '#1F3B2D', width: 2 },
  )
}
