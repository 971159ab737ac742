import { add, times, type Vector } from './vector.ts'

/** A place to stand and three directions of length one: a lid, a tilted screen, a camera on its arm. */
export type Frame = { origin: Vector; x: Vector; y: Vector; z: Vector }

export const world: Frame = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }

export function moved(origin: Vector): Frame {
  return { ...world, origin }
}

/** Turned by degrees about the axis: around y first left to right, around x top to the back. */
export function turned(origin: Vector, axis: 'x' | 'y' | 'z', degrees: number): Frame {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  if (axis === 'x') return { origin, x: [1, 0, 0], y: [0, cos, -sin], z: [0, sin, cos] }
  if (axis === 'y') return { origin, x: [cos, 0, -sin], y: [0, 1, 0], z: [sin, 0, cos] }
  return { origin, x: [cos, sin, 0], y: [-sin, cos, 0], z: [0, 0, 1] }
}

export function within(outer: Frame, inner: Frame): Frame {
  return {
    origin: placed(outer, inner.origin),
    x: directed(outer, inner.x),
    y: directed(outer, inner.y),
    z: directed(outer, inner.z),
  }
}

export function placed(frame: Frame, point: Vector): Vector {
  return add(frame.origin, directed(frame, point))
}

export function directed(frame: Frame, [x, y, z]: Vector): Vector {
  return add(add(times(frame.x, x), times(frame.y, y)), times(frame.z, z))
}
