import { openCamera, type Camera, type View } from './camera.ts'
import type { Spot, Vector } from './vector.ts'

const usualSize = { width: 1600, height: 1200 } as const

export type Paint = {
  fill?: string
  line?: string
  width?: number
  opacity?: number
  blur?: number
  open?: boolean
}

/** Collects the marks in the order they are made: what is nearer is drawn later. */
export class Page {
  readonly marks: string[] = []
  readonly definitions: string[] = []
  readonly seen: Spot[] = []
  readonly camera: Camera
  private readonly view: View
  private readonly size: { width: number; height: number }
  private readonly fit: { scale: number; move: Spot }

  constructor(view: View, fit: { scale: number; move: Spot } = { scale: 1, move: [0, 0] }) {
    this.view = view
    this.size = view.size ?? usualSize
    this.camera = openCamera(view)
    this.fit = fit
  }

  /** The same page with everything that was drawn on it in the middle of the picture. */
  fitted() {
    const { width, height } = this.size
    const { fill = 0.8, raise = 0.015, crop = { at: [0.5, 0.5], zoom: 1 } } = this.view
    const [left, right] = extent(this.seen.map(([x]) => x))
    const [top, bottom] = extent(this.seen.map(([, y]) => y))
    const scale =
      crop.zoom * Math.min((width * fill) / (right - left), (height * fill) / (bottom - top))
    const middle = [left + (right - left) * crop.at[0], top + (bottom - top) * crop.at[1]] as const
    return new Page(this.view, {
      scale,
      move: [width / 2 - scale * middle[0], height * (0.5 - raise) - scale * middle[1]],
    })
  }

  spot(point: Vector): Spot {
    const [x, y] = this.camera.project(point)
    return [x * this.fit.scale + this.fit.move[0], y * this.fit.scale + this.fit.move[1]]
  }

  /** Width of a line that is so thick in the world. */
  thickness(width: number) {
    return width * this.fit.scale
  }

  draw(spots: readonly Spot[], paint: Paint) {
    if (!paint.blur) for (const spot of spots) this.seen.push(spot)
    const path = `M${spots.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`
    this.marks.push(
      `<path d="${path}${paint.open ? '' : 'Z'}"${attributesOf(paint)}${this.blurred(spots, paint)}/>`,
    )
  }

  /** What is drawn here has no say in what the picture shows: a wall, a floor. */
  unseen(draw: () => void) {
    const before = this.seen.length
    draw()
    this.seen.length = before
  }

  define(markup: (id: string) => string) {
    const id = `d${this.definitions.length}`
    this.definitions.push(markup(id))
    return id
  }

  svg(ground: string | undefined) {
    const { width, height } = this.size
    const back = ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : ''
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${this.definitions.join('')}</defs>${back}${this.marks.join('\n')}</svg>`
    )
  }

  /** Only around the spots: a filter over the whole picture takes a second each. */
  private blurred(spots: readonly Spot[], { blur }: Paint) {
    if (!blur) return ''
    const [left, right] = extent(spots.map(([x]) => x))
    const [top, bottom] = extent(spots.map(([, y]) => y))
    const reach = 3 * blur
    const box = `x="${short(left - reach)}" y="${short(top - reach)}" width="${short(right - left + 2 * reach)}" height="${short(bottom - top + 2 * reach)}"`
    const id = this.define(
      (id) =>
        `<filter id="${id}" filterUnits="userSpaceOnUse" ${box}><feGaussianBlur stdDeviation="${blur}"/></filter>`,
    )
    return ` filter="url(#${id})"`
  }
}

function attributesOf({ fill = 'none', line, width = 2, opacity }: Paint) {
  const parts = [` fill="${fill}"`]
  if (line)
    parts.push(
      ` stroke="${line}" stroke-width="${short(width)}" stroke-linejoin="round" stroke-linecap="round"`,
    )
  if (opacity !== undefined) parts.push(` opacity="${opacity}"`)
  return parts.join('')
}

export function short(number: number) {
  return String(Math.round(number * 100) / 100)
}

function extent(numbers: number[]): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const number of numbers) {
    least = Math.min(least, number)
    most = Math.max(most, number)
  }
  return [least, most]
}
