import { ink, leaf, mix } from './drawing/colour.ts'
import { type Box, circle, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import type { Sheet } from './drawing/sheet.ts'
import { prism } from './drawing/solids.ts'
import { type Spot, unit, type Vector } from './drawing/vector.ts'

export const inks = ['#26221F', '#2E86A8', '#C23C6B', '#E3B93A', '#8CC3D6', '#E597B0'] as const

const sheetWhite = '#FDFCFA'

/** Drawers for paper, one above the other. */
export function cassettes(front: Sheet, [x, y, wide, high]: Box, count: number, colour: string) {
  const shade = front.tone(colour)
  const each = high / count
  for (let at = 0; at < count; at++) {
    const top = y + at * each
    front.area(rect([x, top + 1, wide, each - 2], 4), {
      fill: shade,
      line: mix(shade, ink, 0.62),
      width: 2,
    })
    const grip = [
      x + wide * 0.33,
      top + each * 0.26,
      wide * 0.34,
      Math.min(13, each * 0.3),
    ] as const
    front.area(rect(grip, 4), {
      fill: mix(shade, ink, 0.62),
      line: mix(shade, ink, 0.3),
      width: 1.4,
    })
    front.area(
      rect([grip[0] + 3, grip[1] + grip[3] * 0.6, grip[2] - 6, grip[3] * 0.4], 2),
      mix(shade, ink, 0.35),
    )
    for (let level = 0; level < 4; level++)
      front.area(
        rect([x + wide - 12, top + each * 0.24 + level * 4.4, 4, 2.6], 0.6),
        level > at + 0 ? leaf : mix(shade, ink, 0.35),
      )
  }
}

/** A hollow in a top where printed pages lie. It gets deeper to the back. */
export function topTray(
  top: Sheet,
  box: Box,
  form: { depth: number; colour: string; pages?: number },
) {
  const { depth, colour, pages = 0 } = form
  const [x, y, wide, high] = box
  const shade = top.tone(colour)
  const opening = rect(box, 5)
  top.clip(opening, () => {
    const at = (spot: Spot, above: number) => top.at(spot, above)
    const paint = (points: Vector[], fill: string) =>
      top.pen.area(points, { fill, line: fill, width: 1 })
    paint(
      [at([x, y], 0), at([x + wide, y], 0), at([x + wide, y], -depth), at([x, y], -depth)],
      mix(shade, ink, 0.5),
    )
    paint(
      [
        at([x, y], -depth),
        at([x + wide, y], -depth),
        at([x + wide, y + high], 0),
        at([x, y + high], 0),
      ],
      mix(shade, ink, 0.16),
    )
    paint([at([x, y], 0), at([x, y], -depth), at([x, y + high], 0)], mix(shade, ink, 0.3))
    for (let page = 0; page < pages; page++) {
      const [left, right, low] = [
        x + wide * 0.17 + page * 2,
        x + wide * 0.83 + page * 2,
        1 + page * 2,
      ]
      const slope = (part: number) => -depth * (1 - part) + low
      top.pen.area(
        [
          at([left, y + 2], slope(0)),
          at([right, y + 2], slope(0)),
          at([right, y + high * 0.86], slope(0.86)),
          at([left, y + high * 0.86], slope(0.86)),
        ],
        { fill: sheetWhite, line: mix(shade, ink, 0.5), width: 1.4 },
      )
    }
  })
  top.area(opening, { line: mix(shade, ink, 0.6), width: 2 })
}

/** An opening in a front, with pages that lie in it. */
export function frontGap(
  front: Sheet,
  box: Box,
  form: { deep: number; colour: string; pages?: number },
) {
  const [x, y, wide, high] = box
  const { deep, colour, pages = 0 } = form
  const shade = front.tone(colour)
  const opening = rect(box, 5)
  front.area(opening, mix(shade, ink, 0.82))
  front.clip(opening, () => {
    const paint = (points: Vector[], fill: string) =>
      front.pen.area(points, { fill, line: fill, width: 1 })
    paint(
      [
        front.at([x, y + high]),
        front.at([x + wide, y + high]),
        front.at([x + wide, y + high], -deep),
        front.at([x, y + high], -deep),
      ],
      mix(shade, ink, 0.42),
    )
    paint(
      [
        front.at([x, y]),
        front.at([x, y + high]),
        front.at([x, y + high], -deep),
        front.at([x, y], -deep),
      ],
      mix(shade, ink, 0.62),
    )
    for (let page = 0; page < pages; page++) {
      const [left, right, low] = [x + wide * 0.2, x + wide * 0.8, y + high - 1 - page * 2.2]
      front.pen.area(
        [
          front.at([left, low], -3),
          front.at([right, low], -3),
          front.at([right, low], -deep),
          front.at([left, low], -deep),
        ],
        { fill: sheetWhite, line: mix(shade, ink, 0.55), width: 1.2 },
      )
    }
  })
  front.area(opening, { line: mix(shade, ink, 0.72), width: 2 })
}

/** Windows on the tanks: what is left of each ink. */
export function tanks(
  front: Sheet,
  [x, y, wide, high]: Box,
  levels: readonly (readonly [colour: string, level: number])[],
) {
  front.area(rect([x - 4, y - 4, wide + 8, high + 8], 5), {
    fill: '#2B2724',
    line: ink,
    width: 1.6,
  })
  const each = wide / levels.length
  for (const [at, [colour, level]] of levels.entries()) {
    const left = x + at * each + 1.4
    const slot = rect([left, y, each - 2.8, high], 2.5)
    front.area(slot, '#C9C3BA')
    front.clip(slot, () => {
      front.area(rect([left, y + high * (1 - level), each - 2.8, high * level + 1]), colour)
      front.area(rect([left + 1.2, y, (each - 2.8) * 0.22, high]), {
        fill: '#ffffff',
        opacity: 0.4,
      })
    })
  }
}

export type PanelForm = { left: number; wide: number; back: Vector; front: Vector; colour: string }

/** A panel that leans towards the hand, from its upper edge at the back to its lower edge in front. */
export function leaningPanel(
  pen: Pen,
  { left, wide, back, front, colour }: PanelForm,
): { face: Sheet; high: number } {
  const outline: Spot[] = [
    [back[2], back[1]],
    [front[2], front[1]],
    [front[2], front[1] - 7],
    [back[2], Math.min(front[1] - 7, back[1] - 7)],
  ]
  prism(pen, 'x', [left, left + wide], { outline, colour })
  const slope: Vector = [0, front[1] - back[1], front[2] - back[2]]
  const face = pen.sheet([left, back[1], back[2]], [1, 0, 0], unit(slope))
  return { face, high: Math.hypot(...slope) }
}

/** What a small printer is worked with: a display of two lines, arrows, a green key. */
export function buttons(face: Sheet, [x, y, wide, high]: Box, rim: string) {
  const shade = face.tone(rim)
  face.area(rect([x, y, wide, high], 4), {
    fill: face.tone('#2B2724'),
    line: mix(shade, ink, 0.5),
    width: 1.4,
  })
  face.area(rect([x + wide * 0.06, y + high * 0.2, wide * 0.36, high * 0.6], 2), '#B9C9BC')
  face.area(rect([x + wide * 0.09, y + high * 0.34, wide * 0.22, high * 0.09]), '#3F4A42')
  face.area(rect([x + wide * 0.09, y + high * 0.55, wide * 0.28, high * 0.09]), '#3F4A42')
  const radius = Math.min(high * 0.2, wide * 0.045)
  for (const [at, colour] of ['#8C8478', '#8C8478', '#D9A441', leaf].entries())
    face.area(circle([x + wide * (0.53 + at * 0.13), y + high / 2], radius), face.tone(colour))
}

/** A touch display: coloured fields for what one may ask for. */
export function touchDisplay(face: Sheet, [x, y, wide, high]: Box) {
  face.area(rect([x, y, wide, high], 3), { fill: '#1A1714', line: ink, width: 1.6 })
  const [left, top, across, down] = [x + 3, y + 3, wide - 6, high - 6]
  face.area(rect([left, top, across, down], 1.5), '#EFE9DF')
  face.area(rect([left, top, across, down * 0.2], 1.5), '#3F5A76')
  const cell = across / 3
  for (const [at, colour] of [
    '#A8431A',
    '#2F6B4A',
    '#3F5A76',
    '#D9A441',
    '#8C8478',
    '#5E7F9E',
  ].entries()) {
    const spot = [
      left + (at % 3) * cell + cell * 0.14,
      top + down * (0.28 + Math.floor(at / 3) * 0.36),
    ] as const
    face.area(rect([spot[0], spot[1], cell * 0.72, down * 0.29], 2), colour)
  }
}
