import { ink, tone } from './colour.ts'
import { hull } from './outline.ts'
import type { Pen } from './pen.ts'
import { cross, dot, middle, subtract, unit, type Vector } from './vector.ts'

export type Finish = { colour: string; gloss?: number; contour?: number; opacity?: number }

/** A convex body between rings of equally many points, the first ring and the last being its ends. */
export function loft(pen: Pen, rings: readonly Vector[][], finish: Finish) {
  const all = rings.map((ring) => ring.map((point) => pen.at(point)))
  const heart = middle(all.map(middle))
  const around = hull(all.flat().map((point) => pen.page.spot(point)))
  const { opacity } = finish
  if (opacity !== undefined) pen.page.marks.push(`<g opacity="${opacity}">`)
  pen.page.draw(around, { fill: tone(finish.colour, [0, 0, 1]) })
  for (const [at, ring] of all.slice(1).entries()) drawBand(pen, [all[at]!, ring], heart, finish)
  for (const end of [all[0]!, all.at(-1)!]) drawFace(pen, end, heart, finish)
  if (opacity !== undefined) pen.page.marks.push('</g>')
  const { contour = 3 } = finish
  if (contour === 0) return
  pen.page.draw(around, { line: ink, width: contour })
}

function drawBand(pen: Pen, [one, other]: [Vector[], Vector[]], heart: Vector, finish: Finish) {
  for (const [at, point] of one.entries()) {
    const next = (at + 1) % one.length
    drawFace(pen, [point, one[next]!, other[next]!, other[at]!], heart, finish)
  }
}

function drawFace(pen: Pen, face: Vector[], heart: Vector, { colour, gloss = 0 }: Finish) {
  const centre = middle(face)
  const normal = outward(face, subtract(centre, heart))
  if (!normal || dot(normal, subtract(pen.page.camera.eye, centre)) <= 0) return
  const fill = tone(colour, normal, gloss)
  pen.page.draw(
    face.map((point) => pen.page.spot(point)),
    { fill, line: fill, width: 1.3 },
  )
}

/** Newell's sum: right for faces of any number of corners, also where some fall together. */
function outward(face: Vector[], away: Vector) {
  let normal: Vector = [0, 0, 0]
  for (const [at, point] of face.entries()) {
    const product = cross(point, face[(at + 1) % face.length]!)
    normal = [normal[0] + product[0], normal[1] + product[1], normal[2] + product[2]]
  }
  if (Math.hypot(...normal) < 1e-7) return undefined
  const length = unit(normal)
  return dot(length, away) < 0 ? (length.map((part) => -part) as unknown as Vector) : length
}
