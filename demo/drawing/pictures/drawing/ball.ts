import { ink, mix, tone } from './colour.ts'
import { short } from './page.ts'
import type { Pen } from './pen.ts'
import { circle } from './outline.ts'
import type { Vector } from './vector.ts'

/** From every side a disc: the light on it says that it is round. */
export function ball(pen: Pen, at: Vector, radius: number, colour: string) {
  const [x, y] = pen.spot(at)
  const size = pen.page.thickness(radius)
  const stops = [
    [0, mix(colour, '#ffffff', 0.75)],
    [0.35, tone(colour, [-0.3, 0.8, 0.5])],
    [0.75, mix(colour, ink, 0.14)],
    [1, mix(colour, ink, 0.42)],
  ] as const
  const marks = stops.map(([offset, shade]) => `<stop offset="${offset}" stop-color="${shade}"/>`)
  const id = pen.page.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(x - size * 0.36)}" cy="${short(y - size * 0.42)}" r="${short(size * 1.5)}">${marks.join('')}</radialGradient>`,
  )
  pen.page.draw(circle([x, y], size, 180), { fill: `url(#${id})`, line: ink, width: 3 })
}
