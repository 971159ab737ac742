import type { FieldTexts } from '#contract/refused-answer.ts'
import type { Failure } from '../session/api-error.ts'

/** Why a form was not taken: what stands above it, and what stands at its fields. */
export type Refused = { failure?: Failure; faults: FieldTexts }
