import type { SpecKind, SpecValue } from './spec-kinds.ts'

/** What a list is narrowed to: one of the values, and within the bounds. */
export type SpecFilter = {
  kind: SpecKind
  values: SpecValue[]
  from?: number | undefined
  to?: number | undefined
}

/** What a list can be narrowed to by one kind, each with how many products that leaves. */
export type SpecFacet = {
  kind: SpecKind
  label: string
  /** Numbers with bounds between them, which may be typed too. */
  isRange: boolean
  unit: string
  options: SpecOption[]
}

export type SpecOption = {
  text: string
  count: number
  value?: SpecValue
  from?: number
  to?: number
}
