import type { Frame } from './frame.ts'
import type { Page, Paint } from './page.ts'
import type { Vector } from './vector.ts'

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** What a sheet asks of the pen that draws on it. */
export type Hand = {
  page: Page
  frame: Frame
  area: (points: readonly Vector[], paint: Paint | string) => void
  line: (points: readonly Vector[], paint: Paint) => void
  clip: (points: readonly Vector[], draw: () => void) => void
  gradient: (from: Vector, to: Vector, stops: readonly Stop[]) => string
}
