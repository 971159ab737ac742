import type { FieldTexts } from '#contract/refused-response.ts'
import { schemaErrors } from '../../ui/forms/schema-errors.ts'
import type { InputSchema } from '../../ui/forms/schema-errors.ts'
import type { Outcome } from '../../ui/forms/use-submission.ts'
import { failureOf, orNoReply, requireApiError } from '../session/api-error.ts'

type Submission = {
  /** Returns errors to show at fields. */
  check: () => Promise<FieldTexts>
  /** Makes the call of a form without errors. */
  send: () => Promise<unknown>
  /** Shown above the server's text, or in its place. */
  failed: string
}

/** Checks a form and makes its call. Returns what the form shows unless the call accepts it. */
export async function submitForm({
  check,
  send,
  failed,
}: Submission): Promise<Outcome | undefined> {
  try {
    const fieldErrors = await check()
    if (Object.keys(fieldErrors).length > 0) return { fieldErrors }
    await send()
    return undefined
  } catch (error) {
    return outcomeOf(error, failed)
  }
}

/** The server's errors at fields; without them its text, above the form. */
export function outcomeOf(error: unknown, failed: string): Outcome {
  const { fields } = requireApiError(error)
  const hasFields = Object.keys(fields).length > 0
  return hasFields ? { fieldErrors: fields } : { failure: failureOf(error, failed) }
}

/** The schemas are larger than a screen, so they are loaded when they are needed. */
export async function checkInput(load: () => Promise<InputSchema>, input: unknown) {
  return schemaErrors(await orNoReply(load), input)
}
