import { useEffect, useState } from 'react'
import type { Call } from '#contract/call.ts'
import type { publicContactDefinitions } from '#contract/contacts/contact-definitions.ts'
import type { publicEnquiryDefinitions } from '#contract/enquiries/enquiry-definitions.ts'
import { readDraftTexts, removeDraft, writeDraft } from '../../ui/forms/draft-store.ts'
import { fillForm } from '../../ui/forms/fill-form.ts'
import { formValuesOf } from '../../ui/forms/form-values.ts'
import type { FormInput, FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { randomKey } from '../../ui/random-key.ts'
import type { LoadSchema } from './find-field-errors.ts'
import type { RefusedForm } from './form-action.ts'
import { noReplyText } from '../../ui/forms/no-reply-text.ts'

type PublicForm = {
  /** The call that accepts the form. */
  call: Call<typeof publicEnquiryDefinitions.send | typeof publicContactDefinitions.send>
  /** What the call accepts. */
  loadSchema: LoadSchema
  /** The name of its draft. */
  name: string
  /** What the server refused before the scripts had loaded. */
  refused?: RefusedForm | undefined
  /** The reference in the address: of what was sent before this page was loaded. */
  sent?: string | undefined
  onReceived?: ((reference: string) => void) | undefined
  /** What is sent, where it is not just the values of the fields. */
  inputOf?: (values: FormValues) => FormInput
}

/**
 * An enquiry or a contact message. What was typed stays until it is received; then a new `round`
 * begins with empty fields.
 */
export function usePublicForm(publicForm: PublicForm) {
  const { call, loadSchema, name, refused, sent, onReceived, inputOf = unchanged } = publicForm
  const [round, setRound] = useState(sent ? 1 : 0)
  const { formProps, ...shown } = useSubmission(submit, refused)
  const reference = shown.reference ?? (shown.failure ? undefined : sent)
  useFormDraft(formProps.ref, name, refused !== undefined)
  return { ...shown, reference, round, formProps: { ...formProps, onInput } }

  function onInput(event: React.FormEvent<HTMLFormElement>) {
    loadSchema().catch(() => undefined)
    void loadSending()
    storeFormDraft(name, event.currentTarget)
    formProps.onInput(event)
  }

  async function submit(values: FormValues, form: HTMLFormElement) {
    storeFormDraft(name, form)
    const idempotencyKey = idempotencyKeyOf(name)
    const input = inputOf(values)
    const sending = await loadSending()
    if (!sending) return sendWithoutScripts(form)
    const { response, refused } = await sending.sendForm({
      call,
      loadSchema,
      input,
      idempotencyKey,
    })
    if (refused) return refused
    const { reference } = response
    deleteFormDraft(name, form)
    sending.addressReceipt(call.path, reference, input)
    setRound(round + 1)
    onReceived?.(reference)
    return { reference }
  }
}

/** A browser does not load a script again that it could not load once, until the page is loaded again. */
function sendWithoutScripts(form: HTMLFormElement) {
  if (!navigator.onLine) return { failure: { title: noReplyText() } }
  // What is disabled is not sent.
  for (const fields of form.querySelectorAll('fieldset')) fields.disabled = false
  form.submit()
  return undefined
}

/** Few visitors of a page write. Undefined where it does not arrive. */
function loadSending() {
  return import('../sending/send-form.ts').catch(() => undefined)
}

function unchanged(values: FormValues) {
  return values
}

/** The forms of a tab share the sender until one of them is sent. */
const senderKey = keyOf('sender')
const senderFields = ['name', 'email', 'phone', 'company']

/** Not typed by anybody, or a secret. */
const notStored = new Set(['website', 'productId', 'password'])

type FormRef = React.RefObject<HTMLFormElement | null>

/** Restores what was typed before, unless the page itself was served with what was typed last. */
function useFormDraft(form: FormRef, name: string, isServed: boolean) {
  useEffect(() => {
    if (!form.current) return
    if (isServed) storeFormDraft(name, form.current)
    else fillForm(form.current, draftOf(name))
    idempotencyKeyOf(name)
  }, [form, name, isServed])
}

function storeFormDraft(name: string, form: HTMLFormElement) {
  const entries = Object.entries(formValuesOf(new FormData(form)))
  const isOfSender = ([field]: [string, string]) => senderFields.includes(field)
  const stored = entries.filter(([field]) => !notStored.has(field))
  if (asksForSender(form)) writeDraft(senderKey, Object.fromEntries(stored.filter(isOfSender)))
  writeDraft(keyOf(name), {
    ...Object.fromEntries(stored.filter((entry) => !isOfSender(entry))),
    sendingKey: idempotencyKeyOf(name),
  })
}

function deleteFormDraft(name: string, form: HTMLFormElement) {
  if (asksForSender(form)) removeDraft(senderKey)
  removeDraft(keyOf(name))
}

/** The form for customers with an account does not ask who writes. */
function asksForSender({ elements }: HTMLFormElement) {
  return 'email' in elements
}

/** Created with the draft, unchanged by a reload, and deleted with the draft. */
function idempotencyKeyOf(name: string) {
  const draft = readDraftTexts(keyOf(name))
  if (draft.sendingKey) return draft.sendingKey
  const sendingKey = randomKey()
  writeDraft(keyOf(name), { ...draft, sendingKey })
  return sendingKey
}

function draftOf(name: string) {
  return { ...readDraftTexts(senderKey), ...readDraftTexts(keyOf(name)) }
}

function keyOf(name: string) {
  return `typed:${name}`
}
