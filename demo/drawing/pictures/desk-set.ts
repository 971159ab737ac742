import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { loft } from './drawing/loft.ts'
import { type Box, circle, rect } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import { block } from './drawing/solids.ts'
import type { Vector } from './drawing/vector.ts'
import type { Case } from './finishes.ts'
import { keyboard } from './keyboards.ts'
import { type Mark, markOn } from './marks.ts'
import { type ScreenContent, showOn } from './screens.ts'

/** A keyboard of full size that lies with its front edge on z = 0. */
export function deskKeyboard(pen: Pen, finish: Case, wide = 440) {
  const deep = 128
  groundShadow(pen, footOf([-wide / 2, 0, -deep], [wide, 0, deep], 3), 18)
  const tilted = pen.in(turned([0, 4, 0], 'x', 4))
  const { top } = block(tilted, {
    at: [-wide / 2, 0, -deep],
    size: [wide, 14, deep],
    along: 'y',
    radius: 9,
    bevel: 3,
    colour: finish.body,
  })
  const keys: Box = [12, 12, wide - 24, deep - 24]
  keyboard(top, { ...finish, box: keys, pad: true, lift: 3 })
}

/** A mouse with its tail to the back. */
export function deskMouse(pen: Pen, finish: Case) {
  const [half, long, tall] = [31, 55, 30]
  groundShadow(
    pen,
    circle([0, 0], 1).map(([x, z]) => [x * half * 0.96, z * long * 0.96]),
    30,
  )
  const rings = Array.from({ length: 15 }, (_, at) => {
    const share = (1 - (at / 14.2) ** 2.3) ** (1 / 2.3)
    return circle([0, 0], 1).map(([x, z]): Vector => [
      Math.sign(x) * Math.abs(x) ** 0.86 * half * share * (1 - 0.1 * z * z),
      2 + (tall * at) / 14.2,
      Math.sign(z) * Math.abs(z) ** 0.86 * long * share + 3 * (at / 14),
    ])
  })
  loft(pen, rings, { colour: finish.body, gloss: 0.25 })
  const over = (x: number, z: number): Vector => {
    const reach = Math.min(1, Math.hypot(x / half, (z - 2) / long))
    return [x, 2.6 + tall * Math.max(0, 1 - reach ** 2.3) ** (1 / 2.3), z]
  }
  const seam = { line: mix(finish.body, ink, 0.65), width: 2.2 }
  pen.line(
    Array.from({ length: 14 }, (_, at) => over(0, -50 + at * 3.6)),
    seam,
  )
  pen.line(
    Array.from({ length: 21 }, (_, at) => over(-27 + at * 2.7, -4 + 3 * Math.cos((at - 10) / 6))),
    seam,
  )
  const wheel = Array.from({ length: 9 }, (_, at) => over(0, -32 + at * 2))
  pen.line(wheel, { line: '#15110E', width: 15 })
  pen.line(wheel, { line: '#6B645B', width: 8 })
}

export type Screen = {
  wide: number
  high: number
  finish: Case
  content: ScreenContent
  mark: Mark
  /** The part below the glass of an all-in-one. */
  chin?: number
  thick?: number
  stand: 'plate' | 'column' | 'easel'
  camera?: boolean
}

/** A screen on its stand; the middle of the foot is the origin. */
export function deskScreen(pen: Pen, screen: Screen) {
  const { wide, finish, stand } = screen
  const foot = { plate: [wide * 0.42, 170], column: [wide * 0.46, 200], easel: [wide * 0.5, 150] }[
    stand
  ] as [number, number]
  groundShadow(pen, footOf([-foot[0] / 2, 0, -foot[1] / 2], [foot[0], 0, foot[1]], 4), 120)
  block(pen, {
    at: [-foot[0] / 2, 0, -foot[1] / 2],
    size: [foot[0], 9, foot[1]],
    along: 'y',
    radius: stand === 'plate' ? 60 : 12,
    bevel: 3,
    colour: finish.body,
  })
  const neck = stand === 'column' ? 66 : 90
  block(pen, {
    at: [-neck / 2, 9, -44],
    size: [neck, stand === 'easel' ? 90 : 190, 20],
    along: 'y',
    radius: 5,
    colour: finish.trim,
  })
  const rise = stand === 'easel' ? 52 : 86
  drawHead(pen.in(turned([-wide / 2, rise, -8], 'x', stand === 'easel' ? 12 : 5)), screen)
}

function drawHead(
  pen: Pen,
  { wide, high, finish, content, mark, chin = 14, thick = 24, camera }: Screen,
) {
  if (camera)
    block(pen, {
      at: [wide / 2 - 34, high - 4, 2],
      size: [68, 22, 12],
      radius: 6,
      colour: finish.trim,
      contour: 2.4,
    })
  const { front } = block(pen, {
    at: [0, 0, 0],
    size: [wide, high, thick],
    radius: 7,
    bevel: 2,
    colour: finish.body,
  })
  const edge = 8
  const glassHigh = high - chin
  front.area(rect([3, 3, wide - 6, glassHigh - (chin > 20 ? 3 : 0)], 5), '#191614')
  showOn(front.part([edge, edge]), [wide - 2 * edge, glassHigh - 2 * edge], content)
  const shade = chin > 20 ? finish.body : '#191614'
  if (chin <= 20) front.area(rect([3, glassHigh - 4, wide - 6, chin + 1], 4), shade)
  if (chin > 20)
    for (let at = 0; at < 44; at++)
      front.area(
        rect([wide * 0.14 + at * wide * 0.0165, high - chin * 0.3, wide * 0.009, 4], 1),
        mix(shade, ink, 0.45),
      )
  markOn(
    front,
    mark,
    [wide / 2, high - chin * (chin > 20 ? 0.58 : 0.5), chin > 20 ? 22 : 10],
    chin > 20 ? mix(shade, ink, 0.5) : '#8C8478',
  )
  front.area(circle([wide - 22, high - chin / 2], 2.2), '#6FBF92')
  if (camera)
    pen
      .sheet([wide / 2, high + 9, 14], [1, 0, 0], [0, -1, 0])
      .area(circle([0, 0], 5), { fill: '#15110E', line: '#5B7FA6', width: 2 })
}
