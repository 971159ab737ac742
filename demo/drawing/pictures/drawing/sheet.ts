import { tone } from './colour.ts'
import { directed, placed } from './frame.ts'
import type { Outline } from './outline.ts'
import type { Paint } from './page.ts'
import type { Hand, Stop } from './hand.ts'
import { add, cross, dot, subtract, times, unit, type Spot, type Vector } from './vector.ts'

/** A face of a thing, with its top left corner as it is looked at. */
export class Sheet {
  readonly pen: Hand
  private readonly origin: Vector
  private readonly across: Vector
  private readonly down: Vector

  constructor(pen: Hand, origin: Vector, across: Vector, down: Vector) {
    this.pen = pen
    this.origin = origin
    this.across = across
    this.down = down
  }

  at([x, y]: Spot, above = 0): Vector {
    const inPlane = add(this.origin, add(times(this.across, x), times(this.down, y)))
    return above === 0 ? inPlane : add(inPlane, times(this.outward(), above))
  }

  area(outline: Outline, paint: Paint | string) {
    this.pen.area(
      outline.map((spot) => this.at(spot)),
      paint,
    )
  }

  line(spots: readonly Spot[], paint: Paint) {
    this.pen.line(
      spots.map((spot) => this.at(spot)),
      paint,
    )
  }

  clip(outline: Outline, draw: () => void) {
    this.pen.clip(
      outline.map((spot) => this.at(spot)),
      draw,
    )
  }

  gradient(from: Spot, to: Spot, stops: readonly Stop[]) {
    return this.pen.gradient(this.at(from), this.at(to), stops)
  }

  /** A part of the sheet with a scale of its own. */
  part(corner: Spot, [wide, high]: Spot = [1, 1]) {
    return new Sheet(this.pen, this.at(corner), times(this.across, wide), times(this.down, high))
  }

  /** The sheet turned by a quarter about the spot: what was across runs down. */
  quarterTurn(spot: Spot) {
    return new Sheet(this.pen, this.at(spot), this.down, times(this.across, -1))
  }

  /** The colour as the light makes it here. */
  tone(colour: string, gloss = 0) {
    return tone(colour, directed(this.pen.frame, this.outward()), gloss)
  }

  isSeen() {
    const { frame, page } = this.pen
    const towards = subtract(page.camera.eye, placed(frame, this.origin))
    return dot(directed(frame, this.outward()), towards) > 0
  }

  outward(): Vector {
    return unit(cross(this.down, this.across))
  }
}
