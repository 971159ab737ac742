import { ink, mix } from './drawing/colour.ts'
import { circle, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block } from './drawing/solids.ts'
import { lens } from './lens.ts'
import { markOn } from './marks.ts'
import { holes, powerKey, slots } from './panel-parts.ts'
import { drawCase, type Projector } from './projectors.ts'

/** Throws steeply upwards from a window in its top. */
export function drawUltraShort(pen: Pen, projector: Projector) {
  const { wide, high, deep, finish, mark } = projector
  const { front, top, right } = drawCase(pen, projector)
  const shade = front.tone(finish.body)
  slots(front, [40, high * 0.26, wide - 80, high * 0.46], {
    count: 6,
    colour: mix(shade, ink, 0.66),
  })
  markOn(front, mark, [wide / 2, high * 0.86, 16], mix(shade, ink, 0.6))
  slots(right, [deep * 0.16, high * 0.26, deep * 0.66, high * 0.44], {
    count: 20,
    colour: mix(right.tone(finish.body), ink, 0.6),
    upright: true,
  })
  const over = top.tone(finish.body)
  const well = [wide * 0.24, deep * 0.16, wide * 0.52, deep * 0.5] as const
  top.area(rect(well, 14), { fill: mix(over, ink, 0.55), line: mix(over, ink, 0.75), width: 2.4 })
  top.clip(rect(well, 14), () => {
    const [x, y, across, down] = well
    top.area(
      [
        [x, y],
        [x + across, y],
        [x + across * 0.84, y + down * 0.36],
        [x + across * 0.16, y + down * 0.36],
      ],
      mix(over, ink, 0.78),
    )
    const glass = rect([x + across * 0.16, y + down * 0.34, across * 0.68, down * 0.46], 8)
    top.area(glass, {
      fill: top.gradient(
        [x + across * 0.2, y + down * 0.3],
        [x + across * 0.8, y + down * 0.8],
        [
          [0, '#7FA3BE'],
          [0.5, '#2C4260'],
          [1, '#3B2450'],
        ],
      ),
      line: '#15110E',
      width: 2,
    })
    top.area(
      [
        [x + across * 0.24, y + down * 0.4],
        [x + across * 0.4, y + down * 0.4],
        [x + across * 0.32, y + down * 0.74],
        [x + across * 0.2, y + down * 0.74],
      ],
      { fill: '#ffffff', opacity: 0.25 },
    )
  })
  powerKey(top, [wide * 0.12, deep * 0.8], 9)
  for (let at = 0; at < 3; at++)
    top.area(
      circle([wide * 0.84 + at * 14, deep * 0.84], 3),
      ['#3E8A5E', '#D9A441', '#8C8478'][at]!,
    )
}

/** As large as a hand; a speaker behind cloth all round. */
export function drawPocket(pen: Pen, { wide, high, deep, finish, mark }: Projector) {
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 5), high)
  const { front, right, top } = block(pen, {
    at: [-wide / 2, 3, -deep],
    size: [wide, high, deep],
    along: 'y',
    radius: 26,
    bevel: 5,
    colour: finish.body,
  })
  const cloth = mix(right.tone(finish.body), ink, 0.5)
  holes(right, [20, high * 0.16, deep - 46, high * 0.7], { step: 6, colour: cloth })
  const shade = front.tone(finish.body)
  front.area(rect([16, 14, wide - 32, high - 28], 12), {
    fill: finish.trim,
    line: mix(shade, ink, 0.6),
    width: 2,
  })
  lens(pen, [0, high * 0.56, 0], wide * 0.25)
  front.area(circle([wide * 0.82, high * 0.24], 4), {
    fill: '#4A1A14',
    line: '#15110E',
    width: 1.4,
  })
  markOn(front, mark, [wide * 0.2, high * 0.82, 12], mix(finish.trim, '#ffffff', 0.5))
  const over = top.tone(finish.body)
  top.area(circle([wide / 2, deep / 2], wide * 0.28), {
    fill: mix(over, ink, 0.1),
    line: mix(over, ink, 0.45),
    width: 2,
  })
  powerKey(top, [wide / 2, deep / 2], 9)
  for (const [x, y] of [
    [0.5, 0.31],
    [0.5, 0.69],
    [0.31, 0.5],
    [0.69, 0.5],
  ] as const)
    top.area(circle([wide * x, deep * y], 3), mix(over, ink, 0.6))
}
