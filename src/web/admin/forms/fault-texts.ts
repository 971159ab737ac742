import { firstErrors } from '#contract/first-errors.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'

type Check<Value> = {
  safeParse: (
    input: unknown,
  ) =>
    | { success: true; data: Value }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** One text a field, its first fault, as the server tells it. None: the input is good. */
export function faultTextsOf<Value>(schema: Check<Value>, input: unknown): FieldTexts | undefined {
  const parsed = schema.safeParse(input)
  return parsed.success ? undefined : firstErrors(parsed.error.issues)
}
