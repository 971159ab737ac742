import { bars } from './chart-bars.ts'
import { hairline, ink, leaf, mix, paper, tamarind } from './drawing/colour.ts'
import { circle, curve, rect, spots } from './drawing/outline.ts'
import type { Sheet } from './drawing/sheet.ts'
import type { Spot } from './drawing/vector.ts'
import { faint, slate } from './screens-look.ts'

/** Draws on a sheet of 160 by as much as the shape of the screen makes it. */
export type ScreenContent = (sheet: Sheet, high: number) => void

/** A content on the glass of a screen, with the light that lies on it. */
export function showOn(sheet: Sheet, [wide, high]: Spot, content: ScreenContent) {
  const scale = wide / 160
  const part = sheet.part([0, 0], [scale, scale])
  const glass = rect([0, 0, 160, high / scale])
  part.clip(glass, () => {
    content(part, high / scale)
    part.area(
      [
        [0, 0],
        [78, 0],
        [34, high / scale],
        [0, high / scale],
      ],
      { fill: '#ffffff', opacity: 0.055 },
    )
  })
  part.area(glass, { line: '#191614', width: 1.6 })
}

/** Hills at dusk, a bar of programmes below. */
export function hills(colours: [string, string, string]): ScreenContent {
  return (sheet, high) => {
    const [sky, glow, land] = colours
    const stops = [
      [0, sky],
      [1, glow],
    ] as const
    sheet.area(rect([0, 0, 160, high]), sheet.gradient([80, 0], [80, high * 0.8], stops))
    sheet.area(circle([112, high * 0.4], 11), mix(glow, '#ffffff', 0.55))
    for (const [at, share] of [0.2, 0.5, 0.85].entries()) {
      const base = high * (0.52 + at * 0.14)
      const ridge = curve([
        [-6, base + 6 - at * 3],
        [26 + at * 6, base - 9 + at * 7],
        [66 + at * 4, base + 5 - at * 5],
        [112 - at * 6, base - 10 + at * 5],
        [168, base + 4],
      ])
      sheet.area([...ridge, [168, high + 4], [-6, high + 4]], mix(glow, land, share))
    }
    sheet.area(rect([0, high - 7, 160, 7]), { fill: mix(land, ink, 0.6), opacity: 0.75 })
    for (const [at, colour] of [paper, tamarind, '#D9A441', leaf, '#5B7FA6'].entries())
      sheet.area(rect([66 + at * 6, high - 5.4, 3.8, 3.8], 0.9), colour)
  }
}

/** Figures in rows, a chart beside them. */
export const sheetOfFigures: ScreenContent = (sheet, high) => {
  sheet.area(rect([0, 0, 160, high]), paper)
  sheet.area(rect([0, 0, 160, 7]), leaf)
  sheet.area(rect([4, 2.4, 26, 2.2], 1), mix(leaf, '#ffffff', 0.6))
  sheet.area(rect([0, 7, 160, 6]), faint)
  for (let x = 5; x < 74; x += 7) sheet.area(rect([x, 9, 4.4, 2], 0.5), mix(slate, paper, 0.45))
  for (let row = 0; row * 5 + 16 < high - 4; row++) {
    const y = 16 + row * 5
    for (let column = 0; column < 6; column++) {
      const wide = 5 + ((row * 7 + column * 5) % 6)
      const colour = row === 0 ? slate : mix(slate, paper, 0.45)
      sheet.area(rect([6 + column * 16 + (column ? 12 - wide : 0), y, wide, 1.7], 0.4), colour)
    }
    sheet.line(
      [
        [3, y + 3.4],
        [104, y + 3.4],
      ],
      { line: hairline, width: 1 },
    )
  }
  sheet.area(rect([110, 18, 45, high * 0.5], 1.5), '#ffffff')
  bars(sheet, {
    foot: [114, 18 + high * 0.46],
    heights: [10, 17, 13, 22, 19, 27],
    colours: [tamarind, leaf],
  })
  sheet.area(rect([110, 24 + high * 0.5, 45, high * 0.2], 1.5), mix(leaf, '#ffffff', 0.82))
}

/** Numbers, a line that rises, a ring. */
export const dashboard: ScreenContent = (sheet, high) => {
  sheet.area(rect([0, 0, 160, high]), '#F4EFE7')
  sheet.area(rect([0, 0, 26, high]), ink)
  for (let at = 0; at < 6; at++)
    sheet.area(
      rect([5, 9 + at * 7, at === 1 ? 17 : 12 + (at % 3) * 2, 2.2], 1),
      at === 1 ? tamarind : '#6F665B',
    )
  for (let at = 0; at < 3; at++) {
    sheet.area(rect([31 + at * 42, 6, 39, 18], 1.6), '#ffffff')
    sheet.area(rect([34 + at * 42, 9.5, 14, 2], 0.8), mix(slate, paper, 0.4))
    sheet.area(rect([34 + at * 42, 14.5, 20 - at * 3, 4.6], 0.8), [ink, tamarind, leaf][at]!)
  }
  const floor = high - 8
  sheet.area(rect([31, 29, 81, floor - 25], 1.6), '#ffffff')
  const rise = curve([
    [35, floor - 8],
    [48, floor - 18],
    [60, floor - 14],
    [74, floor - 28],
    [88, floor - 24],
    [108, 38],
  ])
  sheet.area([...rise, [108, floor - 1], [35, floor - 1]], mix(tamarind, '#ffffff', 0.78))
  sheet.line(rise, { line: tamarind, width: 3 })
  sheet.area(rect([115, 29, 39, floor - 25], 1.6), '#ffffff')
  sheet.area(circle([134.5, 29 + (floor - 25) / 2], 12), leaf)
  sheet.area(
    [[134.5, 29 + (floor - 25) / 2], ...circle([134.5, 29 + (floor - 25) / 2], 12.2).slice(0, 22)],
    '#D9A441',
  )
  sheet.area(circle([134.5, 29 + (floor - 25) / 2], 7), '#ffffff')
}

/** Lines of a programme, dark. */
export const code: ScreenContent = (sheet, high) => {
  sheet.area(rect([0, 0, 160, high]), '#221E1B')
  sheet.area(rect([0, 0, 34, high]), '#2D2824')
  const colours = ['#D9A441', '#B9AFA2', '#8FB59C', '#D98A62', '#8C8478']
  for (let row = 0; row * 4.4 + 6 < high - 5; row++) {
    const y = 6 + row * 4.4
    if (row < 14)
      sheet.area(rect([5 + (row % 3) * 3, y, 12 + ((row * 5) % 9), 1.5], 0.7), '#5C544B')
    let x = 41 + ((row * 3) % 4) * 5
    for (let word = 0; word < 2 + ((row * 7) % 4); word++) {
      const wide = 5 + ((row * 11 + word * 7) % 15)
      sheet.area(rect([x, y, wide, 1.6], 0.7), colours[(row + word * 2) % 5]!)
      x += wide + 2.5
    }
  }
  sheet.area(rect([0, high - 4.5, 160, 4.5]), tamarind)
}

/** A page of text with a picture in it. */
export const document: ScreenContent = (sheet, high) => {
  sheet.area(rect([0, 0, 160, high]), '#DAD3C8')
  sheet.area(rect([0, 0, 160, 9]), '#3F5A76')
  for (let at = 0; at < 7; at++) sheet.area(rect([5 + at * 10, 3.6, 6, 2], 0.8), '#A9BACB')
  sheet.area(rect([44, 14, 72, high]), '#ffffff')
  sheet.area(rect([52, 21, 34, 3.4], 0.6), ink)
  for (let row = 0; row < 16; row++)
    sheet.area(
      rect([52, 30 + row * 3.8, row % 5 === 4 ? 30 : 56 - ((row * 3) % 4), 1.5], 0.5),
      mix(slate, '#ffffff', 0.45),
    )
  sheet.area(rect([82, 38, 26, 20]), '#ffffff')
  sheet.area(rect([84, 39, 24, 18]), mix(tamarind, '#ffffff', 0.7))
  sheet.area(spots('84 57, 92 46, 98 52, 102 48, 108 57'), tamarind)
}
