import { useEffect, useRef, useState } from 'react'
import type { FieldTexts } from '#contract/refused-answer.ts'
import { dropDraft, fillFromDraft, keepDraft, sendingKeyOf, typedIn } from './form-draft.ts'
import type { RefusedForm } from './answer-form.ts'
import { sendForm } from './send-form.ts'
import type { Refused, Sent } from './send-form.ts'
import type { Typed } from './typed-text.ts'

type Sending = {
  /** The call that takes the form. */
  path: string
  /** Under which its draft is kept. */
  name: string
  /** What the server refused before there were scripts. */
  refused?: RefusedForm | undefined
  onReceived?: ((reference: string) => void) | undefined
  /** What is sent of what is typed, where that is not the same. */
  sendable?: (typed: Typed) => Typed
}

/** Each answer is new, even with the same text: the focus goes where it points. */
type Answer = { faults: FieldTexts; text?: string | undefined; reference?: string }

/**
 * A form that is sent without leaving the page. Whatever happens, what was typed stays until it is
 * received; then a new `round` begins with empty fields.
 */
export function useSending({ path, name, refused, onReceived, sendable = same }: Sending) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | undefined>(refused)
  const [mended, setMended] = useState<string[]>([])
  const [round, setRound] = useState(0)
  const isRefusedPage = refused !== undefined

  useEffect(() => {
    if (!form.current) return
    if (isRefusedPage) keepDraft(name, form.current)
    else fillFromDraft(name, form.current)
    sendingKeyOf(name)
  }, [name, isRefusedPage])
  useEffect(() => {
    if (answer && form.current) leadTo(form.current)
  }, [answer])

  async function send() {
    if (isSending.current || !form.current) return
    isSending.current = true
    const typed = typedIn(form.current)
    keepDraft(name, form.current)
    setBusy(true)
    const sent = await sendForm(path, sendable(typed), sendingKeyOf(name))
    isSending.current = false
    setBusy(false)
    setMended([])
    setAnswer(answerOf(sent))
    if (isRefusal(sent)) return
    dropDraft(name)
    setRound(round + 1)
    onReceived?.(sent.reference)
  }

  const formProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event: React.FormEvent) => {
      event.preventDefault()
      void send()
    },
    onInput: (event: React.FormEvent<HTMLFormElement>) => {
      keepDraft(name, event.currentTarget)
      const field = (event.target as HTMLInputElement).name
      if (answer?.faults[field] !== undefined) setMended([...mended, field])
    },
  }
  const { text, reference } = answer ?? {}
  const faults = without(answer?.faults ?? {}, mended)
  return { formProps, faults, text, reference, isBusy, round }
}

function answerOf(sent: Sent): Answer {
  return isRefusal(sent) ? sent : { faults: {}, reference: sent.reference }
}

function isRefusal(sent: Sent): sent is Refused {
  return 'faults' in sent
}

/** The first faulty field; else what the form says at its top. */
function leadTo(form: HTMLElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const place = field ?? form.querySelector<HTMLElement>('[data-answer]')
  place?.focus()
  place?.scrollIntoView({ block: 'nearest' })
}

function without(faults: FieldTexts, mended: string[]): FieldTexts {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !mended.includes(name)))
}

function same(typed: Typed) {
  return typed
}
