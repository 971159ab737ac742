import { useState } from 'react'
import type { Call } from '#contract/call.ts'
import type { publicContactDefinitions } from '#contract/contacts/contact-definitions.ts'
import type { publicEnquiryDefinitions } from '#contract/enquiries/enquiry-definitions.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import type { RefusedForm } from './form-action.ts'
import { loadAhead } from './find-field-errors.ts'
import type { LoadSchema } from './find-field-errors.ts'
import { deleteFormDraft, idempotencyKeyOf, storeFormDraft, useFormDraft } from './form-draft.ts'
import { sendForm } from './send-form.ts'

type PublicForm = {
  /** The call that accepts the form. */
  call: Call<typeof publicEnquiryDefinitions.send | typeof publicContactDefinitions.send>
  /** What the call accepts. */
  loadSchema: LoadSchema
  /** The name of its draft. */
  name: string
  /** What the server refused before the scripts had loaded. */
  refused?: RefusedForm | undefined
  onReceived?: ((reference: string) => void) | undefined
  /** The values to send, where they differ from those of the fields. */
  valuesToSend?: (values: FormValues) => FormValues
}

/**
 * An enquiry or a contact message. What was typed stays until it is received; then a new `round`
 * begins with empty fields.
 */
export function usePublicForm(publicForm: PublicForm) {
  const { call, loadSchema, name, refused, onReceived, valuesToSend = unchanged } = publicForm
  const [round, setRound] = useState(0)
  const { formProps, ...shown } = useSubmission(submit, refused)
  useFormDraft(formProps.ref, name, refused !== undefined)
  return { ...shown, round, formProps: { ...formProps, onInput } }

  function onInput(event: React.FormEvent<HTMLFormElement>) {
    loadAhead(loadSchema)
    storeFormDraft(name, event.currentTarget)
    formProps.onInput(event)
  }

  async function submit(values: FormValues, form: HTMLFormElement) {
    storeFormDraft(name, form)
    const idempotencyKey = idempotencyKeyOf(name)
    const sent = { call, loadSchema, values: valuesToSend(values), idempotencyKey }
    const { response, refused } = await sendForm(sent)
    if (refused) return refused
    const { reference } = response
    deleteFormDraft(name, form)
    setRound(round + 1)
    onReceived?.(reference)
    return { reference }
  }
}

function unchanged(values: FormValues) {
  return values
}
