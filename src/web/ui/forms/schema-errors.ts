import { firstErrors } from '#contract/first-errors.ts'
import type { FieldTexts } from '#contract/refused-response.ts'

/** As much of a zod schema as a form needs. */
export type InputSchema = {
  safeParse: (
    input: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** The first error of each field, with the server's text. Empty for input that the call accepts. */
export function schemaErrors(schema: InputSchema, input: unknown): FieldTexts {
  const parsed = schema.safeParse(input)
  return parsed.success ? {} : firstErrors(parsed.error.issues)
}
