import type { SpecKind } from './spec-kinds.ts'

/** What a line says of one kind, as the office reads it. */
export type SpecReading = { kind: SpecKind; label: string; text: string; isCorrected: boolean }

export type LineReading = {
  says: SpecReading[]
  /** False where the label promises a value that nobody could read. */
  isUnderstood: boolean
}
