import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Call } from '#contract/call.ts'
import { ownPasswordMessages } from '#contract/customers/own-password.ts'
import type { ownPasswordDefinitions } from '#contract/customers/own-password-definitions.ts'
import type { FieldTexts } from '#contract/refused-answer.ts'
import type { RefusedForm } from '../forms/answer-form.ts'
import { findFaults, loadAhead } from '../forms/find-faults.ts'
import type { LoadSchema } from '../forms/find-faults.ts'
import { typedIn } from '../forms/form-draft.ts'
import { sendForm } from '../forms/send-form.ts'
import type { Answer } from '../forms/send-form.ts'
import type { Typed } from '../forms/typed-text.ts'
import { useAnswer } from '../forms/use-answer.ts'

type Definitions = typeof ownPasswordDefinitions

type PasswordForm = {
  /** The call that takes the form. */
  call: Call<Definitions[keyof Definitions]>
  /** What the call accepts. */
  loadSchema: LoadSchema
  /** What the call needs besides what is typed. */
  extra?: Typed
  /** What the server refused before there were scripts. */
  refused: RefusedForm | undefined
  /** The address that confirms it. */
  done: string
}

/** Sends a form without leaving the page, so that a refused one keeps the passwords that were typed. */
export function usePasswordForm({ call, loadSchema, extra, refused, done }: PasswordForm) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const { faults, text, mend, say } = useAnswer(form, refused)
  const navigate = useNavigate()
  const formProps = { ref: form, method: 'post', noValidate: true, onSubmit, onInput }
  return { formProps, faults, text, isBusy }

  function onInput({ target }: React.FormEvent<HTMLFormElement>) {
    loadAhead(loadSchema)
    mend((target as HTMLInputElement).name)
  }

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending.current) void send(typedIn(event.currentTarget))
  }

  async function send(typed: Typed) {
    isSending.current = true
    setBusy(true)
    const { refused } = await checkAndSend(typed)
    isSending.current = false
    setBusy(false)
    if (refused) return say(refused)
    // Back must not lead to a link that has been used.
    await navigate(done, { replace: true })
  }

  async function checkAndSend(typed: Typed): Promise<{ refused?: Answer }> {
    const sent = { ...typed, ...extra }
    const faults = { ...findDifference(typed), ...(await findFaults(loadSchema, sent)) }
    if (Object.keys(faults).length > 0) return { refused: { faults } }
    return sendForm(call, sent)
  }
}

/** The call takes a password once, so the browser compares the two. */
function findDifference({ password, newPassword = password, repeatedPassword }: Typed): FieldTexts {
  const isDifferent = repeatedPassword !== undefined && repeatedPassword !== newPassword
  return isDifferent ? { repeatedPassword: ownPasswordMessages.passwordsDiffer } : {}
}
