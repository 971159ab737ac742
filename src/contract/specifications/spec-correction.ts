import type { SpecKind, SpecValue } from './spec-kinds.ts'

/** What the office says a line says. It belongs to the text of its line, so other lines may change. */
export type SpecCorrection = {
  line: string
  kind: SpecKind
  /** Null: the line says nothing of this kind. */
  value: SpecValue | null
}
