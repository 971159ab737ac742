import { data, redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { generalMessages } from '#contract/refused-answer.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import type { z } from '#contract/schema.ts'
import { parseInput } from '#domain/parse-input.ts'
import { isRefusal } from '#domain/refusal.ts'
import { refusalStatus } from '#domain/refusal-status.ts'
import { webContext } from '../../app-context.ts'
import type { Typed } from './typed-text.ts'

/** A form that was not taken, as it was typed. */
export type RefusedForm = { typed: Typed; faults: FieldTexts; text: string }

const secretFields = new Set(['password', 'newPassword', 'repeatedPassword'])

type Posted = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * What every form's action goes through. `receive` says where to go when the form was taken: a
 * reload there sends nothing. Whatever goes wrong, the answer is the same page with all that was typed,
 * but for passwords.
 */
export async function answerForm<Form>(
  { request, context }: Posted,
  schema: z.ZodType<Form>,
  receive: (form: Form) => Promise<string>,
) {
  const typed = await typedIn(request)
  try {
    return redirect(await receive(parseInput(schema, typed, { textOfFaults })), 303)
  } catch (error) {
    const refused = refusedBy(error)
    const shown = withoutSecrets(typed)
    if (refused) return data({ typed: shown, ...refused.told }, refused.init)
    const { log } = context.get(webContext)
    log.error({ path: new URL(request.url).pathname, reason: stackOf(error) }, 'form failed')
    return data({ typed: shown, faults: {}, text: generalMessages.failed }, { status: 500 })
  }
}

/** The form is shown with all its faults, so none of them stands above it. */
function textOfFaults() {
  return generalMessages.refusedInput
}

function refusedBy(error: unknown) {
  if (!isRefusal(error)) return undefined
  const { kind, message, fields = {}, retryAfterSeconds } = error
  const headers = new Headers()
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds))
  return {
    told: { faults: fields, text: message },
    init: { status: refusalStatus[kind], headers },
  }
}

function withoutSecrets(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !secretFields.has(name)))
}

/** A body that is no form is an empty form: its answer says what is missing. */
async function typedIn(request: Request): Promise<Typed> {
  const form = await request.formData().catch(() => new FormData())
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => isText(entry)))
}

function isText([, value]: [string, FormDataEntryValue]) {
  return typeof value === 'string'
}

function stackOf(error: unknown) {
  return error instanceof Error ? error.stack : String(error)
}
