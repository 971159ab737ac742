import { generalMessages } from '#contract/refused-answer.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import type { z } from '#contract/schema.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Typed } from './typed-text.ts'

/** The form as its schema gives it, or a refusal with the first fault of each field. */
export function readForm<Form>(schema: z.ZodType<Form>, typed: Typed): Form {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  const fields: FieldTexts = {}
  for (const { path, message } of parsed.error.issues) fields[String(path[0])] ??= message
  throw new Refusal('invalid', generalMessages.refusedInput, { fields })
}
