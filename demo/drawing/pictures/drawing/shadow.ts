import { ink } from './colour.ts'
import { hull } from './outline.ts'
import { Pen } from './pen.ts'
import type { Spot, Vector } from './vector.ts'

/** On the ground, or on the table: close and dark where the thing stands, wide and faint away from the light. */
export function groundShadow(pen: Pen, foot: Spot[], height: number) {
  const world = new Pen(pen.page)
  const stand = foot.map(([x, z]) => pen.at([x, 0, z])).map(([x, , z]): Spot => [x, z])
  const reach = stand.map(([x, z]): Spot => [x + height * 0.3, z - height * 0.14])
  const [, level] = pen.at([0, 0, 0])
  const lift = (spots: Spot[]): Vector[] => spots.map(([x, z]) => [x, level, z])
  world.area(lift(hull([...stand, ...reach])), { fill: ink, opacity: 0.11, blur: 34 })
  world.area(lift(stand), { fill: ink, opacity: 0.22, blur: 15 })
  world.area(lift(stand), { fill: ink, opacity: 0.4, blur: 5 })
}

export function footOf([x, , z]: Vector, [wide, , deep]: Vector, inset = 0): Spot[] {
  return [
    [x + inset, z + inset],
    [x + wide - inset, z + inset],
    [x + wide - inset, z + deep - inset],
    [x + inset, z + deep - inset],
  ]
}
