import type { Case } from './finishes.ts'
import type { Mark } from './marks.ts'

export type Ups = {
  wide: number
  high: number
  deep: number
  finish: Case
  mark: Mark
  face: 'lamps' | 'display' | 'large'
  outlets: 'indian' | 'cord' | 'terminals'
  wheels?: boolean
}
