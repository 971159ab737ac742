import { ink, mix } from './colour.ts'
import { curve } from './outline.ts'
import type { Pen } from './pen.ts'
import type { Spot, Vector } from './vector.ts'

/** A cable or a bent pipe through the points. */
export function tube(pen: Pen, points: readonly Vector[], width: number, colour: string) {
  const line = smooth(points)
  const thick = pen.page.thickness(width)
  pen.line(line, { line: ink, width: thick + 3 })
  pen.line(line, { line: mix(colour, ink, 0.16), width: Math.max(1, thick - 2) })
  pen.line(shifted(line, width * 0.1), { line: colour, width: Math.max(1, thick * 0.7) })
  pen.line(shifted(line, width * 0.2), {
    line: mix(colour, '#ffffff', 0.3),
    width: Math.max(0.8, thick * 0.16),
  })
}

function smooth(points: readonly Vector[]): Vector[] {
  const across = curve(points.map(([x, y]): Spot => [x, y]))
  const deep = curve(points.map(([x, , z]): Spot => [x, z]))
  return across.map(([x, y], at) => [x, y, deep[at]![1]])
}

/** Towards the light. */
function shifted(line: Vector[], by: number): Vector[] {
  return line.map(([x, y, z]) => [x - by * 0.7, y + by, z])
}
