import { bars } from './chart-bars.ts'
import { hairline, ink, leaf, mix, paper, tamarind } from './drawing/colour.ts'
import { circle, rect } from './drawing/outline.ts'
import type { Sheet } from './drawing/sheet.ts'
import type { Spot } from './drawing/vector.ts'
import { slate } from './screens-look.ts'
import type { ScreenContent } from './screens.ts'

/** A part in lines on a drawing board, as a workstation shows it. */
export const construction: ScreenContent = (sheet, high) => {
  sheet.area(
    rect([0, 0, 160, high]),
    sheet.gradient(
      [0, 0],
      [0, high],
      [
        [0, '#3A4450'],
        [1, '#1E242B'],
      ],
    ),
  )
  sheet.area(rect([0, 0, 160, 6]), '#15191E')
  sheet.area(rect([0, 6, 28, high]), '#262D35')
  for (let at = 0; at < 9; at++)
    sheet.area(rect([4 + (at % 3) * 2.5, 12 + at * 6, 15 - (at % 3) * 2, 1.8], 0.8), '#6C7885')
  const [x, y] = [95, high * 0.55]
  for (let at = -5; at < 6; at++) {
    sheet.line(
      [
        [x + at * 13 - 40, y + 26],
        [x + at * 8 + 26, y - 26],
      ],
      { line: '#4C5864', width: 1 },
    )
    sheet.line(
      [
        [x - 60, y + at * 6],
        [x + 66, y + at * 6],
      ],
      { line: '#434E5A', width: 1 },
    )
  }
  drawFlange(sheet, [x, y])
}

function drawFlange(sheet: Sheet, [x, y]: Spot) {
  const ring = (cx: number, cy: number, r: number, fill: string) =>
    sheet.area(
      circle([0, 0], r).map(([dx, dy]): Spot => [cx + dx, cy + dy * 0.5]),
      { fill, line: '#11151A', width: 1.4 },
    )
  ring(x, y + 12, 36, '#8E5A3E')
  sheet.area(
    [
      [x - 36, y + 4],
      [x + 36, y + 4],
      [x + 36, y + 12],
      [x - 36, y + 12],
    ],
    '#8E5A3E',
  )
  ring(x, y + 4, 36, '#C98A62')
  ring(x, y + 3, 20, '#8E5A3E')
  sheet.area(
    [
      [x - 20, y - 14],
      [x + 20, y - 14],
      [x + 20, y + 3],
      [x - 20, y + 3],
    ],
    '#A9714D',
  )
  ring(x, y - 14, 20, '#E0A67F')
  ring(x, y - 14, 10, '#5B3524')
  for (const angle of [20, 90, 160, 200, 270, 340]) {
    const turn = (angle * Math.PI) / 180
    ring(x + Math.cos(turn) * 29, y + 4 + Math.sin(turn) * 14, 3.4, '#5B3524')
  }
}

/** Shapes on a board: a lesson in geometry. */
export const lesson: ScreenContent = (sheet, high) => {
  sheet.area(rect([0, 0, 160, high]), '#24493A')
  const chalk = '#F3EFE4'
  const floor = high * 0.72
  sheet.area(
    [
      [22, floor],
      [70, floor],
      [70, floor - 42],
    ],
    { fill: '#E4A94F', opacity: 0.9 },
  )
  sheet.line(
    [
      [22, floor],
      [70, floor],
      [70, floor - 42],
      [22, floor],
    ],
    { line: chalk, width: 4 },
  )
  sheet.line(
    [
      [65, floor],
      [65, floor - 5],
      [70, floor - 5],
    ],
    { line: chalk, width: 3 },
  )
  sheet.area(circle([106, floor - 21], 20), { fill: '#C4673C', line: chalk, width: 4 })
  sheet.line(
    [
      [106, floor - 21],
      [121, floor - 34],
    ],
    { line: chalk, width: 3 },
  )
  const wave = Array.from({ length: 40 }, (_, at): Spot => [
    20 + at * 3,
    high * 0.16 + Math.sin(at / 3) * 3.4,
  ])
  sheet.line(wave, { line: '#9ED0B3', width: 4 })
  for (const [at, wide] of [16, 11, 14].entries())
    sheet.area(rect([134, floor - 38 + at * 8, wide, 2.4], 1.2), chalk)
  pens(sheet, high)
}

/** The world and its figures, for a boardroom. */
export const meeting: ScreenContent = (sheet, high) => {
  sheet.area(rect([0, 0, 160, high]), paper)
  sheet.area(rect([10, 9, 58, 5], 0.6), ink)
  sheet.area(rect([10, 17, 36, 2.4], 0.6), slate)
  const floor = high - 17
  for (const part of [0, 0.33, 0.66])
    sheet.line(
      [
        [10, floor - part * 42],
        [98, floor - part * 42],
      ],
      { line: hairline, width: 2 },
    )
  bars(sheet, {
    foot: [12, floor],
    heights: [12, 18, 15, 25, 22, 31, 28, 38],
    colours: [tamarind, '#D9A441'],
    step: 11,
  })
  sheet.line(
    [
      [10, floor],
      [98, floor],
    ],
    { line: ink, width: 3 },
  )
  for (const [at, colour] of [tamarind, leaf, '#3F5A76'].entries()) {
    sheet.area(circle([112, 30 + at * 16], 4.5), colour)
    sheet.area(rect([121, 27.5 + at * 16, 29 - at * 5, 2.2], 0.8), ink)
    sheet.area(rect([121, 31.5 + at * 16, 20 + at * 3, 1.6], 0.6), mix(slate, paper, 0.4))
  }
  pens(sheet, high)
}

/** Four cameras. */
export const cameras: ScreenContent = (sheet, high) => {
  sheet.area(rect([0, 0, 160, high]), '#15120F')
  const [wide, tall] = [77.5, high / 2 - 3]
  for (let at = 0; at < 4; at++)
    drawWatched(
      sheet.part([1.5 + (at % 2) * (wide + 2), 1.5 + Math.floor(at / 2) * (tall + 2)]),
      [wide, tall],
      at,
    )
}

/** One of them, over the whole screen. */
export function oneCamera(at: number): ScreenContent {
  return (sheet, high) => drawWatched(sheet.part([0, 0], [2, 2]), [80, high / 2], at)
}

const grounds = ['#7C8A84', '#A38B6D', '#5E6D79', '#8C8274']

/** A yard with a way through it, two buildings and somebody. */
function drawWatched(part: Sheet, [wide, tall]: Spot, at: number) {
  const ground = grounds[at % 4]!
  part.clip(rect([0, 0, wide, tall]), () => {
    part.area(rect([0, 0, wide, tall]), mix(ground, '#ffffff', 0.35))
    part.area(
      [
        [0, tall],
        [wide * (0.3 + at * 0.08), tall * 0.38],
        [wide * (0.5 + at * 0.05), tall * 0.38],
        [wide, tall],
      ],
      ground,
    )
    part.area(rect([0, tall * 0.12, wide * 0.3, tall * 0.5]), mix(ground, ink, 0.35))
    part.area(
      rect([wide * (0.68 - at * 0.05), tall * 0.2, wide * 0.4, tall * 0.32]),
      mix(ground, ink, 0.25),
    )
    part.area(
      rect([wide * (0.4 + at * 0.06), tall * 0.52, 5, 12], 2),
      at === 1 ? tamarind : mix(ground, ink, 0.65),
    )
    part.area(rect([3, 3, 14, 2], 0.5), '#ffffff')
  })
}

/** The bar of pens along the lower edge of a touch panel. */
function pens(sheet: Sheet, high: number) {
  sheet.area(rect([52, high - 11, 56, 8], 4), { fill: '#ffffff', opacity: 0.94 })
  for (const [at, colour] of [ink, tamarind, leaf, '#3F5A76', '#D9A441'].entries())
    sheet.area(circle([60 + at * 10, high - 7], 2.3), colour)
}
