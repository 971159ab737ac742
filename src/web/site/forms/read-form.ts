import { firstFaults } from '#contract/first-faults.ts'
import { generalMessages } from '#contract/refused-answer.ts'
import type { z } from '#contract/schema.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Typed } from './typed-text.ts'

/** The form as its schema gives it, or a refusal with the first fault of each field. */
export function readForm<Form>(schema: z.ZodType<Form>, typed: Typed): Form {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  const fields = firstFaults(parsed.error.issues)
  throw new Refusal('invalid', generalMessages.refusedInput, { fields })
}
