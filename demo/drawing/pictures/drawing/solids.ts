import { loft, type Finish } from './loft.ts'
import { arc, circle, rect, type Outline } from './outline.ts'
import type { Pen } from './pen.ts'
import type { Sheet } from './sheet.ts'
import type { Spot, Vector } from './vector.ts'

export type Axis = 'x' | 'y' | 'z'

/** The corner with the least x, y and z, and the size along each. */
export type BlockForm = Finish & {
  at: Vector
  size: Vector
  /** Edges along this axis are round. */
  along?: Axis
  radius?: number
  /** The edges of the two ends are broken by this much. */
  bevel?: number
}

export type Faces = Record<'front' | 'back' | 'left' | 'right' | 'top' | 'bottom', Sheet>

export function block(pen: Pen, form: BlockForm): Faces {
  const { at, size, along = 'z', radius = 0, bevel = 0 } = form
  const [wide, high, deep] = spanOf(along, size)
  const rings = [
    ...bevelSteps(bevel).map(([inset, depth]) => ({ inset, depth })),
    ...bevelSteps(bevel)
      .toReversed()
      .map(([inset, depth]) => ({ inset, depth: deep - depth })),
  ].map(({ inset, depth }) =>
    roundRing([wide, high], radius, inset).map((spot) => putAlong(along, at, spot, depth)),
  )
  loft(pen, rings, form)
  return facesOf(pen, at, size)
}

function facesOf(pen: Pen, [x, y, z]: Vector, [wide, high, deep]: Vector): Faces {
  return {
    front: pen.sheet([x, y + high, z + deep], [1, 0, 0], [0, -1, 0]),
    back: pen.sheet([x + wide, y + high, z], [-1, 0, 0], [0, -1, 0]),
    left: pen.sheet([x, y + high, z], [0, 0, 1], [0, -1, 0]),
    right: pen.sheet([x + wide, y + high, z + deep], [0, 0, -1], [0, -1, 0]),
    top: pen.sheet([x, y + high, z], [1, 0, 0], [0, 0, 1]),
    bottom: pen.sheet([x, y, z + deep], [1, 0, 0], [0, 0, -1]),
  }
}

export type LatheForm = Finish & {
  at: Vector
  along: Axis
  /** Distance along the axis and radius, from one end to the other. */
  profile: Spot[]
}

/** Turned on a lathe. */
export function lathe(pen: Pen, { at, along, profile, ...finish }: LatheForm) {
  const round = circle([0, 0], 1, 180)
  const rings = profile.map(([depth, radius]) =>
    round.map(([x, y]) => putAlong(along, at, [x * radius, y * radius], depth)),
  )
  loft(pen, rings, finish)
}

/** A disc that looks along the axis, to draw on. */
export function ringAt(at: Vector, along: Axis, radius: number): Vector[] {
  return circle([0, 0], radius).map((spot) => putAlong(along, at, spot, 0))
}

/** An outline on the x and y (or z) plane, drawn out along the third axis. Convex outlines only. */
export function prism(
  pen: Pen,
  along: Axis,
  [from, to]: Spot,
  form: Finish & { outline: Outline },
) {
  const rings = [from, to].map((depth) =>
    form.outline.map((spot) => putAlong(along, [0, 0, 0], spot, depth)),
  )
  loft(pen, rings, form)
}

/** A quarter of a round edge: how far in, how deep. */
function bevelSteps(bevel: number): Spot[] {
  if (bevel === 0) return [[0, 0]]
  return arc([bevel, bevel], bevel, [270, 180], 8).map(([inset, depth]) => [inset, depth])
}

function roundRing([wide, high]: Spot, radius: number, inset: number): Outline {
  const box = [inset, inset, wide - 2 * inset, high - 2 * inset] as const
  return rect(box, radius === 0 ? 0 : Math.max(radius - inset, 0.01))
}

function spanOf(along: Axis, [x, y, z]: Vector): Vector {
  if (along === 'x') return [z, y, x]
  if (along === 'y') return [x, z, y]
  return [x, y, z]
}

function putAlong(along: Axis, [x, y, z]: Vector, [one, two]: Spot, depth: number): Vector {
  if (along === 'x') return [x + depth, y + two, z + one]
  if (along === 'y') return [x + one, y + depth, z + two]
  return [x + one, y + two, z + depth]
}
