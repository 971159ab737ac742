import type { Spot, Vector } from './vector.ts'

/** A closed line of short straight pieces: perspective bends nothing then. */
export type Outline = Spot[]
export type Box = readonly [x: number, y: number, width: number, height: number]

export function rect([x, y, width, height]: Box, radius = 0): Outline {
  const right = x + width
  const bottom = y + height
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0)
    return [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ]
  return [
    ...arc([x + r, y + r], r, [180, 270]),
    ...arc([right - r, y + r], r, [270, 360]),
    ...arc([right - r, bottom - r], r, [0, 90]),
    ...arc([x + r, bottom - r], r, [90, 180]),
  ]
}

export function circle(centre: Spot, radius: number, steps = 96): Outline {
  return arc(centre, radius, [0, 360], steps).slice(0, -1)
}

/** Degrees, clockwise as they are seen, from the right. */
export function arc([x, y]: Spot, radius: number, [from, to]: Spot, steps = 14): Spot[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

/** A smooth line through the points (Catmull and Rom's). */
export function curve(points: Spot[], closed = false, steps = 12): Spot[] {
  const at = (index: number) =>
    closed
      ? points[(index + points.length) % points.length]!
      : points[Math.min(points.length - 1, Math.max(0, index))]!
  const pieces = closed ? points.length : points.length - 1
  const line = Array.from({ length: pieces }, (_, piece) =>
    Array.from({ length: steps }, (_, step) =>
      between([at(piece - 1), at(piece), at(piece + 1), at(piece + 2)], step / steps),
    ),
  ).flat()
  return closed ? line : [...line, points.at(-1)!]
}

function between([a, b, c, d]: [Spot, Spot, Spot, Spot], t: number): Spot {
  const blend = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
  return [blend(0), blend(1)]
}

/** The rubber band around the points. */
export function hull(points: readonly Spot[]): Outline {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  const half = (all: readonly Spot[]) => {
    const kept: Spot[] = []
    for (const point of all) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turn(one: Spot, two: Spot, three: Spot) {
  return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])
}

/** Written short: '0 0, 10 0, 10 5'. */
export function spots(text: string): Spot[] {
  return text.split(',').map((pair) => pair.trim().split(' ').map(Number) as unknown as Spot)
}

/** The same with three numbers each. */
export function points(text: string): Vector[] {
  return text.split(',').map((triple) => triple.trim().split(' ').map(Number) as unknown as Vector)
}
