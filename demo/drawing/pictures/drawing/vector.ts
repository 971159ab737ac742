export type Vector = readonly [number, number, number]
export type Spot = readonly [number, number]

export function add(one: Vector, other: Vector): Vector {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
}

export function subtract(one: Vector, other: Vector): Vector {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
}

export function times(one: Vector, factor: number): Vector {
  return [one[0] * factor, one[1] * factor, one[2] * factor]
}

export function dot(one: Vector, other: Vector) {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

export function cross(one: Vector, other: Vector): Vector {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ]
}

export function unit(one: Vector): Vector {
  return times(one, 1 / (Math.hypot(...one) || 1))
}

export function middle(all: readonly Vector[]): Vector {
  return times(all.reduce(add, [0, 0, 0]), 1 / all.length)
}
