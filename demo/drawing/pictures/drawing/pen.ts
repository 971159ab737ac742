import { tone } from './colour.ts'
import { placed, within, world, type Frame } from './frame.ts'
import type { Hand, Stop } from './hand.ts'
import { short, type Page, type Paint } from './page.ts'
import { Sheet } from './sheet.ts'
import type { Spot, Vector } from './vector.ts'

/** Draws on the page from where it stands. */
export class Pen implements Hand {
  readonly page: Page
  readonly frame: Frame

  constructor(page: Page, frame: Frame = world) {
    this.page = page
    this.frame = frame
  }

  in(frame: Frame) {
    return new Pen(this.page, within(this.frame, frame))
  }

  at(point: Vector) {
    return placed(this.frame, point)
  }

  spot(point: Vector): Spot {
    return this.page.spot(this.at(point))
  }

  area(points: readonly Vector[], paint: Paint | string) {
    this.page.draw(
      points.map((point) => this.spot(point)),
      typeof paint === 'string' ? { fill: paint } : paint,
    )
  }

  line(points: readonly Vector[], paint: Paint) {
    this.page.draw(
      points.map((point) => this.spot(point)),
      { ...paint, open: true },
    )
  }

  /** A flat place to draw on: x along the first direction, y along the second. */
  sheet(origin: Vector, across: Vector, down: Vector) {
    return new Sheet(this, origin, across, down)
  }

  gradient(from: Vector, to: Vector, stops: readonly Stop[]) {
    const [x1, y1] = this.spot(from).map(short)
    const [x2, y2] = this.spot(to).map(short)
    const marks = stops.map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    const id = this.page.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks.join('')}</linearGradient>`,
    )
    return `url(#${id})`
  }

  clip(points: readonly Vector[], draw: () => void) {
    const spots = points.map((point) => this.spot(point).map(short).join(' '))
    const id = this.page.define(
      (id) => `<clipPath id="${id}"><path d="M${spots.join('L')}Z"/></clipPath>`,
    )
    this.page.marks.push(`<g clip-path="url(#${id})">`)
    this.page.unseen(draw)
    this.page.marks.push('</g>')
  }

  tone(colour: string, normal: Vector, gloss = 0) {
    return tone(colour, normal, gloss)
  }
}
