import { isResponseOf } from '#contract/call.ts'
import type { ResponseOf, Call } from '#contract/call.ts'
import { isRefusedResponse } from '#contract/refused-response.ts'
import type { FormInput } from '../../ui/forms/form-values.ts'
import type { Outcome } from '../../ui/forms/use-submission.ts'
import { noReplyText } from '../../ui/forms/no-reply-text.ts'
import { findFieldErrors } from '../forms/find-field-errors.ts'
import type { LoadSchema } from '../forms/find-field-errors.ts'

export type Sent<Definition> =
  | { response: ResponseOf<Definition>; refused?: undefined }
  | { response?: undefined; refused: Outcome }

type FormToSend<Definition> = {
  /** The call that accepts the form. */
  call: Call<Definition>
  /** What the call accepts. */
  loadSchema: LoadSchema
  input: FormInput
  idempotencyKey?: string
}

const timeout = 30_000

/** Checks a form in the browser and makes its call. Every failure is returned as a text. */
export async function sendForm<Definition>(
  form: FormToSend<Definition>,
): Promise<Sent<Definition>> {
  const fieldErrors = await findFieldErrors(form.loadSchema, form.input)
  if (Object.keys(fieldErrors).length > 0) return { refused: { fieldErrors } }
  const made = makeCall(form)
  return made.catch(() => ({ refused: { failure: { title: noReplyText() } } }))
}

async function makeCall<Definition>({
  call,
  input,
  idempotencyKey,
}: FormToSend<Definition>): Promise<Sent<Definition>> {
  const reply = await fetch(`/api${call.path}`, {
    method: call.method,
    headers: {
      'Content-Type': 'application/json',
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(timeout),
  })
  const response = readJson(await reply.text())
  if (reply.ok && isResponseOf(call, response)) return { response }
  return { refused: refusalIn(reply.status, response) }
}

function refusalIn(status: number, response: unknown): Outcome {
  const { fields, message } = isRefusedResponse(response) ? response : {}
  // The errors at the fields are complete, and the focus moves there.
  if (fields && Object.keys(fields).length > 0) return { fieldErrors: fields }
  return { failure: { title: message ?? `Server error: ${status}` } }
}

/**
 * The receipt has an address, as without scripts, so that a reload shows it again. The router does not
 * read it now: what it would load is shown already. A dialog is on a page that has no receipts.
 */
export function addressReceipt(path: string, reference: string, { products }: FormInput) {
  if (location.pathname !== path) return
  const query = new URLSearchParams(location.search)
  if (!products) query.delete('product')
  query.set('sent', reference)
  history.replaceState(history.state, '', `?${query}`)
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
