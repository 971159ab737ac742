import { data, redirect } from 'react-router'
import type { HeadersArgs, RouterContextProvider } from 'react-router'
import { generalMessages } from '#contract/refused-response.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import type { z } from '#contract/schema.ts'
import { parseInput } from '#domain/parse-input.ts'
import { isRefusal } from '#domain/refusal.ts'
import { refusalStatus } from '#domain/refusal-status.ts'
import { webContext } from '../../app-context.ts'
import { formValuesOf } from '../../ui/forms/form-values.ts'
import type { FormInput, FormValues } from '../../ui/forms/form-values.ts'

/** A form that was not accepted, with what was typed into it. */
export type RefusedForm = {
  values: FormValues
  fieldErrors: FieldTexts
  failure: { title: string }
}

const secretFields = new Set(['password', 'newPassword', 'repeatedPassword'])

/** Where an accepted form leads, with the cookie that it sets. */
type Accepted = { address: string; headers?: { 'Set-Cookie': string } }

type Posted = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Every action of a form. `inputOf` makes of the fields what the schema reads. `receive` returns the
 * address to go to once the form is accepted, so that a reload sends nothing. Otherwise the response
 * is the same page with all that was typed, except passwords.
 */
export async function respondToForm<Form>(
  { request, context }: Posted,
  schema: z.ZodType<Form>,
  receive: (form: Form) => Promise<string | Accepted>,
  inputOf: (values: FormValues) => FormInput = (values) => values,
) {
  const posted = await valuesIn(request)
  try {
    const accepted = await receive(parseInput(schema, inputOf(posted), { textOfFaults }))
    const { address, headers = {} } =
      typeof accepted === 'string' ? { address: accepted } : accepted
    return redirect(address, { status: 303, headers })
  } catch (error) {
    const values = withoutSecrets(posted)
    const refused = refusedBy(error)
    if (refused) return data({ values, ...refused.outcome }, refused.init)
    const { log } = context.get(webContext)
    log.error({ path: new URL(request.url).pathname, reason: stackOf(error) }, 'form failed')
    return data(
      { values, fieldErrors: {}, failure: { title: generalMessages.failed } },
      { status: 500 },
    )
  }
}

/** Of a page with a form, whose loader and action may both set some. */
export function formHeaders({ actionHeaders, loaderHeaders }: HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders])
}

/**
 * Of a page whose address has a token, which must not go to other sites. Not no-referrer: without an
 * origin in the request, a form without scripts would be refused.
 */
export const tokenHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

/** All errors are shown at their fields, so the text above the form names none of them. */
function textOfFaults() {
  return generalMessages.refusedInput
}

function refusedBy(error: unknown) {
  if (!isRefusal(error)) return undefined
  const { kind, message, fields = {}, retryAfterSeconds } = error
  const headers = new Headers()
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds))
  return {
    outcome: { fieldErrors: fields, failure: { title: message } },
    init: { status: refusalStatus[kind], headers },
  }
}

function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secretFields.has(name)))
}

/** A body that is no form is treated as an empty one: the response names what is missing. */
async function valuesIn(request: Request) {
  return formValuesOf(await request.formData().catch(() => new FormData()))
}

function stackOf(error: unknown) {
  return error instanceof Error ? error.stack : String(error)
}
