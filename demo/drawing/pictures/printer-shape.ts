import type { Mark } from './marks.ts'

export type Printer = {
  wide: number
  deep: number
  /** Height of the part that prints. */
  high: number
  body: string
  trim: string
  mark: Mark
  drawers?: number
  /** Where the pages come out: into a hollow on top, between printer and scanner, at the front. */
  out: 'top' | 'between' | 'front'
  scanner?: 'flat' | 'feeder'
  touch?: boolean
  rearFeed?: boolean
  tanks?: readonly (readonly [string, number])[]
  stand?: number
}
