import type { Case } from './finishes.ts'
import type { Mark } from './marks.ts'

export type Tower = {
  wide: number
  high: number
  deep: number
  finish: Case
  face: 'office' | 'mesh' | 'fans' | 'slim'
  mark: Mark
  accent?: string
  glass?: boolean
  handle?: boolean
}
