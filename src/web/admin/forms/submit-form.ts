import type { FieldTexts } from '#contract/refused-response.ts'
import { schemaErrors } from '../../ui/forms/schema-errors.ts'
import type { InputSchema } from '../../ui/forms/schema-errors.ts'
import type { Outcome } from '../../ui/forms/use-submission.ts'
import { announceFailure } from '../../ui/toasts.tsx'
import { failureLine, failureOf, failureUnder, requireApiError } from '../session/api-error.ts'

type Submission = {
  /** Where it was left or closed before the response, a toast says what it would have shown. */
  form: HTMLFormElement
  /** Returns errors to show at fields. Without it, the server alone checks the form. */
  check?: () => Promise<FieldTexts>
  /** Makes the call of a form without errors. */
  send: () => Promise<unknown>
  /** Shown above the server's text, or in its place. */
  failed: string
  /** The text of the screen is shown above that of the server, not in its place. */
  isTitle?: boolean
  /** True where somebody else has stored another version, which the form then shows in place of a failure. */
  isConflict?: (error: unknown) => boolean
  /** What the form shows in place of a failure, such as a field that the server asks for. */
  answerTo?: (error: unknown) => Outcome | undefined
}

/**
 * Checks a form and makes its call. Returns what the form shows unless the call accepts it: errors at
 * fields, and without them the text of the server above the form.
 */
export async function submitForm(submission: Submission): Promise<Outcome | undefined> {
  const { form, failed } = submission
  const refused = await submit(submission)
  if (refused && !form.isConnected) {
    announceFailure(failureLine({ title: failed, detail: reasonIn(refused) }))
  }
  return refused
}

function reasonIn({ failure, fieldErrors = {} }: Outcome) {
  return failure?.detail ?? failure?.title ?? Object.values(fieldErrors)[0]
}

async function submit(submission: Submission): Promise<Outcome | undefined> {
  const { form, check, send, failed, isTitle = false, isConflict, answerTo } = submission
  try {
    const fieldErrors = (await check?.()) ?? {}
    if (Object.keys(fieldErrors).length > 0) return { fieldErrors }
    await send()
    return undefined
  } catch (error) {
    if (isConflict?.(error) && form.isConnected) return undefined
    const answer = form.isConnected && answerTo?.(error)
    if (answer) return answer
    const failure = isTitle ? failureUnder(failed, error) : failureOf(error, failed)
    const { fields } = requireApiError(error)
    return Object.keys(fields).length > 0 ? { fieldErrors: fields } : { failure }
  }
}

/**
 * The schemas are larger than a screen, so they are loaded when they are needed. Without one, the server
 * finds the errors: what Chromium could not load once, it does not load again before a reload.
 */
export async function checkInput(
  load: () => Promise<InputSchema>,
  input: unknown,
): Promise<FieldTexts> {
  const schema = await load().catch(() => undefined)
  return schema ? schemaErrors(schema, input) : {}
}
