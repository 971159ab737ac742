import { useRef, useState } from 'react'
import type { Call } from '#contract/call.ts'
import type { publicContactDefinitions } from '#contract/contacts/contact-definitions.ts'
import type { publicEnquiryDefinitions } from '#contract/enquiries/enquiry-definitions.ts'
import type { RefusedForm } from './answer-form.ts'
import { findFaults, loadAhead } from './find-faults.ts'
import type { LoadSchema } from './find-faults.ts'
import { dropDraft, keepDraft, sendingKeyOf, typedIn } from './form-draft.ts'
import { sendForm } from './send-form.ts'
import type { Sent } from './send-form.ts'
import type { Typed } from './typed-text.ts'
import { useAnswer } from './use-answer.ts'
import { useFormDraft } from './use-form-draft.ts'

type SendDefinition = typeof publicEnquiryDefinitions.send | typeof publicContactDefinitions.send

type Sending = {
  /** The call that takes the form. */
  call: Call<SendDefinition>
  /** What the call accepts. */
  loadSchema: LoadSchema
  /** Under which its draft is kept. */
  name: string
  /** What the server refused before there were scripts. */
  refused?: RefusedForm | undefined
  onReceived?: ((reference: string) => void) | undefined
  /** What is sent of what is typed, where that is not the same. */
  sendable?: (typed: Typed) => Typed
}

/**
 * A form that is sent without leaving the page. Whatever happens, what was typed stays until it is
 * received; then a new `round` begins with empty fields.
 */
export function useSending(sending: Sending) {
  const { call, loadSchema, name, refused, onReceived, sendable = same } = sending
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const { mend, say, ...said } = useAnswer(form, refused)
  useFormDraft(form, name, refused !== undefined)
  const formProps = { ref: form, noValidate: true, onSubmit, onInput }
  return { formProps, isBusy, round, ...said }

  function onInput({ currentTarget, target }: React.FormEvent<HTMLFormElement>) {
    loadAhead(loadSchema)
    keepDraft(name, currentTarget)
    mend((target as HTMLInputElement).name)
  }

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending.current) void send(event.currentTarget)
  }

  async function send(form: HTMLFormElement) {
    isSending.current = true
    setBusy(true)
    keepDraft(name, form)
    const { taken, refused } = await checkAndSend(sendable(typedIn(form)))
    isSending.current = false
    setBusy(false)
    if (refused) return say(refused)
    const { reference } = taken
    say({ reference, faults: {} })
    dropDraft(name, form)
    setRound(round + 1)
    onReceived?.(reference)
  }

  async function checkAndSend(typed: Typed): Promise<Sent<SendDefinition>> {
    const faults = await findFaults(loadSchema, typed)
    if (Object.keys(faults).length > 0) return { refused: { faults } }
    return sendForm(call, typed, sendingKeyOf(name))
  }
}

function same(typed: Typed) {
  return typed
}
