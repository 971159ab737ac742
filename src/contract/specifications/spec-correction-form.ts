import { categoryName } from '../categories/category-schemas.ts'
import type { FieldsOf } from '../call-definition.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { productLimits } from '../products/product-messages.ts'
import { z } from '../schema.ts'
import { choiceKinds, isNumberKind, specKinds } from './spec-kinds.ts'
import type { SpecKind, SpecValue } from './spec-kinds.ts'
import type { LineReading, SpecReading } from './spec-reading.ts'

const line = plainLine().max(
  productLimits.spec,
  `A specification line can have at most ${productLimits.spec} characters`,
)

const kind = z.enum(specKinds, `Kind must be one of: ${specKinds.join(', ')}`)

const value = z.union(
  [z.number().min(0).max(1_000_000), z.string().max(60)],
  'Value must be a number or one of the choices of its kind',
)

/** Lines as they stand in a form, stored or not. */
export const ReadSpecificationsForm = z.object({
  id: plainText().optional(),
  category: categoryName(),
  specs: z.array(line).max(productLimits.specs, 'These are too many lines'),
})

/** A value of null says that the line has none of this kind. */
export const SpecCorrectionForm = z
  .object({ line, kind, value: value.nullable().optional() })
  .refine(isPossible, {
    path: ['value'],
    error: 'Value must be a number, or one of the choices of its kind',
  })

function isPossible({ kind, value }: { kind: SpecKind; value?: SpecValue | null | undefined }) {
  if (value === undefined || value === null) return true
  if (isNumberKind(kind)) return typeof value === 'number' && value > 0
  return choiceKinds[kind].choices.some((choice) => choice === value)
}

const SpecReadingResponse = z.object({
  kind,
  label: z.string(),
  text: z.string(),
  isCorrected: z.boolean(),
} satisfies FieldsOf<SpecReading>)

export const ReadSpecificationsResponse = z.object({
  lines: z.array(
    z.object({
      says: z.array(SpecReadingResponse),
      isUnderstood: z.boolean(),
    } satisfies FieldsOf<LineReading>),
  ),
})
