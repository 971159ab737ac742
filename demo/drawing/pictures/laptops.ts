import { ink, mix } from './drawing/colour.ts'
import { turned } from './drawing/frame.ts'
import { circle, rect, spots } from './drawing/outline.ts'
import type { Pen } from './drawing/pen.ts'
import { footOf, groundShadow } from './drawing/shadow.ts'
import type { Sheet } from './drawing/sheet.ts'
import { block } from './drawing/solids.ts'
import type { Case } from './finishes.ts'
import { keyboard } from './keyboards.ts'
import { type Mark, markOn } from './marks.ts'
import { type ScreenContent, showOn } from './screens.ts'

export type Laptop = {
  finish: Case
  wide: number
  deep: number
  thick?: number
  pad?: boolean
  content: ScreenContent
  mark: Mark
  /** Colour of the rubber corners, of a handle and of the rims of the vents. */
  bumper?: string
  handle?: boolean
  accent?: string
}

export function openLaptop(pen: Pen, laptop: Laptop) {
  groundShadow(pen, footOfBase(laptop), 70)
  drawLid(pen, laptop)
  drawBase(pen, laptop)
  if (laptop.handle) drawHandle(pen, laptop)
}

export function laptopFromBehind(front: Pen, laptop: Laptop) {
  const pen = front.in(turned([0, 0, 0], 'y', 180))
  groundShadow(pen, footOfBase(laptop), 70)
  const base = drawBase(pen, laptop)
  const { wide, finish, accent, thick = 15 } = laptop
  for (const x of accent ? [18, wide - 98] : [wide / 2 - 50])
    drawVent(base.back, [x, 3, accent ? 80 : 100, thick - 9], accent)
  base.back.area(rect([wide * 0.06, 0, wide * 0.88, 2.4], 1), mix(finish.trim, ink, 0.35))
  drawLid(pen, laptop)
}

/** Shut, from the side where most of the ports are. */
export function shutLaptop(pen: Pen, laptop: Laptop) {
  const { finish, wide, deep, thick = 15 } = laptop
  groundShadow(pen, footOfBase(laptop), 22)
  const at = [-wide / 2, 3, -deep] as const
  const base = block(pen, {
    at,
    size: [wide, thick - 3, deep],
    along: 'y',
    radius: 12,
    bevel: 2.6,
    colour: finish.body,
  })
  drawRightPorts(base.right, laptop)
  base.front.area(rect([wide * 0.43, 0, wide * 0.14, 2.6], 1.2), mix(finish.body, ink, 0.5))
  const lid = block(pen, {
    at: [-wide / 2, thick + 0.6, -deep],
    size: [wide, 6, deep],
    along: 'y',
    radius: 12,
    bevel: 2,
    colour: finish.body,
  })
  const { top } = lid
  markOn(
    top,
    laptop.mark,
    [wide / 2, deep * 0.48, 34],
    mix(top.tone(finish.body), contrast(finish.body), 0.4),
  )
  if (laptop.bumper) drawCorners(pen, laptop, [3, thick + 7])
}

/** Standing like a tent, keys to the back, a pen before it. */
export function tentLaptop(pen: Pen, laptop: Laptop) {
  const { finish, wide, deep } = laptop
  const high = deep
  groundShadow(pen, footOf([-wide / 2, 0, -high * 0.98], [wide, 0, high * 0.98], 4), 120)
  block(pen.in(turned([-wide / 2, 0, -high * 0.94], 'x', -28)), {
    at: [0, 0, -12],
    size: [wide, high, 12],
    radius: 10,
    bevel: 3,
    colour: finish.trim,
  })
  drawScreenSlab(pen.in(turned([-wide / 2, 0, 0], 'x', 28)), laptop)
  const stylus = pen.in(turned([-wide * 0.12, 4, 62], 'y', 12))
  groundShadow(pen, spots('-20 56, 112 28, 114 33, -18 61'), 6)
  block(stylus, {
    at: [0, -3, -4],
    size: [138, 8, 8],
    along: 'x',
    radius: 4,
    colour: finish.trim,
    contour: 2.4,
  })
  block(stylus, {
    at: [138, -1.6, -2.4],
    size: [12, 5, 5],
    along: 'x',
    radius: 2.5,
    colour: '#D8D2C8',
    contour: 2,
  })
}

function drawBase(pen: Pen, laptop: Laptop) {
  const { finish, wide, deep, thick = 15 } = laptop
  const base = block(pen, {
    at: [-wide / 2, 3, -deep],
    size: [wide, thick - 3, deep],
    along: 'y',
    radius: 12,
    bevel: 3,
    colour: finish.body,
  })
  const { top } = base
  const keysWide = wide * (laptop.pad ? 0.9 : 0.86)
  keyboard(top, {
    ...finish,
    mark: laptop.accent ?? finish.mark,
    pad: laptop.pad,
    box: [(wide - keysWide) / 2, deep * 0.1, keysWide, deep * 0.46],
  })
  const shade = top.tone(finish.body)
  const touch = rect([wide * (laptop.pad ? 0.27 : 0.33), deep * 0.625, wide * 0.34, deep * 0.31], 4)
  top.area(touch, { fill: mix(shade, ink, 0.06), line: mix(shade, ink, 0.42), width: 1.6 })
  drawRightPorts(base.right, laptop)
  base.front.area(rect([wide * 0.44, 1, wide * 0.12, 2.4], 1), mix(finish.body, ink, 0.5))
  if (laptop.accent)
    base.front.area(rect([wide * 0.1, thick - 7, wide * 0.8, 1.6], 0.8), laptop.accent)
  if (laptop.bumper) drawCorners(pen, laptop, [2.5, thick + 0.8])
  return base
}

function drawLid(pen: Pen, laptop: Laptop) {
  const { deep, wide, thick = 15 } = laptop
  drawScreenSlab(pen.in(turned([-wide / 2, thick - 1, -deep + 6], 'x', 20)), laptop)
}

function drawScreenSlab(pen: Pen, { finish, wide, deep, content, mark, bumper, accent }: Laptop) {
  const high = deep * 0.95
  const { front, back } = block(pen, {
    at: [0, 0, -7],
    size: [wide, high, 7],
    radius: bumper ? 14 : 9,
    bevel: 1.6,
    colour: bumper ?? finish.body,
  })
  if (back.isSeen()) {
    const shade = back.tone(finish.body)
    if (bumper)
      back.area(rect([12, 9, wide - 24, high - 18], 8), {
        fill: shade,
        line: mix(shade, ink, 0.4),
        width: 1.6,
      })
    markOn(
      back,
      mark,
      [wide / 2, high * 0.48, 36],
      accent ?? mix(shade, contrast(finish.body), 0.45),
    )
    return
  }
  const [edge, brow, chin] = bumper ? [15, 17, 19] : [7, 11, 15]
  front.area(rect([edge - 5, edge - 5, wide - 2 * edge + 10, high - 2 * edge + 10], 8), '#191614')
  showOn(front.part([edge, brow]), [wide - 2 * edge, high - brow - chin], content)
  front.area(circle([wide / 2, brow / 2 + 0.5], 1.7), '#465664')
  front.area(rect([wide / 2 - 11, high - chin / 2 - 2, 22, 3.2], 1.6), {
    fill: accent ?? '#8C8478',
    opacity: 0.85,
  })
}

function drawCorners(pen: Pen, { wide, bumper = ink }: Laptop, [from, to]: [number, number]) {
  for (const [x, z] of [
    [-wide / 2 - 2, -24],
    [wide / 2 - 22, -24],
  ] as const)
    block(pen, {
      at: [x, from, z],
      size: [24, to - from, 27],
      along: 'y',
      radius: 10,
      bevel: 2.5,
      colour: bumper,
      contour: 2.4,
    })
}

function drawHandle(pen: Pen, { wide, bumper = ink }: Laptop) {
  groundShadow(pen, footOf([-wide * 0.26, 0, 0], [wide * 0.52, 0, 42], 3), 20)
  for (const x of [-wide * 0.26, wide * 0.26 - 16])
    block(pen, { at: [x, 8, -2], size: [16, 16, 30], radius: 3, colour: bumper })
  block(pen, {
    at: [-wide * 0.26, 7, 24],
    size: [wide * 0.52, 18, 17],
    along: 'x',
    radius: 7,
    colour: bumper,
  })
}

function drawRightPorts(right: Sheet, { finish, deep, thick = 15, accent }: Laptop) {
  const y = (thick - 3) / 2 - 2.4
  const shade = right.tone(finish.body)
  const port = (x: number, [wide, high]: readonly [number, number], radius: number) => {
    const box = [x, y + (5 - high) / 2, wide, high] as const
    right.area(rect(box, radius), {
      fill: '#15110E',
      line: mix(shade, '#ffffff', 0.35),
      width: 1.5,
    })
    if (wide > 12) right.area(rect([x + 2, y + 2.7, wide - 4, 1.3]), '#5C544B')
  }
  drawVent(right, [deep * 0.1, y + 0.2, deep * 0.16, 4.6], accent)
  port(deep * 0.36, [14, 5], 0.7)
  port(deep * 0.48, [14, 5], 0.7)
  port(deep * 0.6, [15, 5], 1.4)
  port(deep * 0.71, [9.5, 3.4], 1.7)
  port(deep * 0.79, [9.5, 3.4], 1.7)
  right.area(circle([deep * 0.88, y + 2.5], 2.1), {
    fill: '#15110E',
    line: mix(shade, '#ffffff', 0.35),
    width: 1.5,
  })
}

function drawVent(
  sheet: Sheet,
  [x, y, wide, high]: readonly [number, number, number, number],
  accent = '',
) {
  sheet.area(rect([x, y, wide, high], 1.5), {
    fill: '#15110E',
    ...(accent && { line: accent, width: 2 }),
  })
  for (let at = x + 3; at < x + wide - 2; at += 4) sheet.area(rect([at, y, 1.3, high]), '#4A443E')
}

function footOfBase({ wide, deep }: Laptop) {
  return footOf([-wide / 2, 0, -deep], [wide, 0, deep], 4)
}

function contrast(colour: string) {
  return Number.parseInt(colour.slice(1, 3), 16) > 140 ? ink : '#ffffff'
}
